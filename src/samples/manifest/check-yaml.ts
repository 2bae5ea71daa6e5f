import type { Document } from 'yaml';
import type { Finding } from '../finding.ts';
import type { SchemaValidator } from '../models/schema-validator.ts';
import type { CommandModels } from '../shell/check-command-line.ts';
import { checkManifest } from './check-manifest.ts';
import { containerFindings, manifestsIn } from './deployed-pods.ts';
import { embeddedQueryFindings, type QueryCheck } from './embedded-queries.ts';
import type { PlaceHints } from './manifest-place.ts';
import { keyOffset, nodeAt, parseYaml } from './yaml-source.ts';

/** What YAML samples are checked against. */
export interface YamlModels extends CommandModels {
  validatePod: SchemaValidator;
  queries: { sql: QueryCheck; graphql: QueryCheck };
}

/** Checks YAML that is a pod manifest or a part of one. */
export async function checkManifestYaml(code: string, hints: PlaceHints, models: YamlModels): Promise<Finding[]> {
  const { documents, findings } = parseYaml(code);
  if (findings.length > 0) return findings;
  const perDocument = documents
    .filter(hasContent)
    .map(async (document) => [
      ...(await checkManifest({ code, document, hints }, { pod: models.pod, validate: models.validatePod })),
      ...(await embeddedQueryFindings({ code, document }, models.queries)),
    ]);
  return (await Promise.all(perDocument)).flat();
}

/** Checks YAML of another kind: it must parse, and what it says about Loam must hold. */
export async function checkOtherYaml(code: string, models: YamlModels): Promise<Finding[]> {
  const { documents, findings } = parseYaml(code);
  if (findings.length > 0) return findings;
  const manifests = documents.flatMap((document) => manifestsIn(document, code));
  const inside = manifests.map(async ({ text, offsetOf }) =>
    (await checkManifestYaml(text, { check: undefined, title: undefined }, models)).map((finding) => ({
      ...finding,
      offset: offsetOf(finding.offset),
    })),
  );
  return [
    ...documents.flatMap((document) => containerFindings(document, models)),
    ...(await Promise.all(inside)).flat(),
    ...(await Promise.all(documents.map((document) => helmPodFindings(code, document, models)))).flat(),
  ];
}

/** The values of a Helm chart hold the manifest under `pod`. */
async function helmPodFindings(code: string, document: Document, models: YamlModels): Promise<Finding[]> {
  const start = keyOffset(document, ['pod']);
  const end = nodeAt(document, ['pod'])?.range?.[2];
  if (start === undefined || end === undefined) return [];
  // Everything but the manifest is blanked out, so that positions hold.
  const from = start + 'pod:'.length;
  const manifest = code.slice(0, from).replace(/[^\n]/g, ' ') + code.slice(from, end);
  return checkManifestYaml(manifest, { check: undefined, title: undefined }, models);
}

function hasContent(document: Document): boolean {
  return document.contents !== null;
}
