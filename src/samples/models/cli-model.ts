import { z } from 'zod';

const Flag = z.strictObject({
  long: z.string(),
  short: z.string().length(1).optional(),
  type: z.enum([
    'boolean',
    'count',
    'string',
    'path',
    'url',
    'address',
    'integer',
    'duration',
    'sql',
    'runtime-setting',
  ]),
  /** The only values it takes. */
  values: z.array(z.string()).optional(),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  /** The default in words, where it is not one fixed value. */
  defaultText: z.string().optional(),
  required: z.boolean().optional(),
  requiredWhen: z.string().optional(),
  repeatable: z.boolean().optional(),
  /** Whether the value may be left out. */
  optionalValue: z.boolean().optional(),
  /** Reference pages need not list it. */
  undocumented: z.boolean().optional(),
  description: z.string(),
});

const Argument = z.strictObject({
  name: z.string(),
  required: z.boolean(),
  values: z.array(z.string()).optional(),
  repeatable: z.boolean().optional(),
  description: z.string(),
});

const Command = z.strictObject({
  name: z.string(),
  summary: z.string(),
  aliases: z.array(z.string()).optional(),
  undocumented: z.boolean().optional(),
  /** Environment variables that it writes to the dotenv file. */
  writes: z.array(z.string()).optional(),
  /** Whether it does nothing without a sub-command. */
  requiresCommand: z.boolean().optional(),
  /** The program that is given the words after `--`. */
  passThrough: z.string().optional(),
  arguments: z.array(Argument).optional(),
  flags: z.array(Flag).optional(),
  globalFlags: z.array(Flag).optional(),
  get commands() {
    return z.array(Command).optional();
  },
});

/** The command model: programs, their commands and flags, environment variables. */
export const CliModel = z.strictObject({
  version: z.string(),
  description: z.string(),
  programs: z.array(Command),
  /** Container images whose entry point is the runtime. */
  images: z.array(z.string()),
  environment: z.array(z.strictObject({ name: z.string(), description: z.string() })),
});
export type CliModel = z.output<typeof CliModel>;
export type Command = z.output<typeof Command>;
export type Flag = z.output<typeof Flag>;

/** The program of that name, such as `loam`. */
export function programOf(cli: CliModel, name: string): Command | undefined {
  return cli.programs.find((program) => program.name === name);
}

/** The command below another by its name or alias. */
export function subcommandOf(command: Command, name: string): Command | undefined {
  return command.commands?.find((child) => child.name === name || child.aliases?.includes(name));
}

/** Every command of the model with the words that call it, programs included. */
export function allCommands(cli: CliModel): { words: string[]; command: Command }[] {
  const below = (command: Command, words: string[]): { words: string[]; command: Command }[] => [
    { words, command },
    ...(command.commands ?? []).flatMap((child) => below(child, [...words, child.name])),
  ];
  return cli.programs.flatMap((program) => below(program, [program.name]));
}
