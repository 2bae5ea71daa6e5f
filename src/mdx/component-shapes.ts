/** What a component takes, as far as a page can get it wrong. */
export interface ComponentShape {
  /** Attributes without which it cannot be drawn. */
  needs: readonly string[];
  /** Attributes that it may have besides. */
  takes: readonly string[];
  /** The component that it must stand in, because only that one can draw it. */
  inside?: string;
  /** The one component that it holds: all else inside would be lost. */
  holds?: string;
}

/** The components a page may use. */
const componentShapes: Readonly<Record<string, ComponentShape>> = {
  Tabs: { needs: [], takes: ['groupId'], holds: 'TabItem' },
  TabItem: { needs: ['value'], takes: ['label'], inside: 'Tabs' },
  Cards: { needs: [], takes: [] },
  Card: { needs: ['title', 'href'], takes: [] },
  Steps: { needs: [], takes: [], holds: 'Step' },
  Step: { needs: ['title'], takes: [], inside: 'Steps' },
  // The alternative text and the titles of players have messages of their own.
  Diagram: { needs: ['src'], takes: ['alt', 'caption'] },
  Params: { needs: ['for'], takes: [] },
  Video: { needs: ['host', 'id'], takes: ['title'] },
  Audio: { needs: ['host', 'id'], takes: ['title'] },
  Recipes: { needs: [], takes: [], holds: 'Recipe' },
  Recipe: { needs: ['title', 'topics', 'href'], takes: [], inside: 'Recipes' },
  Hero: { needs: ['title'], takes: [] },
  Columns: { needs: [], takes: [] },
  Column: { needs: [], takes: [] },
  // Those of the generated API pages.
  Endpoint: { needs: ['method', 'path'], takes: [] },
  ApiLayout: { needs: [], takes: [] },
  ApiSample: { needs: [], takes: [] },
  Schema: { needs: [], takes: ['id', 'label', 'type', 'nullable', 'constraints'] },
  Field: {
    needs: ['id', 'name'],
    takes: ['type', 'choice', 'required', 'deprecated', 'default', 'nullable', 'constraints'],
  },
};

/** Names of the components a page may use. */
export const knownComponents: ReadonlySet<string> = new Set(Object.keys(componentShapes));

/** What a component takes; undefined for HTML and for names that are no component. */
export function shapeOf(name: string | null | undefined): ComponentShape | undefined {
  return name && Object.hasOwn(componentShapes, name) ? componentShapes[name] : undefined;
}
