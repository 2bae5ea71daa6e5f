import { expect, test } from 'vitest';
import { typedScript } from './console-script.ts';
import { readScript } from './shell-script.ts';

const commandsOf = (code: string) => readScript(code).commands.map(({ words }) => words.map(({ text }) => text));

test.each([
  ['a b', [['a', 'b']]],
  ['a | b && c; d & e || f', [['a'], ['b'], ['c'], ['d'], ['e'], ['f']]],
  ['a \\\n  b # c\nd', [['a', 'b'], ['d']]],
  [`a 'b c' "d e" f\\ g`, [['a', 'b c', 'd e', 'f g']]],
  [`a '{"x": "'"'y'"'"}'`, [['a', `{"x": "'y'"}`]]],
  ['X=1 Y="2 3" a', [['a']]],
  ['a > out 2>&1 < in', [['a']]],
  ['a $(b c) "$(d)" `e`', [['b', 'c'], ['d'], ['e'], ['a', '$(b c)', '$(d)', '`e`']]],
  [
    'source <(a b)',
    [
      ['a', 'b'],
      ['source', '<(a b)'],
    ],
  ],
  ['if a; then b; else c; fi', [['a'], ['b'], ['c']]],
  ['for x in 1 2; do a $x; done', [['a', '$x']]],
  ['(cd x && a)', [['cd', 'x'], ['a']]],
  ['a <key> --b <some value>', [['a', '_____', '--b', '____________']]],
  ['cat > f <<EOF\nloam nothing\nEOF\na', [['cat'], ['a']]],
  ['case x in a) b ;; esac', [['b']]],
  [`a $\{x:-"y z"} $((1 + 2))`, [['a', `$\{x:-"y z"}`, '$((1 + 2))']]],
])('%j runs %j', (code, commands) => {
  const byName = (a: string[], b: string[]) => (a.join() < b.join() ? -1 : 1);
  expect(commandsOf(code).sort(byName)).toEqual([...commands].sort(byName));
});

test('a word knows where each of its characters stands', () => {
  const [command] = readScript(`a "b\\"c" 'd'`).commands;
  expect(command?.words.map(({ offset, offsets }) => ({ offset, offsets }))).toEqual([
    { offset: 0, offsets: [0] },
    { offset: 2, offsets: [3, 5, 6] },
    { offset: 9, offsets: [10] },
  ]);
});

test('variables, substitutions and placeholders make a word dynamic', () => {
  const [command] = readScript(`a b $c "d $\{e}" <f>`).commands;
  expect(command?.words.map(({ isDynamic }) => isDynamic)).toEqual([false, false, true, true, true]);
});

test.each([
  [`a 'b`, 2],
  ['a "b', 2],
  ['a $(b', 3],
  ['a (b', 2],
  ['a )', 2],
  ['cat <<EOF\nx', 9],
])('%j does not parse at offset %i', (code, offset) => {
  expect(readScript(code).error?.offset).toBe(offset);
});

test('a heredoc has its file and its place', () => {
  expect(readScript("cat <<'EOF' > pod.yaml\nname: x\nEOF\n").heredocs).toEqual([
    { file: 'pod.yaml', text: 'name: x\n', offset: 23 },
  ]);
});

test('a console sample is what was typed at its prompts', () => {
  const code = "$ loam sql \\\n    --verbose\nsql> SELECT 1;\n$ curl -d '{\n> }'\nok\n# loam status";
  expect(typedScript(code)).toBe("  loam sql \\\n    --verbose\n              \n  curl -d '{\n  }'\n  \n  loam status");
});
