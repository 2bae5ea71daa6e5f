import { type Property, SchemaNode } from './json-schema.ts';

/** The pod manifest's schema, as something to ask. */
export interface PodModel {
  root: SchemaNode;
  /** The node behind a reference, with the keys beside the reference kept. */
  resolve(node: SchemaNode): SchemaNode;
  /** Every property of an object, those of shared groups included. */
  propertiesOf(node: SchemaNode): Map<string, Property>;
  /** A part of the schema by name, such as `connector:postgres`. */
  definition(name: string): SchemaNode | undefined;
  /** Names of the parts that begin like this, such as `connector:`. */
  definitionNames(prefix: string): string[];
  /** JSON pointer of a place in the manifest: `datasets[].acceleration`. */
  pointerOf(place: string): string | undefined;
  /** The node at a place in the manifest. */
  nodeAt(place: string): SchemaNode | undefined;
}

const DEFINITIONS = '#/$defs/';

/** Reads the schema of the pod manifest. */
export function podModelOf(schema: unknown): PodModel {
  const root = SchemaNode.parse(schema);
  const definitions = root.$defs ?? {};

  function resolve(node: SchemaNode): SchemaNode {
    if (!node.$ref?.startsWith(DEFINITIONS)) return node;
    const target = definitions[node.$ref.slice(DEFINITIONS.length)];
    if (!target) throw new Error(`Bug: the pod schema has no ${node.$ref}.`);
    const { $ref: _, ...beside } = node;
    return { ...resolve(target), ...beside };
  }

  function propertiesOf(node: SchemaNode, isShared = false): Map<string, Property> {
    const { allOf = [], properties = {}, required = [] } = resolve(node);
    const groups = allOf.filter((part) => part.$ref).flatMap((part) => [...propertiesOf(part, true)]);
    const own = Object.entries(properties).map(([name, property]): [string, Property] => [
      name,
      { name, node: resolve(property), isRequired: required.includes(name), isShared },
    ]);
    return new Map([...groups, ...own]);
  }

  function step(node: SchemaNode, key: string): { node: SchemaNode; pointer: string } | undefined {
    const { properties, additionalProperties, items, $ref } = node;
    if ($ref) return undefined;
    if (key === '[]') return items && { node: items, pointer: '/items' };
    const property = properties?.[key];
    if (property) return { node: property, pointer: `/properties/${key}` };
    return typeof additionalProperties === 'object'
      ? { node: additionalProperties, pointer: '/additionalProperties' }
      : undefined;
  }

  function locate(place: string): { node: SchemaNode; pointer: string } | undefined {
    if (definitions[place]) return { node: definitions[place], pointer: `${DEFINITIONS}${place}` };
    let at = { node: root, pointer: '#' };
    for (const key of keysOf(place)) {
      const base = at.node.$ref ? { node: resolve(at.node), pointer: at.node.$ref } : at;
      const next = step(base.node, key);
      if (!next) return undefined;
      at = { node: next.node, pointer: base.pointer + next.pointer };
    }
    return at;
  }

  return {
    root,
    resolve,
    propertiesOf: (node) => propertiesOf(node),
    definition: (name) => definitions[name],
    definitionNames: (prefix) => Object.keys(definitions).filter((name) => name.startsWith(prefix)),
    pointerOf: (place) => locate(place)?.pointer,
    nodeAt: (place) => {
      const found = locate(place);
      return found && resolve(found.node);
    },
  };
}

/**
 * The steps of a place in the manifest.
 * @example keysOf('datasets[].columns') // ['datasets', '[]', 'columns']
 */
export function keysOf(place: string): string[] {
  return place
    .replaceAll('[]', '.[]')
    .split('.')
    .filter((key) => key !== '' && key !== 'pod');
}
