import { parseArgs } from 'node:util';

/** By command, what `--help` says. */
export const HELP: Record<string, string> = {
  build: `npm run build [-- --best]

Builds the site into dist/. Unchanged pages come from the cache in .cache/.

  --best     compress with brotli 11 (slower, for deployment); otherwise brotli 5
  --help     show this text`,
  check: `npm run check

Lists every problem of content, configuration and samples, and writes nothing.
Exits with 1 when there is one.

  --help     show this text`,
  serve: `npm run serve

Serves a built dist/ on http://localhost:3000.

  --port N   or PORT=N
  --host H   or HOST=H
  --help     show this text`,
  start: `npm start

Builds what has changed and serves it on http://localhost:3000.

  --port N   or PORT=N
  --host H   or HOST=H
  --help     show this text`,
  'search:push': `npm run search:push

Replaces the hosted search index by the records of the built site, in one step.
Needs search.algolia in site.config.ts and ALGOLIA_ADMIN_KEY in the environment.

  --help     show this text`,
  dev: `npm run dev

Serves the site from its sources. Pages compile when they are asked for; edits show at once,
and mistakes show over the page.

  --port N   or PORT=N
  --host H   or HOST=H
  --help     show this text`,
};

/** All commands, a line each. */
export const OVERVIEW = `npm start              build what has changed and serve it
npm run dev            serve the sources; edits show at once
npm run build          build the site into dist/
npm run check          list every problem, write nothing
npm run serve          serve a built dist/
npm run search:push    replace the hosted search index
npm test               everything that CI runs

Each has more to say: npm run build -- --help`;

type OptionName = 'best' | 'port' | 'host';

/** Options of the commands that have some, besides --help. */
const OPTIONS: Record<string, readonly OptionName[]> = {
  build: ['best'],
  serve: ['port', 'host'],
  start: ['port', 'host'],
  dev: ['port', 'host'],
};

/** What was asked for on the command line. */
export interface Options {
  kind: 'options';
  help: boolean;
  best: boolean;
  port: number;
  host: string;
}

/** Reads the options of a command, or says what is wrong with them. */
export function readOptions(command: string, args: string[]): Options | { kind: 'wrong'; message: string } {
  try {
    const { values } = parseArgs({
      args,
      options: {
        help: { type: 'boolean' },
        best: { type: 'boolean' },
        port: { type: 'string' },
        host: { type: 'string' },
      },
    });
    const own = OPTIONS[command] ?? [];
    const foreign = (['best', 'port', 'host'] as const).find(
      (name) => values[name] !== undefined && !own.includes(name),
    );
    if (foreign) return { kind: 'wrong', message: `The option --${foreign} does not belong to "${command}".` };
    // A port of the environment is for whatever runs there: a build has none, and does not care.
    const given = own.includes('port') ? (values.port ?? process.env['PORT'] ?? '3000') : '3000';
    const port = Number(given);
    if (!Number.isInteger(port) || port < 0 || port > 65535)
      return { kind: 'wrong', message: `The port "${given}" is not a number from 0 to 65535.` };
    return {
      kind: 'options',
      help: values.help ?? false,
      best: values.best ?? false,
      port,
      host: values.host ?? process.env['HOST'] ?? 'localhost',
    };
  } catch (error) {
    return { kind: 'wrong', message: error instanceof Error ? error.message : String(error) };
  }
}
