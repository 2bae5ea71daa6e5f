import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

interface RecipeProps {
  title: string;
  /** Topics with commas between, such as `ai,sql`. */
  topics: string;
  href: string;
  children?: ReactNode;
}

/** Recipes as cards, with a button for each topic. Without script the buttons are gone and the list stands as it is. */
export function Recipes({ children }: { children?: ReactNode }) {
  const recipes = Children.toArray(children).filter(
    (child): child is ReactElement<RecipeProps> => isValidElement(child) && child.type === Recipe,
  );
  const topics = [...new Set(recipes.flatMap(({ props }) => topicsOf(props)))];
  return (
    <div className="recipes">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for values that a form sends */}
      <div className="topics needs-script" role="group" aria-label="Filter by topic">
        <TopicButton topic="" label="All" count={recipes.length} />
        {topics.map((topic) => (
          <TopicButton
            key={topic}
            topic={topic}
            label={labelOf(topic)}
            count={recipes.filter(({ props }) => topicsOf(props).includes(topic)).length}
          />
        ))}
      </div>
      <p className="sr-only" role="status" />
      <ul>{recipes}</ul>
    </div>
  );
}

function TopicButton({ topic, label, count }: { topic: string; label: string; count: number }) {
  return (
    <button type="button" data-action="topic" data-topic={topic} aria-pressed={topic === ''}>
      {label} <small>{count}</small>
    </button>
  );
}

/** A recipe: where it is told, a sentence on what it does, and its topics. */
export function Recipe({ title, topics, href, children }: RecipeProps) {
  const names = topicsOf({ topics });
  return (
    <li className="recipe" data-topics={names.join(',')}>
      <a href={href}>{title}</a>
      <div>{children}</div>
      <small>
        <span className="sr-only">Topics: </span>
        {names.map(labelOf).join(', ')}
      </small>
    </li>
  );
}

function topicsOf({ topics }: Pick<RecipeProps, 'topics'>): string[] {
  return topics.split(',').map((topic) => topic.trim());
}

/** Our short topics are abbreviations: `ai`, `sql`. */
function labelOf(topic: string): string {
  return topic.length <= 3 ? topic.toUpperCase() : topic.charAt(0).toUpperCase() + topic.slice(1);
}
