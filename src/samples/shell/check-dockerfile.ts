import { didYouMean } from '../../model/closest.ts';
import { type Finding, movedBy } from '../finding.ts';
import { programOf } from '../models/cli-model.ts';
import { jsonFinding } from '../syntax/json-syntax.ts';
import { type CommandModels, checkCommandLine } from './check-command-line.ts';
import type { ShellWord } from './shell-word.ts';

const INSTRUCTIONS =
  'ADD ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL ONBUILD RUN SHELL STOPSIGNAL USER VOLUME WORKDIR'.split(
    ' ',
  );

/** Checks a Dockerfile: its instructions, and the flags that images built on Loam's give to the runtime. */
export function checkDockerfile(code: string, models: CommandModels): Finding[] {
  const findings: Finding[] = [];
  let isLoam = false;
  for (const { name, rest, offset, restOffset } of instructionsOf(code)) {
    const known = INSTRUCTIONS.includes(name.toUpperCase());
    const listed = `Known: ${INSTRUCTIONS.join(', ')}.`;
    if (!known)
      findings.push(
        syntax(
          offset,
          `"${name}" is not an instruction of a Dockerfile.`,
          didYouMean(name.toUpperCase(), INSTRUCTIONS, listed),
        ),
      );
    if (/^from$/i.test(name)) isLoam = models.cli.images.some((image) => rest.startsWith(image));
    if (!/^(cmd|entrypoint)$/i.test(name) || !rest.startsWith('[')) continue;
    const broken = jsonFinding(rest);
    if (broken) findings.push(...movedBy(restOffset, [broken]));
    else if (isLoam && /^cmd$/i.test(name)) findings.push(...flagFindings(rest, restOffset, models));
  }
  return findings;
}

function flagFindings(list: string, offset: number, models: CommandModels): Finding[] {
  const program = programOf(models.cli, 'loamd');
  const words = [...list.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(
    ({ 1: text = '', index }): ShellWord => ({
      text,
      offset: offset + index + 1,
      offsets: [],
      isDynamic: text.includes('$'),
    }),
  );
  return program ? checkCommandLine({ program, words, offset, isPartial: false }, models) : [];
}

interface Instruction {
  name: string;
  rest: string;
  offset: number;
  restOffset: number;
}

/** The instructions of a Dockerfile; continued lines and comments belong to the one before. */
function instructionsOf(code: string): Instruction[] {
  const pattern = /^([ \t]*)([^\s#]\S*)[ \t]*((?:[^\n\\]|\\[\s\S]|\n[ \t]*#[^\n]*(?=\n))*)/gm;
  return [...code.matchAll(pattern)].map(({ 0: whole, 1: indent = '', 2: name = '', 3: rest = '', index }) => ({
    name,
    rest: rest.trim(),
    offset: index + indent.length,
    restOffset: index + whole.length - rest.length,
  }));
}

function syntax(offset: number, message: string, fix: string): Finding {
  return { rule: 'sample-syntax', offset, message, fix };
}
