import { authenticationOf } from './authentication.ts';
import { readBody, readResponses } from './contents.ts';
import { curlOf } from './curl.ts';
import { type DocumentObject, OperationObject, PathItemObject } from './document-objects.ts';
import { METHODS, type Method, type Operation } from './model.ts';
import { parameterGroups, readParameters, sampleValues } from './parameters.ts';
import { below } from './pointer.ts';
import { entriesAt, itemsAt, type Read, type Reading, readObject } from './read-object.ts';
import { slugOf } from './slug.ts';

/** An operation where the document has it, before it is known on which page it is told. */
export interface FoundOperation extends Read<OperationObject> {
  method: Method;
  urlPath: string;
  pathItem: Read<PathItemObject>;
}

/** Every operation of the document, path by path. */
export function operationsIn(reading: Reading, { paths }: DocumentObject): FoundOperation[] {
  return entriesAt('/paths', paths).flatMap(([urlPath, located]) => {
    const pathItem = readObject(reading, PathItemObject, located);
    if (!pathItem) return [];
    return METHODS.flatMap((method) => {
      const raw = { value: pathItem.value[method], pointer: below(pathItem.pointer, method) };
      const operation = raw.value === undefined ? undefined : readObject(reading, OperationObject, raw);
      return operation ? [{ ...operation, method, urlPath, pathItem }] : [];
    });
  });
}

/** All that a page tells of an operation. Ids begin with the prefix, which is empty on the operation's own page. */
export async function readOperation(
  reading: Reading,
  found: FoundOperation,
  { document, idPrefix }: { document: DocumentObject; idPrefix: string },
): Promise<Operation> {
  const { value: operation, pointer, pathItem, method, urlPath } = found;
  const parameters = readParameters(reading, [
    ...itemsAt(below(pathItem.pointer, 'parameters'), pathItem.value.parameters),
    ...itemsAt(below(pointer, 'parameters'), operation.parameters),
  ]);
  const { body, sample } = await readBody(
    reading,
    { value: operation.requestBody, pointer: below(pointer, 'requestBody') },
    `${idPrefix}request-body`,
  );
  const responses = await readResponses(reading, entriesAt(below(pointer, 'responses'), operation.responses), idPrefix);
  const [server] = operation.servers ?? pathItem.value.servers ?? document.servers ?? [];
  const success = responses.find(({ status }) => /^2/.test(status));
  return {
    slug: slugOf(operation.operationId ?? ''),
    method,
    urlPath,
    title: operation.summary ?? operation.operationId ?? urlPath,
    description: operation.description ?? '',
    isDeprecated: operation.deprecated === true,
    authentication: authenticationOf(reading, operation.security, { document, idPrefix }),
    parameters: parameterGroups(reading, parameters, idPrefix),
    body,
    responses,
    sample: curlOf({
      method,
      server: (server?.url ?? '').replace(/\/$/, ''),
      urlPath,
      values: sampleValues(parameters),
      body: sample,
      answers: success?.contents.map(({ mediaType }) => mediaType) ?? [],
    }),
    related: [],
  };
}
