import type { Finding } from '../finding.ts';

/** Checks that every record of a CSV text has as many fields as the first. */
export function checkCsv(code: string): Finding[] {
  let offset = 0;
  let expected: number | undefined;
  for (const line of code.split('\n')) {
    const fields = line.trim() === '' ? undefined : fieldsIn(line);
    expected ??= fields;
    if (fields !== undefined && fields !== expected) {
      const message = `This record has ${fields} fields, the first has ${expected}.`;
      return [{ rule: 'sample-syntax', offset, message, fix: 'Quote fields that hold a comma.' }];
    }
    offset += line.length + 1;
  }
  return [];
}

function fieldsIn(line: string): number {
  return line.replace(/"(?:[^"]|"")*"/g, '').split(',').length;
}
