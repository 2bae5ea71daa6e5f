import { expect, test } from 'vitest';
import { briefly, problemsOf } from '../checker-fixture.ts';

test.each([
  'loam init my_app && cd my_app && loam run',
  'loam run -- --http 0.0.0.0:8090 --flight 0.0.0.0:50051',
  'loam run -vv --http-endpoint http://127.0.0.1:8091',
  'loam refresh orders --refresh-mode=append --refresh-jitter-max 30s',
  'loam trace ai_chat --include-input --truncate',
  'loam trace tool_use::sql --truncate 40 --api-key $KEY',
  'loam login snowflake -a <account> -u <user> -k ~/.ssh/key.p8 -s <passphrase>',
  'loam login postgres -p"$PASS"',
  'loam completion bash > /etc/bash_completion.d/loam',
  'loam help run',
  'loam i ai --cpu',
  'loam dataset configure',
  'loam sql <<< "SELECT 1"',
  'loam add ../pods/reporting',
  'loam upgrade --help',
  'loamd --set-runtime results_cache.enabled=false --set-runtime tls.key_file=/etc/key.pem',
  'ls | xargs -n1 loam refresh',
  'sudo env X=1 loam run',
  'docker run -p 8090:8090 loam/loam:1.0.5 --http 0.0.0.0:8090',
  'docker exec -it loamd loamd --repl',
  'kubectl exec -it <pod> -- loamd --repl',
  'helm upgrade --install loam loam/loam --set x=y',
  'brew install loam/loam/loam',
  'docker logs loam',
])('%s is right', async (code) => {
  expect(await problemsOf('bash', code)).toBe('');
});

test('an unknown command is reported', async () => {
  expect(await briefly('bash', 'loam rnu')).toMatchInlineSnapshot(
    `"1:6 sample-command: "rnu" is not a command of "loam". Did you mean "run"?"`,
  );
});

test('an unknown sub-command is reported', async () => {
  expect(await briefly('bash', 'loam login postgress -p x')).toMatchInlineSnapshot(
    `"1:12 sample-command: "postgress" is not a command of "loam login". Did you mean "postgres"?"`,
  );
});

test('an unknown flag is reported', async () => {
  expect(await briefly('bash', 'loam refresh orders --refresh-moed full')).toMatchInlineSnapshot(
    `"1:21 sample-command: "--refresh-moed" is not a flag of "loam refresh". Did you mean "--refresh-mode"?"`,
  );
});

test('an unknown short flag is reported', async () => {
  expect(await briefly('bash', 'loam install -x')).toMatchInlineSnapshot(
    `"1:14 sample-command: "-x" is not a flag of "loam install". Known: -f, -c, -h, -v."`,
  );
});

test('a flag of another command is reported', async () => {
  expect(await briefly('bash', 'loam status --limit 3')).toMatchInlineSnapshot(
    `"1:13 sample-command: "--limit" is not a flag of "loam status". Known: --tls-root-certificate-file, --help, --verbose, --very-verbose, --api-key."`,
  );
});

test('a flag of the runtime on the wrong side is reported', async () => {
  expect(await briefly('bash', 'loam run --http 0.0.0.0:8090')).toMatchInlineSnapshot(
    `"1:10 sample-command: "--http" is not a flag of "loam run". It is a flag of loamd: write loam run -- --http ..."`,
  );
});

test('a wrong flag behind the dashes is reported', async () => {
  expect(await briefly('bash', 'loam run -- --htpp 0.0.0.0:8090')).toMatchInlineSnapshot(
    `"1:13 sample-command: "--htpp" is not a flag of "loamd". Did you mean "--http"?"`,
  );
});

test('a value that is not allowed is reported', async () => {
  expect(await briefly('bash', 'loam refresh orders --refresh-mode changes')).toMatchInlineSnapshot(
    `"1:36 sample-command: "changes" is not a value of "--refresh-mode". Known values: full, append."`,
  );
});

test('an argument that is not allowed is reported', async () => {
  expect(await briefly('bash', 'loam trace chat')).toMatchInlineSnapshot(
    `"1:12 sample-command: "chat" is not a <task> of "loam trace". Known: ai_chat, ai_completion, accelerated_refresh, sql_query, nsql, vector_search, tool_use::document_similarity, tool_use::list_datasets, tool_use::sql, tool_use::sql_query, tool_use::table_schema, tool_use::sample_data, tool_use::memory."`,
  );
});

test('a value of the wrong form is reported', async () => {
  expect(await briefly('bash', 'loam run --http-endpoint 127.0.0.1:8091')).toMatchInlineSnapshot(
    `"1:26 sample-command: "127.0.0.1:8091" after "--http-endpoint" is not an address with its scheme, such as http://localhost:8090. Write an address with its scheme, such as http://localhost:8090."`,
  );
});

test('an address without a port is reported', async () => {
  expect(await briefly('bash', 'loamd --http 0.0.0.0')).toMatchInlineSnapshot(
    `"1:14 sample-command: "0.0.0.0" after "--http" is not host and port, such as 0.0.0.0:8090. Write host and port, such as 0.0.0.0:8090."`,
  );
});

