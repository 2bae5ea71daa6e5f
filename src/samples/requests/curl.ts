import type { ShellWord } from '../shell/shell-word.ts';

/** A header as given, `Name: value`. */
export interface GivenHeader {
  name: string;
  value: string;
  offset: number;
}

/** An HTTP request of a sample. */
export interface GivenRequest {
  method: string;
  /** Where the method is given, or else the request. */
  methodOffset: number;
  url: ShellWord;
  headers: GivenHeader[];
  /** The body, if there is one; a dynamic word when it is not known here, such as `@file`. */
  body: ShellWord | undefined;
}

type OptionKind = 'method' | 'header' | 'data' | 'json' | 'url' | 'other';

/** Options of curl that take a value, by what the checks do with it; all others are switches. */
const VALUE_OPTIONS: Record<OptionKind, string> = {
  method: '-X --request',
  header: '-H --header',
  data: '-d --data --data-raw --data-binary --data-ascii --data-urlencode -F --form -T --upload-file',
  json: '--json',
  url: '--url',
  other: `-A --user-agent -b --cookie -c --cookie-jar -D --dump-header -E --cert -e --referer -m --max-time -o --output
    -r --range -u --user -w --write-out -x --proxy --cacert --capath --connect-timeout --interface --key --limit-rate
    --resolve --retry --retry-delay --retry-max-time`,
};

function kindOf(option: string): OptionKind | undefined {
  const kinds: OptionKind[] = ['method', 'header', 'data', 'json', 'url', 'other'];
  return kinds.find((kind) => VALUE_OPTIONS[kind].split(/\s+/).includes(option));
}

/** An option with its value; an operand is an address without a name. */
interface CurlOption {
  /** `switch` for options without a value. */
  kind: OptionKind | 'switch';
  name: string;
  value: ShellWord | undefined;
}

/** Reads the words after `curl` as the request that it sends; undefined when there is no address. */
export function requestOfCurl(words: readonly ShellWord[], offset: number): GivenRequest | undefined {
  const options = optionsOf(words);
  const valuesOf = (kind: OptionKind) =>
    options.flatMap((option) => (option.kind === kind && option.value ? [option.value] : []));
  const has = (...names: string[]) => options.some(({ name }) => names.includes(name));
  const [url] = valuesOf('url');
  if (!url) return undefined;
  const method = valuesOf('method').at(-1);
  const json = valuesOf('json').at(-1);
  const data = [...valuesOf('data'), ...(json ? [json] : [])];
  const [first] = data;
  const isGet = has('-G', '--get');
  const implied = has('-I', '--head') ? 'HEAD' : first && !isGet ? 'POST' : 'GET';
  return {
    method: method?.text ?? implied,
    methodOffset: method?.offset ?? offset,
    url,
    headers: [
      ...valuesOf('header').map(headerOf),
      ...(json ? [{ name: 'Content-Type', value: 'application/json', offset: json.offset }] : []),
    ],
    // Several pieces are joined by curl and a file is read: then the checks leave the body alone.
    body:
      first && !isGet
        ? { ...first, isDynamic: first.isDynamic || data.length > 1 || first.text.startsWith('@') }
        : undefined,
  };
}

/** Takes options apart, bundles like `-sSX POST` too. */
function optionsOf(words: readonly ShellWord[]): CurlOption[] {
  const options: CurlOption[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word) break;
    const { text } = word;
    if (!text.startsWith('-') || text === '-') options.push({ kind: 'url', name: '', value: word });
    else if (text.startsWith('--')) {
      const kind = kindOf(text);
      options.push({ kind: kind ?? 'switch', name: text, value: kind && words[++at] });
    } else {
      const bundle = bundleOf(word, words[at + 1]);
      options.push(...bundle.options);
      if (bundle.takesNext) at++;
    }
  }
  return options;
}

function bundleOf(word: ShellWord, next: ShellWord | undefined): { options: CurlOption[]; takesNext: boolean } {
  const letters = word.text.slice(1);
  const valued = [...letters].findIndex((letter) => kindOf(`-${letter}`));
  const switches = [...letters]
    .slice(0, valued < 0 ? undefined : valued)
    .map((letter): CurlOption => ({ kind: 'switch', name: `-${letter}`, value: undefined }));
  if (valued < 0) return { options: switches, takesNext: false };
  const name = `-${letters.charAt(valued)}`;
  const attached = letters.slice(valued + 1);
  const value = attached === '' ? next : { ...word, text: attached, offsets: word.offsets.slice(valued + 2) };
  return { options: [...switches, { kind: kindOf(name) ?? 'switch', name, value }], takesNext: attached === '' };
}

function headerOf(word: ShellWord): GivenHeader {
  const [name = '', ...value] = word.text.split(':');
  return { name: name.trim(), value: value.join(':').trim(), offset: word.offset };
}
