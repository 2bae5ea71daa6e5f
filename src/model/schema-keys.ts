import { z } from 'zod';

/** The keys that a schema knows at a place inside the value it describes; empty when the place holds no fixed keys. */
export function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[], value: unknown): string[] {
  const inner = unwrapped(schema, value);
  const [key, ...rest] = path;
  if (key === undefined) return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
  const next = schemaBelow(inner, key);
  return next ? keysAt(next, rest, property(value, key)) : [];
}

function schemaBelow(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[String(key)];
  if (schema instanceof z.ZodRecord) return schema.valueType;
  if (schema instanceof z.ZodArray) return schema.element;
  return undefined;
}

/** The schema behind what is optional or has a default, and of a union the member that the value names itself. */
function unwrapped(schema: z.core.$ZodType, value: unknown): z.core.$ZodType {
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodLazy;
  if (isWrapper) return unwrapped(schema.unwrap(), value);
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema;
  const name = schema.def.discriminator;
  const isNamed = (member: z.core.$ZodType) =>
    member instanceof z.ZodObject && z.safeParse(member.shape[name], property(value, name)).success;
  return schema.options.find(isNamed) ?? schema;
}

function property(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
