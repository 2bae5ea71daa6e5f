import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What the bundler found wrong in the files, as problems are printed; undefined when it failed for another reason. */
export function bundleFailureText(error, root) {
  const found = (Array.isArray(error?.errors) ? error.errors : []).map((fault) => faultText(fault, root));
  return found.length > 0 && found.every((text) => text !== undefined) ? found.join('\n\n') : undefined;
}

function faultText({ loc, message }, root) {
  if (!loc?.file) return undefined;
  const [first = ''] = stripVTControlCharacters(message).split('\n');
  const place = `${relative(root, loc.file).replaceAll('\\', '/')}:${loc.line}:${loc.column + 1}`;
  return `${place} config\n  The file cannot be read: ${first.replace(/^\[\w+\] /, '')}.\n  Correct the text at this place, or just before it.`;
}
