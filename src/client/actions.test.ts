import { describe, expect, test } from 'vitest';
import { copyTextOf } from './actions.ts';

describe('the copy button leaves prompts and console output out', () => {
  test.each([
    ['a program is copied as it is', 'js', 'const $ = 1\n$ > 0\n', 'const $ = 1\n$ > 0'],
    ['commands without prompts are copied as they are', 'bash', 'loam init\nloam run', 'loam init\nloam run'],
    ['prompts go', 'bash', '$ loam init\n$ loam run', 'loam init\nloam run'],
    ['output goes', 'console', '$ loam version\nv1.0.5\n\n$ loam status\nready\n', 'loam version\nloam status'],
    [
      'continued lines stay',
      'console',
      '$ curl \\\n  -X POST \\\n  localhost\n{"a":1}',
      'curl \\\n  -X POST \\\n  localhost',
    ],
    ['their prompts go', 'console', '$ curl \\\n> localhost\nok', 'curl \\\nlocalhost'],
    ['a session without a prompt is copied as it is', 'console', 'v1.0.5', 'v1.0.5'],
    ['a dollar sign in other languages stays', 'sql', '$ 1', '$ 1'],
    ['a variable is no prompt', 'bash', '$HOME/bin/loam', '$HOME/bin/loam'],
  ])('%s', (_, language, code, copied) => {
    expect(copyTextOf(code, language)).toBe(copied);
  });
});
