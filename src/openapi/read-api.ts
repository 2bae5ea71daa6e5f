import type { Problem } from '../model/problem.ts';
import { authenticationOf } from './authentication.ts';
import { DocumentObject } from './document-objects.ts';
import { exampleFindings } from './examples.ts';
import { problemsOf } from './finding.ts';
import { readJson } from './json-text.ts';
import type { ApiGroup, ApiModel, Operation } from './model.ts';
import { type FoundOperation, operationsIn, readOperation } from './operations.ts';
import { type PagePlan, planPages } from './page-plan.ts';
import { isJsonObject } from './pointer.ts';
import { type Reading, readObject } from './read-object.ts';
import { referenceFindings } from './references.ts';
import { slugOf } from './slug.ts';
import { structureFindings } from './structure.ts';

/** Group of operations without a tag. */
const UNTAGGED = 'Other';

/** An OpenAPI document as page models, with everything that is wrong in it. No model when it cannot be read at all. */
export async function readApi(
  documentText: string,
  file: string,
): Promise<{ api: ApiModel | undefined; problems: Problem[] }> {
  const json = readJson(documentText);
  if (json.kind === 'broken') {
    const { place, message, fix } = json;
    return { api: undefined, problems: [{ rule: 'api-spec', file, ...place, message, fix }] };
  }
  const document = isJsonObject(json.value) ? json.value : {};
  const faults = [...referenceFindings(document), ...(await structureFindings(document))];
  if (faults.length > 0) return { api: undefined, problems: problemsOf(faults, file, json.placeOf) };
  const reading: Reading = { document, findings: [] };
  const api = await apiOf(reading);
  const findings = [...reading.findings, ...(await exampleFindings(document))];
  return { api, problems: problemsOf(findings, file, json.placeOf) };
}

async function apiOf(reading: Reading): Promise<ApiModel | undefined> {
  const document = readObject(reading, DocumentObject, { value: reading.document, pointer: '' })?.value;
  if (!document) return undefined;
  const { plan, findings } = planPages(document, operationsIn(reading, document));
  reading.findings.push(...findings);
  const operations: { tag: string; operation: Operation }[] = [];
  for (const [slug, found] of plan.pages) {
    const operation = await readOperation(reading, found, { document, idPrefix: '' });
    const related = await relatedTo(reading, slug, { document, plan });
    operations.push({ tag: found.value.tags?.[0] ?? UNTAGGED, operation: { ...operation, related } });
  }
  const { title, version, summary = '', description = '', license } = document.info;
  return {
    info: {
      slug: plan.infoSlug,
      title,
      version,
      summary,
      description,
      license: license?.name ?? '',
      servers: (document.servers ?? []).map(({ url, description: text = '' }) => ({ url, description: text })),
      authentication: authenticationOf(reading, document.security, { document, idPrefix: '' }),
      related: await relatedTo(reading, plan.infoSlug, { document, plan }),
    },
    groups: groupsOf(document, operations),
  };
}

async function relatedTo(
  reading: Reading,
  slug: string,
  { document, plan }: { document: DocumentObject; plan: PagePlan },
): Promise<Operation[]> {
  const related: Operation[] = [];
  for (const found of plan.related.get(slug) ?? []) {
    related.push(await readOperation(reading, found, { document, idPrefix: `${idOf(found)}.` }));
  }
  return related;
}

function idOf({ value }: FoundOperation): string {
  return slugOf(value.operationId ?? '');
}

/** Groups in the order in which the document lists its tags, then those it uses without listing them. */
function groupsOf(
  { tags = [] }: DocumentObject,
  operations: readonly { tag: string; operation: Operation }[],
): ApiGroup[] {
  const descriptions = new Map(tags.map(({ name, description = '' }) => [name, description]));
  const names = new Set([...descriptions.keys(), ...operations.map(({ tag }) => tag)]);
  return [...names]
    .map((name) => ({
      name,
      slug: slugOf(name),
      description: descriptions.get(name) ?? '',
      operations: operations.flatMap(({ tag, operation }) => (tag === name ? [operation] : [])),
    }))
    .filter((group) => group.operations.length > 0);
}
