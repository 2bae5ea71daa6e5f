import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { closestTo, didYouMean } from '../model/closest.ts';
import { shapeOf } from './component-shapes.ts';
import { type PageContext, report } from './page-context.ts';

/** Reports attributes that a component does not take, and those that it needs. Sees them as the author wrote them. */
export function componentAttributes(node: MdxJsxFlowElement | MdxJsxTextElement, context: PageContext): void {
  const shape = shapeOf(node.name);
  if (!shape) return;
  const known = [...shape.needs, ...shape.takes];
  const given = node.attributes.flatMap((attribute) => ('name' in attribute ? [attribute.name] : []));
  const free = known.filter((name) => !given.includes(name));
  const unknown = given.filter((name) => !known.includes(name));
  for (const name of unknown) {
    const otherwise = known.length > 0 ? `Known attributes: ${known.join(', ')}.` : 'Remove it: it takes none.';
    report(context, 'unknown-key', node, {
      message: `"${name}" is not an attribute of <${node.name}>.`,
      fix: didYouMean(name, free, otherwise),
    });
  }
  // A misspelt attribute or one that is spread has been reported: it is not missing as well.
  if (given.length < node.attributes.length) return;
  const meant = new Set(unknown.map((name) => closestTo(name, free)));
  const empty = node.attributes.flatMap((attribute) =>
    'name' in attribute && (attribute.value ?? '') === '' ? [attribute.name] : [],
  );
  for (const name of shape.needs) {
    if (meant.has(name) || (given.includes(name) && !empty.includes(name))) continue;
    report(context, 'missing-key', node, { message: `<${node.name}> has no ${name}.`, fix: `Add ${name}="…".` });
  }
}
