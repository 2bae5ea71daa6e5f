import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project-copy.mjs';

/** Builds a project as `npm run build` does. */
export function measureBuild(dir, option = '') {
  const { build } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
  return measureCommand(dir, `${build} ${option}`, { NODE_ENV: 'production' });
}

/**
 * Runs a command and gives the seconds of processor time, its threads and Node processes counted, and the memory of the
 * largest process. Not the time that passes: that depends on what else the machine does.
 */
export function measureCommand(dir, command, env) {
  const usage = join(dir, '.bench-usage');
  rmSync(usage, { force: true });
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: dir,
    shell: true,
    encoding: 'utf8',
    env: {
      ...process.env,
      ...env,
      NODE_OPTIONS: `--require "${join(root, 'bench/report-usage.cjs')}"`,
      BENCH_USAGE: usage,
    },
  });
  if (status !== 0) throw new Error(`"${command}" in ${dir} failed:\n${stdout.slice(-2000)}${stderr.slice(-4000)}`);
  const used = readFileSync(usage, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { cpu: used.reduce((sum, { cpu }) => sum + cpu, 0), peak: Math.max(...used.map(({ peak }) => peak)) };
}
