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
  /** The address; its text may be a path alone. */
  url: ShellWord;
  headers: GivenHeader[];
  /** The body, if there is one; a dynamic word when it is not known here, such as `@file`. */
  body: ShellWord | undefined;
}

/** Options of curl that take a value, by what the checks do with it. */
const VALUE_OPTIONS: Record<string, 'method' | 'header' | 'data' | 'json' | 'url' | 'other'> = {
  '-X': 'method',
  '--request': 'method',
  '-H': 'header',
  '--header': 'header',
  '-d': 'data',
  '--data': 'data',
  '--data-raw': 'data',
  '--data-binary': 'data',
  '--data-ascii': 'data',
  '--data-urlencode': 'data',
  '-F': 'data',
  '--form': 'data',
  '-T': 'data',
  '--upload-file': 'data',
  '--json': 'json',
  '--url': 'url',
  '-o': 'other',
  '--output': 'other',
  '-u': 'other',
  '--user': 'other',
  '-A': 'other',
  '--user-agent': 'other',
  '-b': 'other',
  '--cookie': 'other',
  '-c': 'other',
  '--cookie-jar': 'other',
  '-e': 'other',
  '--referer': 'other',
  '-m': 'other',
  '--max-time': 'other',
  '--connect-timeout': 'other',
  '-w': 'other',
  '--write-out': 'other',
  '-x': 'other',
  '--proxy': 'other',
  '-E': 'other',
  '--cert': 'other',
  '--key': 'other',
  '--cacert': 'other',
  '--capath': 'other',
  '--retry': 'other',
  '--retry-delay': 'other',
  '--retry-max-time': 'other',
  '--resolve': 'other',
  '-D': 'other',
  '--dump-header': 'other',
  '--limit-rate': 'other',
  '--interface': 'other',
  '-r': 'other',
  '--range': 'other',
}; // prettier would make 50 lines of this table

/** Reads the words after `curl` as the request that it sends; undefined when there is no address. */
export function requestOfCurl(words: readonly ShellWord[], offset: number): GivenRequest | undefined {
  let method: ShellWord | undefined;
  let url: ShellWord | undefined;
  let body: ShellWord | undefined;
  let isHead = false;
  let isGet = false;
  const headers: GivenHeader[] = [];
  for (const { option, value } of optionsOf(words)) {
    switch (option === undefined ? 'url' : VALUE_OPTIONS[option]) {
      case 'method':
        method = value;
        break;
      case 'header':
        if (value) headers.push(headerOf(value));
        break;
      case 'json':
        headers.push({ name: 'Content-Type', value: 'application/json', offset: value?.offset ?? offset });
        body = value;
        break;
      case 'data':
        body = bodyOf(body, value);
        break;
      case 'url':
        url ??= value;
        break;
      default:
        isHead ||= option === '-I' || option === '--head';
        isGet ||= option === '-G' || option === '--get';
    }
  }
  if (!url) return undefined;
  const implied = isHead ? 'HEAD' : body && !isGet ? 'POST' : 'GET';
  return {
    method: method?.text ?? implied,
    methodOffset: method?.offset ?? offset,
    url,
    headers,
    body: isGet ? undefined : body,
  };
}

/** Options with their values, and operands as options without a name; bundles like `-sSX POST` taken apart. */
function* optionsOf(
  words: readonly ShellWord[],
): Generator<{ option: string | undefined; value: ShellWord | undefined }> {
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word) return;
    if (!word.text.startsWith('-') || word.text === '-') yield { option: undefined, value: word };
    else if (word.text.startsWith('--')) {
      yield { option: word.text, value: VALUE_OPTIONS[word.text] ? words[++at] : undefined };
    } else {
      const letters = word.text.slice(1);
      const valued = [...letters].findIndex((letter) => VALUE_OPTIONS[`-${letter}`]);
      for (const letter of valued < 0 ? letters : letters.slice(0, valued))
        yield { option: `-${letter}`, value: undefined };
      if (valued < 0) continue;
      const attached = letters.slice(valued + 1);
      const value =
        attached === '' ? words[++at] : { ...word, text: attached, offsets: word.offsets.slice(valued + 2) };
      yield { option: `-${letters.charAt(valued)}`, value };
    }
  }
}

function headerOf(word: ShellWord): GivenHeader {
  const [name = '', ...value] = word.text.split(':');
  return { name: name.trim(), value: value.join(':').trim(), offset: word.offset };
}

function bodyOf(before: ShellWord | undefined, word: ShellWord | undefined): ShellWord | undefined {
  if (!word) return before;
  // Several -d are joined by curl; the checks then leave the body alone.
  return { ...word, isDynamic: word.isDynamic || before !== undefined || word.text.startsWith('@') };
}
