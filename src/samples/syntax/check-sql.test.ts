import { expect, test } from 'vitest';
import { briefly, problemsOf } from '../checker-fixture.ts';

test.each([
  'SELECT * EXCEPT (a, b) FROM t',
  'SELECT * EXCLUDE (a) FROM t',
  'SELECT t.* REPLACE (upper(a) AS a) FROM t',
  'SELECT TRY_CAST(a AS INT) FROM t',
  'SELECT * FROM t LEFT SEMI JOIN u ON t.id = u.id',
  'SELECT * FROM t LEFT ANTI JOIN u USING (id)',
  'DESCRIBE orders',
  'SHOW TABLES; SHOW COLUMNS FROM orders; SHOW ALL',
  'SELECT CAST(1 AS BIGINT UNSIGNED)',
  'SELECT [1, 2, 3], array_length([])',
  "SELECT {'a': 1, 'b': 'x:y'}",
  "SELECT named_struct('a', 1).a",
  "SELECT labels['model'], a <=> b, c ->> 'x', d ? 'y' FROM t WHERE e ~* '^f' AND g @> make_array(1)",
  "SELECT arrow_cast(a, 'Timestamp(Millisecond, None)'), x::DOUBLE FROM t",
  'EXPLAIN ANALYZE SELECT 1',
  'WITH RECURSIVE n AS (SELECT 1 AS v UNION ALL SELECT v + 1 FROM n WHERE v < 5) SELECT * FROM n',
  "SELECT '* EXCEPT (a' AS text -- DESCRIBE {",
])('%s parses', async (code) => {
  expect(await problemsOf('sql', code)).toBe('');
});

test('a misspelled first word of SQL is reported', async () => {
  expect(await briefly('sql', 'SELCT 1')).toMatchInlineSnapshot(
    `"1:1 sample-sql: The SQL does not parse: syntax error at or near "SELCT". Did you mean "SELECT"?"`,
  );
});

test('a misspelled keyword of SQL is reported at its line', async () => {
  expect(await briefly('sql', 'SELECT a\nFROM t\nWHRE a = 1')).toMatchInlineSnapshot(
    `"3:1 sample-sql: The SQL does not parse: syntax error at or near "a". Did you mean "WHERE"?"`,
  );
});

test('a mistake beside an excepted construct is reported', async () => {
  expect(await briefly('sql', 'SELECT * EXCEPT (a) FORM t')).toMatchInlineSnapshot(
    `"1:21 sample-sql: The SQL does not parse: syntax error at or near "FORM". Did you mean "FROM"?"`,
  );
});

test('SQL that ends too early is reported', async () => {
  expect(await briefly('sql', 'SELECT (1')).toMatchInlineSnapshot(
    `"1:10 sample-sql: The SQL does not parse: syntax error at end of input. Write it in the PostgreSQL dialect, which Loam uses for every source."`,
  );
});
