/** SQL that Loam's engine accepts and the PostgreSQL parser does not: a construct, and what stands for it when parsing. */
interface Construct {
  name: string;
  /** Finds it in SQL whose strings and comments are blanked out. */
  pattern: RegExp;
  /** Text of the same length, so that positions hold. */
  replacement: (found: string) => string;
}

const blank = (found: string): string => ' '.repeat(found.length);
const padded = (found: string, text: string): string => text.padEnd(found.length);

/** The whole list of exceptions: nothing else of the dialect is excused. */
const CONSTRUCTS: readonly Construct[] = [
  {
    name: '* EXCEPT (…), * EXCLUDE (…), * REPLACE (…)',
    pattern: /(?<=\*\s*)(?:EXCEPT|EXCLUDE|REPLACE)\s*\((?:[^()]|\([^()]*\))*\)/gi,
    replacement: blank,
  },
  { name: 'TRY_CAST(x AS type)', pattern: /\bTRY_CAST\b/gi, replacement: (found) => padded(found, 'CAST') },
  { name: 'LEFT SEMI JOIN, LEFT ANTI JOIN', pattern: /\b(?:SEMI|ANTI)(?=\s+JOIN\b)/gi, replacement: blank },
  { name: 'DESCRIBE table', pattern: /^\s*DESC(?:RIBE)?\b/gim, replacement: (found) => padded(found, 'TABLE') },
  {
    name: 'SHOW COLUMNS FROM table',
    pattern: /\bSHOW\s+COLUMNS\s+(?:FROM|IN)\b/gi,
    replacement: (found) => padded(found, 'TABLE'),
  },
  { name: 'unsigned integer types', pattern: /\bUNSIGNED\b/gi, replacement: blank },
  {
    name: 'list literals: [1, 2]',
    pattern: /(?<=[(,=<>+|[:]\s*|\b(?:SELECT|IN|AS|THEN|ELSE|VALUES)\s+)\[[^[\]]*\]/gi,
    replacement: (found) => (/^\[\s*\]$/.test(found) ? padded(found, "''") : `(${found.slice(1, -1)})`),
  },
  {
    name: "struct and map literals: {'a': 1}",
    pattern: /\{[^{}]*\}/g,
    replacement: (found) => `(${found.slice(1, -1).replaceAll(/(?<!:):(?!:)/g, ',')})`,
  },
  { name: 'a field of a result: f(x).field', pattern: /(?<=\))\.[a-z_]\w*/gi, replacement: blank },
];

/** The SQL with every such construct replaced, all positions kept. */
export function asPostgres(sql: string): string {
  let masked = masking(sql);
  let result = sql;
  for (const { pattern, replacement } of CONSTRUCTS) {
    for (const match of masked.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const text = replacement(result.slice(match.index, end));
      result = result.slice(0, match.index) + text + result.slice(end);
    }
    masked = masking(result);
  }
  return result;
}

/** The SQL with the insides of strings, quoted names and comments turned into letters. */
function masking(sql: string): string {
  return sql.replace(/'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\//g, (text) =>
    text.startsWith('-') || text.startsWith('/') ? ' '.repeat(text.length) : 'x'.repeat(text.length),
  );
}
