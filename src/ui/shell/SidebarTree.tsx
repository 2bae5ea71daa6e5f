import type { Sidebar, SidebarNode } from '../../model/sidebar.ts';

/** A sidebar as nested lists; groups open and close without script. The way to the current page stands open. */
export function SidebarTree({ sidebar, route }: { sidebar: Sidebar; route: string }) {
  return (
    <nav className="sidebar" aria-label={sidebar.label}>
      {sidebar.title ? <p className="sidebar-title">{sidebar.title}</p> : null}
      <ul>
        {sidebar.nodes.map((node) => (
          <SidebarEntry key={keyOf(node)} sidebar={sidebar} node={node} route={route} />
        ))}
      </ul>
    </nav>
  );
}

/** An entry of the first level. */
export function SidebarEntry({ sidebar, node, route }: { sidebar: Sidebar; node: SidebarNode; route: string }) {
  return <Node node={node} route={route} isOpen={sidebar.title !== undefined} />;
}

function Node({ node, route, isOpen = false }: { node: SidebarNode; route: string; isOpen?: boolean }) {
  switch (node.kind) {
    case 'page':
      return (
        <li>
          <a href={node.route} aria-current={node.route === route ? 'page' : undefined}>
            {node.label}
            {node.method ? <span className={`method ${node.method}`}>{node.method}</span> : null}
          </a>
        </li>
      );
    case 'external':
      return (
        <li>
          <a href={node.href}>{node.label}</a>
        </li>
      );
    case 'group':
      return (
        <li>
          <details open={isOpen || holds(node, route)}>
            <summary>{node.label}</summary>
            <ul>
              {node.route ? (
                <li>
                  <a href={node.route} aria-current={node.route === route ? 'page' : undefined}>
                    Overview
                  </a>
                </li>
              ) : null}
              {node.children.map((child) => (
                <Node key={keyOf(child)} node={child} route={route} />
              ))}
            </ul>
          </details>
        </li>
      );
  }
}

/** Whether the page is in a group, at any depth. */
export function holds(node: SidebarNode, route: string): boolean {
  switch (node.kind) {
    case 'page':
      return node.route === route;
    case 'external':
      return false;
    case 'group':
      return node.route === route || node.children.some((child) => holds(child, route));
  }
}

function keyOf(node: SidebarNode): string {
  return node.kind === 'external' ? node.href : node.kind === 'group' ? node.key : node.route;
}
