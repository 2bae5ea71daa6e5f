import type { Content, Field } from '../model.ts';
import { codeFence, codeSpan, component, mdxText } from './mdx-text.ts';

/** A field with all that is inside it; `choice` says that it is one of several alternatives. */
function fieldText(field: Field, choice?: 'one of' | 'any of'): string {
  const { id, name, type, isRequired, isNullable, isDeprecated, constraints } = field;
  const attributes = {
    id,
    name,
    type,
    choice,
    required: isRequired,
    nullable: isNullable,
    deprecated: isDeprecated,
    default: field.default,
    constraints: constraints.length > 0 ? constraints.join('; ') : undefined,
  };
  return component('Field', attributes, insideOf(field));
}

/** What stands in a field: its words, then its own fields. */
function insideOf(field: Field): string[] {
  const { description, allowed, example, nested } = field;
  return [
    mdxText(description),
    allowed.length > 0
      ? `${allowed.length > 1 ? 'Allowed values' : 'Allowed value'}: ${allowed.map(codeSpan).join(', ')}.`
      : '',
    example === undefined ? '' : `Example: ${codeSpan(example)}.`,
    nested.sameAs
      ? `The fields are those of [${codeSpan(nested.sameAs.name || 'the whole body')}](#${encodeURI(nested.sameAs.id)}).`
      : '',
    ...nested.fields.map((inner) => fieldText(inner)),
    ...(nested.choice?.options.map((option) => fieldText(option, nested.choice?.kind)) ?? []),
  ];
}

/** Fields without a body around them, such as parameters; a label where no heading has said what they are. */
export function fieldList(fields: readonly Field[], label?: string): string {
  return component(
    'Schema',
    { label },
    fields.map((field) => fieldText(field)),
  );
}

/** A body in one media type: its schema, then an example. */
export function contentText({ mediaType, root, example }: Content, { hasId }: { hasId: boolean }): string {
  const { type, isNullable, constraints, id } = root;
  const attributes = {
    // The heading of a request body has this id already.
    id: hasId ? id : undefined,
    label: mediaType,
    type,
    nullable: isNullable,
    constraints: constraints.length > 0 ? constraints.join('; ') : undefined,
  };
  return component('Schema', attributes, [
    ...insideOf(root),
    example ? codeFence(example.language, example.code, `title="Example"`) : '',
  ]);
}
