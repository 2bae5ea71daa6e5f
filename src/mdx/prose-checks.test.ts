import { expect, test } from 'vitest';
import { compiled, plainChecker, printed } from '../../test/fixtures/pages.ts';
import type { InlineCode, ParamTable, SampleChecker } from '../model/sample.ts';

/** A checker that keeps the tables it is given. */
function tableKeeper(): { tables: ParamTable[]; checker: SampleChecker } {
  const tables: ParamTable[] = [];
  const checkParams = (table: ParamTable) => {
    tables.push(table);
    return [];
  };
  return { tables, checker: { ...plainChecker, checkParams } };
}

test('a table inside <Params> is checked row by row', async () => {
  const { tables, checker } = tableKeeper();
  const table =
    '| Parameter | Type | Default | Description |\n|---|---|---|---|\n| `pg_host` | string | `localhost` | Where. |\n| `-o`, `--out` | | – | **Required.** What. |';
  await compiled(`Text\n\n<Params for="connector:postgres">\n\n${table}\n\n</Params>`, { checker });
  expect(tables).toEqual([
    {
      target: 'connector:postgres',
      file: 'content/docs/a.mdx',
      line: 3,
      column: 1,
      rows: [
        { name: 'pg_host', type: 'string', default: 'localhost', isRequired: false, line: 7, column: 1 },
        { name: '-o', type: '', default: '–', isRequired: true, line: 8, column: 1 },
      ],
    },
  ]);
});

test('a table without the columns says so', async () => {
  const { tables, checker } = tableKeeper();
  await compiled('<Params for="cli:run">\n\n| Flag | Description |\n|---|---|\n| `--all` | All. |\n\n</Params>', {
    checker,
  });
  expect(tables[0]?.rows).toMatchObject([{ name: '--all', type: undefined, default: undefined }]);
});

test('names in backticks are checked where they stand, and what the checker finds is reported', async () => {
  const checker = {
    ...plainChecker,
    checkInlineCode: ({ text, file, line, column }: InlineCode) => [
      { rule: 'unknown-name' as const, file, line, column, message: `"${text}" is no name.`, fix: 'Correct it.' },
    ],
  };
  const { problems } = await compiled('Text {{version}} `loam rn`.\n\n## The `pg_hst`', { checker });
  expect(printed(problems)).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:1:18 unknown-name
      "loam rn" is no name.
      Correct it.

    content/docs/a.mdx:3:8 unknown-name
      "pg_hst" is no name.
      Correct it.

    2 problems in 1 file
    "
  `);
});