test('a flag without its value is reported', async () => {
  expect(await briefly('bash', 'loam sql --flight-endpoint')).toMatchInlineSnapshot(
    `"1:10 sample-command: "--flight-endpoint" has no value. Write --flight-endpoint followed by its value."`,
  );
});

test('an argument too many is reported', async () => {
  expect(await briefly('bash', 'loam status orders')).toMatchInlineSnapshot(
    `"1:13 sample-command: "orders" is one argument too many for "loam status". It takes no argument."`,
  );
});

test('a missing argument is reported', async () => {
  expect(await briefly('bash', 'loam refresh')).toMatchInlineSnapshot(
    `"1:1 sample-command: "loam refresh" lacks its argument <dataset>. Write loam refresh <dataset>."`,
  );
});

test('a missing flag is reported', async () => {
  expect(await briefly('bash', 'loam login postgres')).toMatchInlineSnapshot(
    `"1:1 sample-command: "loam login postgres" needs the flag "--password". Add --password and its value."`,
  );
});

test('a missing sub-command is reported', async () => {
  expect(await briefly('bash', 'loam completion')).toMatchInlineSnapshot(
    `"1:1 sample-command: "loam completion" needs a sub-command. Add one of bash, fish, powershell, zsh."`,
  );
});

test('a setting that the runtime lacks is reported', async () => {
  expect(await briefly('bash', 'loamd --set-runtime results_cache.enable=false')).toMatchInlineSnapshot(
    `"1:21 sample-command: "results_cache.enable" is not a key below "runtime" of the manifest. Did you mean "results_cache.enabled"?"`,
  );
});

test('a setting without a value is reported', async () => {
  expect(await briefly('bash', 'loamd --set-runtime results_cache.enabled')).toMatchInlineSnapshot(
    `"1:21 sample-command: "results_cache.enabled" sets nothing. Write name=value, such as results_cache.enabled=false."`,
  );
});

test('SQL that does not parse is reported', async () => {
  expect(await briefly('bash', 'loam refresh orders --refresh-sql "SELECT * FORM orders"')).toMatchInlineSnapshot(
    `"1:45 sample-sql: The SQL does not parse: syntax error at or near "FORM". Did you mean "FROM"?"`,
  );
});

test.each([
  ['a pipe', 'echo x | loam rnu'],
  ['a continued line', 'echo x && \\\n  loam rnu'],
  ['a substitution', 'X=$(loam rnu)'],
  ['sudo', 'sudo -E loam rnu'],
  ['a path', '~/.loam/bin/loam rnu'],
  ['a container of the image', 'docker run --rm -p 8090:8090 loam/loam:1.0.5 --rnu'],
  ['a running container', 'docker exec -it loam loamd --rnu'],
  ['a Kubernetes pod', 'kubectl exec -it loam-0 -- loamd --rnu'],
])('a wrong command behind %s is found', async (_, code) => {
  expect(await problemsOf('bash', code)).toContain('rnu" is not a');
});

test('shell that does not parse is reported', async () => {
  expect(await problemsOf('bash', 'loam sql\necho "open')).toMatchInlineSnapshot(`
    "page.mdx:2:6 sample-syntax
      The shell commands do not parse at \`"open\`.
      Check quotes, brackets and line continuations.

    1 problem in 1 file
    "
  `);
});

test('only what was typed in a console sample is checked', async () => {
  expect(await problemsOf('console', '$ loam status\nloam rnu\n$ loam rnu')).toMatchInlineSnapshot(`
    "page.mdx:3:8 sample-command
      "rnu" is not a command of "loam".
      Did you mean "run"?

    1 problem in 1 file
    "
  `);
});

test('a manifest that a script writes is checked', async () => {
  expect(
    await problemsOf('bash', 'cat > pod.yaml <<EOF\nversion: v1\nkind: Pod\nname: x\ndataset: []\nEOF'),
  ).toMatchInlineSnapshot(`
    "page.mdx:5:1 sample-manifest
      "dataset" is not a key of the manifest.
      Did you mean "datasets"?

    1 problem in 1 file
    "
  `);
});

test('the flags of a Dockerfile are checked', async () => {
  expect(
    await problemsOf(
      'dockerfile',
      'FROM loam/loam:1.0.5\nRUN apt-get update \\\n  && true\nCMD ["--http", "0.0.0.0:8090", "--metric", "0.0.0.0:9090"]',
    ),
  ).toMatchInlineSnapshot(`
    "page.mdx:4:33 sample-command
      "--metric" is not a flag of "loamd".
      Did you mean "--metrics"?

    1 problem in 1 file
    "
  `);
  expect(await problemsOf('dockerfile', 'FROM alpine\nCOPPY . .\nCMD ["x",]')).toMatchInlineSnapshot(`
    "page.mdx:2:1 sample-syntax
      "COPPY" is not an instruction of a Dockerfile.
      Did you mean "COPY"?

    page.mdx:3:10 sample-syntax
      The JSON does not parse at "]".
      Check the quotes, commas and brackets before it.

    2 problems in 1 file
    "
  `);
});
