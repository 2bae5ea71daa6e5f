import { parseArgs } from 'node:util';

/** Options of a script; for `--help` or a mistake in them, prints the text and ends the process. */
export function readOptions(help, options = {}) {
  const { values, mistake } = parsed({ ...options, help: { type: 'boolean' } });
  if (mistake === undefined && !values.help) return values;
  if (mistake === undefined) console.log(help);
  else console.error(`${mistake}\n\n${help}`);
  process.exit(mistake === undefined ? 0 : 1);
}

function parsed(options) {
  try {
    return { values: parseArgs({ options }).values };
  } catch (error) {
    return { mistake: error.message };
  }
}
