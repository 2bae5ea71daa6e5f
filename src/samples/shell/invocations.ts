import type { ShellCommand } from './shell-script.ts';
import type { ShellWord } from './shell-word.ts';

/** A call of a program that the checks know, found in a shell command. */
export interface Invocation {
  program: 'loam' | 'loamd' | 'curl';
  /** The words after the program's name. */
  words: ShellWord[];
  /** Where the program, or the image that holds it, is named. */
  offset: number;
  isPartial: boolean;
}

/** Programs that run the command which follows them. */
const WRAPPERS = ['sudo', 'env', 'time', 'nohup', 'exec', 'command', 'watch', 'timeout', 'nice', 'xargs', 'ssh'];
const CONTAINER_TOOLS = ['docker', 'podman', 'kubectl', 'docker-compose', 'nerdctl'];

/** The call of `loam`, `loamd` or `curl` in a command, also behind wrappers and inside containers. */
export function invocationOf({ words }: ShellCommand, images: readonly string[]): Invocation | undefined {
  const [name, ...rest] = words;
  if (!name) return undefined;
  const program = programNamed(name.text);
  if (program) return { program, words: rest, offset: name.offset, isPartial: false };
  if (CONTAINER_TOOLS.includes(name.text)) return inContainer(rest, images);
  if (!WRAPPERS.includes(name.text)) return undefined;
  const at = rest.findIndex(({ text }) => programNamed(text) !== undefined || CONTAINER_TOOLS.includes(text));
  const inner = at < 0 ? undefined : invocationOf({ words: rest.slice(at) }, images);
  return inner && { ...inner, isPartial: name.text === 'xargs' };
}

function inContainer(words: ShellWord[], images: readonly string[]): Invocation | undefined {
  const verb = words.findIndex(({ text }) => text === 'run' || text === 'exec' || text === 'create');
  if (verb < 0) return undefined;
  const rest = words.slice(verb + 1);
  const image = rest.findIndex(({ text }) => images.some((name) => isImage(text, name)));
  const imageWord = rest[image];
  // The image's entry point is the runtime, so what follows its name are the runtime's flags.
  if (imageWord) return { program: 'loamd', words: rest.slice(image + 1), offset: imageWord.offset, isPartial: false };
  // A container may be called like the program, as in `docker exec -it loamd loamd --repl`: the last one is the program.
  const at = rest.findLastIndex(({ text }) => programNamed(text) !== undefined);
  const word = rest[at];
  const program = programNamed(word?.text ?? '');
  const hasContainer = rest.slice(0, at).some(({ text }) => text === '--' || !text.startsWith('-'));
  if (!word || !program || !hasContainer) return undefined;
  return { program, words: rest.slice(at + 1), offset: word.offset, isPartial: false };
}

function isImage(text: string, image: string): boolean {
  return new RegExp(`(^|/)${image}([:@]|$)`).test(text) && !text.startsWith('-');
}

function programNamed(text: string): Invocation['program'] | undefined {
  const name = /^(?:[.~$/][\w.~$/{}-]*\/)?(loamd?|curl)(?:\.exe)?$/.exec(text)?.[1];
  return name === 'loam' || name === 'loamd' || name === 'curl' ? name : undefined;
}
