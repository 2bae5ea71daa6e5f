import { isJsonObject, type JsonObject } from './pointer.ts';
import { followed, type Located } from './references.ts';

/** A value made up from a schema, for bodies that the document gives no example of. */
export async function sampledFrom(document: JsonObject, schema: Located): Promise<unknown> {
  const { value } = followed(document, schema);
  // A bare object or string has nothing to make a sample of: `{}` and `"string"` would teach nothing.
  if (
    !isJsonObject(value) ||
    Object.keys(value).every((key) => ['type', 'format', 'description', 'title'].includes(key))
  )
    return undefined;
  // Loaded here because a document with examples everywhere, such as ours, needs no samples.
  const { sample } = await import('openapi-sampler');
  return sample(value, { quiet: true, maxSampleDepth: 6 }, document);
}
