import { expect, test } from 'vitest';
import { briefly, problemsOf } from '../checker-fixture.ts';

const RIGHT: [string, string][] = [
  ['python', 'def f(a):\n    return [x for x in a]'],
  ['go', 'package main\n\nfunc main() { x := 1; _ = x }'],
  ['go', 'client := loam.NewClient()\ndefer client.Close()'],
  ['rust', '#[tokio::main]\nasync fn main() -> Result<(), Box<dyn std::error::Error>> { Ok(()) }'],
  ['java', 'try (var c = open()) { c.run(); }'],
  ['csharp', 'await foreach (var b in reader) Console.WriteLine(b.Length);'],
  ['c', 'int main(void) { return 0; }'],
  ['cpp', 'auto x = std::vector<int>{1, 2};'],
  ['js', 'const t = await client.query(`SELECT 1`);'],
  ['jsx', 'const a = <b c={1}>d</b>;'],
  ['ts', 'const a: number = 1;'],
  ['tsx', 'const a = <T,>(b: T) => <b>{b as string}</b>;'],
  ['json', '{ "a": [1, true, null, "x\\n"] }'],
  ['toml', '[a]\nb = 1'],
  ['graphql', '{ a(first: 1) { b } }'],
  ['ini', '[Loam]\nHOST=localhost'],
  ['csv', 'a,"b,c"\n1,2\n'],
];

test.each(RIGHT)('%s parses: %j', async (language, code) => {
  expect(await problemsOf(language, code)).toBe('');
});

test('wrong python is reported', async () => {
  expect(await briefly('python', 'def f(a:\n    return a')).toMatchInlineSnapshot(
    `"1:1 sample-syntax: The Python does not parse at "def f(a:". Show code that parses as it stands."`,
  );
});

test('wrong go is reported', async () => {
  expect(await briefly('go', 'func main() {\n\tx := \n}')).toMatchInlineSnapshot(
    `"2:6 sample-syntax: The Go does not parse at "}". Show code that parses as it stands."`,
  );
});

test('wrong rust is reported', async () => {
  expect(await briefly('rust', 'fn main() {\n    let = 1;\n}')).toMatchInlineSnapshot(
    `"2:9 sample-syntax: The Rust does not parse at "= 1;". Show code that parses as it stands."`,
  );
});

test('wrong java is reported', async () => {
  expect(await briefly('java', 'class A {\n  void f( { }\n}')).toMatchInlineSnapshot(
    `"2:10 sample-syntax: The Java does not parse at "{ }". Show code that parses as it stands."`,
  );
});

test('wrong csharp is reported', async () => {
  expect(await briefly('csharp', 'var x = ;')).toMatchInlineSnapshot(
    `"1:7 sample-syntax: The C# does not parse at "= ;". Show code that parses as it stands."`,
  );
});

test('wrong cpp is reported', async () => {
  expect(await briefly('cpp', 'int main( { }')).toMatchInlineSnapshot(
    `"1:1 sample-syntax: The C++ does not parse at "int main( { }". Show code that parses as it stands."`,
  );
});

test('wrong js is reported', async () => {
  expect(await briefly('js', 'const a = 1\nconst b = ;')).toMatchInlineSnapshot(
    `"2:11 sample-syntax: The JavaScript does not parse at ";": Unexpected token. Show code that parses as it stands."`,
  );
});

test('wrong ts is reported', async () => {
  expect(await briefly('ts', 'const a: = 1;')).toMatchInlineSnapshot(
    `"1:10 sample-syntax: The TypeScript does not parse at "= 1;": Unexpected token. Show code that parses as it stands."`,
  );
});

test('wrong jsx is reported', async () => {
  expect(await briefly('jsx', 'const a = <b>;')).toMatchInlineSnapshot(
    `"1:14 sample-syntax: The JSX does not parse at ";": Unexpected token. Show code that parses as it stands."`,
  );
});

test('a comma before the end of a JSON object is reported', async () => {
  expect(await briefly('json', '{\n  "a": 1,\n}')).toMatchInlineSnapshot(
    `"3:1 sample-syntax: The JSON does not parse at "}". Check the quotes, commas and brackets before it."`,
  );
});

test('a comment in JSON is reported', async () => {
  expect(await briefly('json', '{\n  "a": 1, // note\n  "b": 2\n}')).toMatchInlineSnapshot(
    `"2:11 sample-syntax: The JSON does not parse at "// note". JSON has no comments and nothing can be left out."`,
  );
});

test('JSON that ends too early is reported', async () => {
  expect(await briefly('json', '{ "a": 1')).toMatchInlineSnapshot(
    `"1:8 sample-syntax: The JSON ends too early. Check the quotes, commas and brackets before it."`,
  );
});

test('wrong toml is reported', async () => {
  expect(await briefly('toml', '[a]\nb = ')).toMatchInlineSnapshot(
    `"2:5 sample-syntax: The TOML ends too early: invalid value. Show code that parses as it stands."`,
  );
});

test('wrong graphql is reported', async () => {
  expect(await briefly('graphql', '{ a { b }')).toMatchInlineSnapshot(
    `"1:10 sample-syntax: The GraphQL ends too early: Expected Name, found <EOF>. Show code that parses as it stands."`,
  );
});

test('wrong csv is reported', async () => {
  expect(await briefly('csv', 'a,b\n1,2,3')).toMatchInlineSnapshot(
    `"2:1 sample-syntax: This record has 3 fields, the first has 2. Quote fields that hold a comma."`,
  );
});
