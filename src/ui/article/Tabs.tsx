import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

interface TabItemProps {
  value: string;
  label?: string;
  children?: ReactNode;
}

/** One choice inside `<Tabs>`; it is drawn by its parent. */
export function TabItem({ children }: TabItemProps) {
  return <>{children}</>;
}

/**
 * Alternatives side by side. Without script every panel is shown under its label; with it, one at a time.
 * Both are in the HTML, and the style sheet chooses, so that nothing moves when the script arrives.
 */
export function Tabs({ id, groupId, children }: { id: string; groupId?: string; children?: ReactNode }) {
  const items = Children.toArray(children).filter(
    (child): child is ReactElement<TabItemProps> => isValidElement(child) && child.type === TabItem,
  );
  // A space would make two ids of one.
  const idOf = (value: string) => `${id}-${value.trim().replace(/\s+/g, '-')}`;
  return (
    <div className="tabs" data-group={groupId}>
      <div className="tablist" role="tablist">
        {items.map(({ props: { value, label } }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={idOf(value)}
            data-value={value}
            aria-controls={`${idOf(value)}-panel`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {label ?? value}
          </button>
        ))}
      </div>
      {items.map(({ props: { value, label, children: content } }, index) => (
        <div
          key={value}
          className="tabpanel"
          role="tabpanel"
          id={`${idOf(value)}-panel`}
          aria-labelledby={idOf(value)}
          data-off={index === 0 ? undefined : ''}
        >
          <p className="tab-label">{label ?? value}</p>
          {content}
        </div>
      ))}
    </div>
  );
}
