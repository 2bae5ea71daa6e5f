import { spawn } from 'node:child_process';
import { basename } from 'node:path';

/** Runs a script in a process of its own, with input as JSON, and gives what it prints. Its memory is free again afterwards. */
export function outputOf(script: string, input: unknown, flags: readonly string[] = []): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...flags, script], { stdio: ['pipe', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.once('error', reject);
    // One that ends before it has read its input: its exit code says more than the broken pipe.
    child.stdin.on('error', () => undefined);
    child.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${basename(script)} failed with exit code ${code}.`)),
    );
    child.stdin.end(JSON.stringify(input));
  });
}
