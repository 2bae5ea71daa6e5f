import { type Document, isMap, isScalar, isSeq } from 'yaml';
import type { Finding } from '../finding.ts';
import { programOf } from '../models/cli-model.ts';
import { type CommandModels, checkCommandLine } from '../shell/check-command-line.ts';
import type { ShellWord } from '../shell/shell-word.ts';
import { offsetInScalar } from './yaml-scalar.ts';
import { visitPairs } from './yaml-source.ts';

/** A pod manifest inside YAML of another kind. */
export interface EmbeddedManifest {
  text: string;
  /** Where a character of the text stands in the sample. */
  offsetOf(position: number): number;
}

/** The manifests that a ConfigMap holds as text, under a key named like the file. */
export function manifestsIn(document: Document, code: string): EmbeddedManifest[] {
  const manifests: EmbeddedManifest[] = [];
  visitPairs(document.contents, (key, node) => {
    if (!/^pod\.ya?ml$/.test(key) || !isScalar(node) || typeof node.value !== 'string') return;
    manifests.push({ text: node.value, offsetOf: (position) => offsetInScalar(code, node, position) });
  });
  return manifests;
}

/** Checks the flags that Compose and Kubernetes files give to containers of Loam's image. */
export function containerFindings(document: Document, models: CommandModels): Finding[] {
  const program = programOf(models.cli, 'loamd');
  const findings: Finding[] = [];
  const inspect = (node: unknown): void => {
    if (!isMap(node) || !program || !models.cli.images.some((image) => isImage(node.get('image'), image))) return;
    for (const key of ['command', 'args']) {
      const words = wordsOf(node.get(key, true));
      const offset = words[0]?.offset ?? 0;
      const flags = words[0]?.text.endsWith(program.name) ? words.slice(1) : words;
      if (flags[0]?.text.startsWith('-'))
        findings.push(...checkCommandLine({ program, words: flags, offset, isPartial: false }, models));
    }
  };
  visitPairs(document.contents, (_, node) => {
    inspect(node);
    if (isSeq(node)) node.items.forEach(inspect);
  });
  return findings;
}

function isImage(value: unknown, image: string): boolean {
  return typeof value === 'string' && (value === image || value.startsWith(`${image}:`));
}

function wordsOf(node: unknown): ShellWord[] {
  if (!isSeq(node)) return [];
  return node.items.flatMap((item): ShellWord[] => {
    if (!isScalar(item)) return [];
    const text = String(item.value);
    return [{ text, offset: item.range?.[0] ?? 0, offsets: [], isDynamic: text.includes('$') }];
  });
}
