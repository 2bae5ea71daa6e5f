import { MediaTypeObject, RequestBodyObject, ResponseObject } from './document-objects.ts';
import { codeExample, isBinary } from './example-text.ts';
import { readField } from './fields.ts';
import type { ApiResponse, Content, RequestBody } from './model.ts';
import { headerFields } from './parameters.ts';
import { below, isJsonObject, type JsonObject } from './pointer.ts';
import { entriesAt, type Reading, readObject } from './read-object.ts';
import { followed, type Located } from './references.ts';
import { sampledFrom } from './sampled.ts';
import { slugOf } from './slug.ts';

/** A request body, and what a sample request would send. */
export interface ReadBody {
  body: RequestBody | undefined;
  sample: { mediaType: string; value: unknown } | undefined;
}

/** The request body of an operation. */
export async function readBody(reading: Reading, located: Located, id: string): Promise<ReadBody> {
  const found = located.value === undefined ? undefined : readObject(reading, RequestBodyObject, located);
  if (!found) return { body: undefined, sample: undefined };
  const { value, pointer } = found;
  const read = await readContents(reading, entriesAt(below(pointer, 'content'), value.content), id);
  const body = {
    isRequired: value.required === true,
    description: value.description ?? '',
    contents: read.map(({ content }) => content),
  };
  const [first] = read;
  return { body, sample: first && { mediaType: first.content.mediaType, value: first.sample } };
}

/** The responses of an operation, by status; `default` comes last. */
export async function readResponses(
  reading: Reading,
  responses: readonly [string, Located][],
  idPrefix: string,
): Promise<ApiResponse[]> {
  const read: ApiResponse[] = [];
  for (const [status, located] of responses) {
    const found = readObject(reading, ResponseObject, located);
    if (!found) continue;
    const { value, pointer } = found;
    const id = `${idPrefix}response-${status}`;
    const contents = await readContents(reading, entriesAt(below(pointer, 'content'), value.content), id);
    read.push({
      status,
      description: value.description ?? '',
      headers: headerFields(reading, entriesAt(below(pointer, 'headers'), value.headers), `${id}.header`),
      contents: contents.map(({ content }) => content),
    });
  }
  return read.sort((a, b) => Number(a.status === 'default') - Number(b.status === 'default'));
}

async function readContents(
  reading: Reading,
  contents: readonly [string, Located][],
  id: string,
): Promise<{ content: Content; sample: unknown }[]> {
  const read: { content: Content; sample: unknown }[] = [];
  for (const [mediaType, located] of contents) {
    const media = readObject(reading, MediaTypeObject, located);
    if (!media) continue;
    const schema = { value: media.value.schema, pointer: below(media.pointer, 'schema') };
    const rootId = read.length === 0 ? id : `${id}.${slugOf(mediaType)}`;
    const root = readField(reading, { schema, id: rootId, name: '', isRequired: true });
    const sample =
      exampleIn(reading.document, media.value) ??
      (isBinary(mediaType) ? undefined : await sampledFrom(reading.document, schema));
    read.push({
      content: { mediaType, root, example: sample === undefined ? undefined : codeExample(mediaType, sample) },
      sample,
    });
  }
  return read;
}

function exampleIn(document: JsonObject, { example, examples }: MediaTypeObject): unknown {
  if (example !== undefined) return example;
  const [first] = entriesAt('', examples);
  const value = first && followed(document, first[1]).value;
  return isJsonObject(value) ? value.value : undefined;
}
