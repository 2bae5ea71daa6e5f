import { z } from 'zod';

/** `tags.yml`: from key to label and description. */
export const TagsFile = z.record(z.string(), z.strictObject({ label: z.string(), description: z.string() }));
export type TagsFile = z.output<typeof TagsFile>;

/** `authors.yml`: the teams that sign posts. */
export const AuthorsFile = z.record(
  z.string(),
  z.strictObject({ name: z.string(), title: z.string(), description: z.string() }),
);
export type AuthorsFile = z.output<typeof AuthorsFile>;
export type Author = AuthorsFile[string] & { key: string };
