/** The prompts of a console sample: a shell's, and the one that continues a command. */
const PROMPT = /^\s*[$%#] /;
const CONTINUED = /^\s*> /;

/**
 * A console sample with its output and prompts blanked out: what is left is the script that was typed,
 * each character at its old offset.
 */
export function typedScript(code: string): string {
  let quote = '';
  let isOpen = false;
  return code
    .split('\n')
    .map((line) => {
      const prompt = (isOpen ? CONTINUED : PROMPT).exec(line)?.[0] ?? '';
      if (!isOpen && prompt === '') return ' '.repeat(line.length);
      const typed = line.slice(prompt.length);
      quote = quoteAfter(typed, quote);
      isOpen = quote !== '' || typed.endsWith('\\');
      return ' '.repeat(prompt.length) + typed;
    })
    .join('\n');
}

/** The quotation mark that is open after a line, or nothing. */
function quoteAfter(line: string, before: string): string {
  let open = before;
  for (let at = 0; at < line.length; at++) {
    const char = line.charAt(at);
    if (char === '\\' && open !== "'") at++;
    else if (char === open) open = '';
    else if (open === '' && (char === '"' || char === "'")) open = char;
  }
  return open;
}
