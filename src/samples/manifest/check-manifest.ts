import { type Document, isMap } from 'yaml';
import type { Finding } from '../finding.ts';
import type { PodModel } from '../models/pod-model.ts';
import { type DataFinding, dataFindings } from '../models/schema-findings.ts';
import type { SchemaValidator } from '../models/schema-validator.ts';
import { type PlaceHints, placementOf } from './manifest-place.ts';
import { hasEllipsis, keyOffset, nodeAt, offsetOf } from './yaml-source.ts';

/** A YAML document of a sample, and what the sample says about it. */
export interface ManifestSample {
  code: string;
  document: Document;
  hints: PlaceHints;
}

/** Checks a document against the part of the manifest's schema where it belongs. */
export async function checkManifest(
  { code, document, hints }: ManifestSample,
  { pod, validate }: { pod: PodModel; validate: SchemaValidator },
): Promise<Finding[]> {
  const value: unknown = document.toJS();
  const placement = placementOf(pod, value, hints);
  if (placement.kind === 'unknown') return [{ ...placement.finding, offset: offsetOf(document, []) }];
  const errors = await validate(placement.pointer, value);
  return dataFindings(errors, { pod, place: placement.place, whole: 'the manifest' })
    .filter((finding) => !(finding.isMissing && mayLack(finding, placement.isFragment)))
    .map((finding) => ({
      rule: 'sample-manifest',
      offset: offsetOfFinding(document, finding),
      message: finding.message,
      fix: finding.fix,
    }));

  function mayLack({ path }: DataFinding, isFragment: boolean): boolean {
    if (isFragment && path.length === 0) return true;
    const map = nodeAt(document, path);
    return isMap(map) && hasEllipsis(code, map);
  }
}

function offsetOfFinding(document: Document, { path, at }: DataFinding): number {
  return (at === 'key' ? keyOffset(document, path) : undefined) ?? offsetOf(document, path);
}
