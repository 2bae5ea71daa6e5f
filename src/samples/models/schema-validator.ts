import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';

/** Validates a value against the schema that a JSON pointer into a document names. */
export type SchemaValidator = (pointer: string, value: unknown) => Promise<ErrorObject[]>;

const ID = 'document';

/** A validator for the schemas of a document; the document is read, and each schema compiled, when first needed. */
export function schemaValidatorOf(read: () => object): SchemaValidator {
  const compiled = new Map<string, ValidateFunction>();
  let ajv: Promise<Ajv2020> | undefined;

  async function load(): Promise<Ajv2020> {
    const { Ajv2020 } = await import('ajv/dist/2020.js');
    const instance = new Ajv2020({
      allErrors: true,
      // A finding quotes the value and the schema beside the mistake.
      verbose: true,
      // Documents have notes of their own, and are checked by the tests.
      strict: false,
      validateFormats: false,
      validateSchema: false,
      // Neither inlining nor optimizing the code pays for samples of ten lines: without them the pod schema compiles five times as fast.
      inlineRefs: false,
      code: { optimize: false },
    });
    instance.addSchema({ ...read(), $id: ID });
    return instance;
  }

  return async (pointer, value) => {
    ajv ??= load();
    const instance = await ajv;
    const validate = compiled.get(pointer) ?? instance.compile({ $ref: `${ID}${pointer}` });
    compiled.set(pointer, validate);
    return validate(value) ? [] : [...(validate.errors ?? [])];
  };
}
