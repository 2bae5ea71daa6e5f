import type { Identifier } from 'estree';
import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { apiComponents } from '../ui/api/index.ts';
import { articleComponents } from '../ui/article/components.tsx';

/** An article's tree as HTML, drawn by React once, at build time. */
export function renderArticle(tree: Root): string {
  const components = { ...articleComponents(), ...apiComponents };
  const element = toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    components,
    // `align` as an attribute: a style attribute would need an unsafe content security policy.
    tableCellAlignToStyle: false,
    // Names are all that is left to evaluate: the pipeline has made every value a literal.
    createEvaluater: () => ({
      evaluateExpression: (expression) => nameOf(expression, components),
      evaluateProgram: () => {
        throw new Error('Bug: a program reached the renderer');
      },
    }),
  });
  return renderToStaticMarkup(element);
}

function nameOf(expression: unknown, components: Record<string, unknown>): unknown {
  const { name } = expression as Identifier;
  return components[name] ?? name;
}
