import { didYouMean } from '../model/closest.ts';
import type { DocumentObject } from './document-objects.ts';
import type { Finding } from './finding.ts';
import type { FoundOperation } from './operations.ts';
import { below } from './pointer.ts';
import { slugOf } from './slug.ts';

/** Which operations have a page, and which are told on the pages of others. */
export interface PagePlan {
  infoSlug: string;
  /** By slug, in the order of the document. */
  pages: Map<string, FoundOperation>;
  /** For a slug, the operations without a page that it tells of. */
  related: Map<string, FoundOperation[]>;
}

/** Gives every operation its page, and reports those that cannot have one. */
export function planPages(
  document: DocumentObject,
  operations: readonly FoundOperation[],
): { plan: PagePlan; findings: Finding[] } {
  const findings: Finding[] = [];
  const infoSlug = slugOf(document.info.title);
  const pages = new Map<string, FoundOperation>();
  for (const operation of operations) {
    const slug = slugOf(operation.value.operationId ?? '');
    const holder = pages.get(slug);
    if (slug === '') findings.push(nameless(operation));
    else if (operation.value['x-page'] === false) continue;
    else if (slug === infoSlug) findings.push(shared(operation, slug, '/info/title'));
    else if (holder) findings.push(shared(operation, slug, holder.pointer));
    else pages.set(slug, operation);
  }
  const related = new Map<string, FoundOperation[]>();
  for (const operation of operations.filter(
    ({ value }) => value['x-page'] === false && slugOf(value.operationId ?? '') !== '',
  )) {
    for (const [index, slug] of (operation.value['x-shown-on'] ?? []).entries()) {
      if (slug === infoSlug || pages.has(slug)) related.set(slug, [...(related.get(slug) ?? []), operation]);
      else findings.push(nowhere(slug, below(operation.pointer, 'x-shown-on', index), [infoSlug, ...pages.keys()]));
    }
  }
  return { plan: { infoSlug, pages, related }, findings };
}

function nameless({ pointer, method, urlPath }: FoundOperation): Finding {
  return {
    pointer,
    message: `The operation at ${pointer} has no "operationId" to name its page.`,
    fix: `Add one, such as "operationId": "${slugOf(`${method} ${urlPath}`)}".`,
  };
}

function shared({ pointer, value }: FoundOperation, slug: string, other: string): Finding {
  return {
    pointer: below(pointer, 'operationId'),
    message: `The operation "${value.operationId}" at ${pointer} would have the page "${slug}", which belongs to ${other}.`,
    fix: 'Give one of them another name.',
  };
}

function nowhere(slug: string, pointer: string, slugs: string[]): Finding {
  return {
    pointer,
    message: `"${slug}" at ${pointer} is not the page of an operation.`,
    fix: didYouMean(slug, slugs, `Known pages: ${slugs.join(', ')}.`),
  };
}
