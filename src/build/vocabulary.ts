import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Source } from '../model/compiled-page.ts';
import type { Problem } from '../model/problem.ts';
import { AuthorsFile, TagsFile } from '../model/tags.ts';
import { readYaml } from '../model/yaml-problems.ts';
import { textOfFile } from './compile-site.ts';

/** The lists that pages refer to. */
export interface Vocabulary {
  docTags: TagsFile;
  blogTags: TagsFile;
  authors: AuthorsFile;
  problems: Problem[];
}

/**
 * Reads `tags.yml` and `authors.yml`. A name whose entry has a mistake is still a name, and while a list cannot be read at
 * all, every name that pages use is: otherwise each of them would be reported as well.
 */
export function readVocabulary(root: string, sources: readonly Source[]): Vocabulary {
  const docTags = readList(root, {
    ...TAGS,
    file: 'content/docs/tags.yml',
    used: sources.flatMap(({ head }) => (head.kind === 'doc' ? (head.data.tags ?? []) : [])),
  });
  const blogTags = readList(root, {
    ...TAGS,
    file: 'content/blog/tags.yml',
    used: sources.flatMap(({ head }) => (head.kind === 'post' ? head.data.tags : [])),
  });
  const authors = readList(root, {
    schema: AuthorsFile,
    thing: 'a list of authors',
    standIn: (name: string) => ({ name, title: '', description: '' }),
    file: 'content/blog/authors.yml',
    used: sources.flatMap(({ head }) => (head.kind === 'post' ? head.data.authors : [])),
  });
  return {
    docTags: docTags.entries,
    blogTags: blogTags.entries,
    authors: authors.entries,
    problems: [
      ...docTags.problems,
      ...blogTags.problems,
      ...authors.problems,
      ...missingAvatars(root, 'content/blog/authors.yml', Object.keys(authors.entries)),
    ],
  };
}

const TAGS = {
  schema: TagsFile,
  thing: 'a list of tags',
  standIn: (label: string) => ({ label, description: '' }),
};

interface List<Entry> {
  file: string;
  schema: z.ZodType<Record<string, Entry>>;
  /** What a list is called in messages. */
  thing: string;
  /** An entry for a name whose own cannot be used. */
  standIn(name: string): Entry;
  /** Names that pages use, each as often as it is used. */
  used: readonly string[];
}

function readList<Entry>(
  root: string,
  { file, schema, thing, standIn, used }: List<Entry>,
): { entries: Record<string, Entry>; problems: Problem[] } {
  const entriesFor = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, standIn(name)]));
  const text = textOfFile(root, file);
  if (!text?.trim()) {
    const state = text === undefined ? 'does not exist' : 'is empty';
    return { entries: entriesFor(used), problems: used.length > 0 ? [missing(file, state, used)] : [] };
  }
  const read = readYaml(text, schema, { file, linesBefore: 0, thing });
  const { value, raw } = read;
  const problems = [...read.problems, ...oddNames(file, text)];
  if (value) return { entries: value, problems };
  const written = z.record(z.string(), z.unknown()).safeParse(raw).data;
  // What follows the first place that cannot be read is mostly a consequence of it.
  if (!written) return { entries: entriesFor(used), problems: problems.slice(0, 1) };
  const right = Object.keys(written).map((name) => schema.safeParse({ [name]: written[name] }).data ?? {});
  return { entries: Object.assign(entriesFor(Object.keys(written)), ...right), problems };
}

/** Names become parts of addresses. */
function oddNames(file: string, text: string): Problem[] {
  return text.split('\n').flatMap((line, index) => {
    const name = /^(?!#|---)(?:"([^"]*)"|'([^']*)'|([^\s"'].*?)):(?:\s|$)/.exec(line)?.slice(1).find(Boolean);
    if (name === undefined || /^[A-Za-z0-9~-][\w.~-]*$/.test(name)) return [];
    const message = `"${name}" cannot be part of an address.`;
    const fix = 'Use a–z, 0–9 and "-"; the name that readers see stands below it.';
    return [{ rule: 'bad-value' as const, file, line: index + 1, column: 1, message, fix }];
  });
}

/** Pictures of authors that are not there. */
function missingAvatars(root: string, file: string, names: readonly string[]): Problem[] {
  const lines = textOfFile(root, file)?.split('\n') ?? [];
  return names.flatMap((name) => {
    const line = lines.findIndex((text) => text.startsWith(`${name}:`)) + 1;
    // Of a list that cannot be read, names are known by the pages alone.
    if (line === 0 || existsSync(join(root, avatarOf(name)))) return [];
    const message = `The author "${name}" has no picture.`;
    return [
      { rule: 'missing-image' as const, file, line, column: 1, message, fix: `Add ${avatarOf(name)}, a square.` },
    ];
  });
}

function avatarOf(author: string): string {
  return `content/blog/avatars/${author}.svg`;
}

function missing(file: string, state: string, used: readonly string[]): Problem {
  const count = new Set(used).size;
  return {
    rule: 'missing-key',
    file,
    line: 1,
    column: 1,
    message: `The file ${state}, and pages use ${count === 1 ? 'a name' : `${count} names`} of it.`,
    fix: `Write it, with an entry for each name, or remove ${[...new Set(used)].slice(0, 3).join(', ')}${count > 3 ? ' …' : ''} from the pages.`,
  };
}
