import type { Finding } from '../finding.ts';
import type { ShellWord } from '../shell/shell-word.ts';
import { jsonFinding } from '../syntax/json-syntax.ts';
import { checkRequest, type RequestModels } from './check-request.ts';

const REQUEST_LINE = /^(GET|HEAD|POST|PUT|PATCH|DELETE) (\S+)(?: HTTP\/[\d.]+)?$/;
const STATUS_LINE = /^HTTP\/[\d.]+ \d{3}/;

/** Checks a sample of HTTP: a request against the API, an answer for a body that parses. */
export async function checkHttp(code: string, models: RequestModels): Promise<Finding[]> {
  const [head = ''] = code.split('\n', 1);
  const blank = /\n[ \t]*\n/.exec(code);
  const bodyOffset = blank ? blank.index + blank[0].length : code.length;
  const request = REQUEST_LINE.exec(head);
  if (!request) return STATUS_LINE.test(head) ? answerFindings(code, bodyOffset) : [notHttp()];
  const [, method = '', path = ''] = request;
  const lines = code
    .slice(0, blank?.index ?? code.length)
    .split('\n')
    .slice(1);
  return checkRequest(
    {
      method,
      methodOffset: 0,
      url: localUrl(path, method.length + 1),
      headers: lines.filter((line) => line.includes(':')).map((line) => headerOf(line, code.indexOf(line))),
      body: code.slice(bodyOffset).trim() === '' ? undefined : wordAt(bodyOffset, code.slice(bodyOffset)),
    },
    models,
  );
}

function answerFindings(code: string, bodyOffset: number): Finding[] {
  const isJson = /^content-type:\s*application\/json/im.test(code.slice(0, bodyOffset));
  const wrong = isJson && bodyOffset < code.length ? jsonFinding(code.slice(bodyOffset)) : undefined;
  return wrong ? [{ ...wrong, offset: wrong.offset + bodyOffset }] : [];
}

function headerOf(line: string, offset: number) {
  const [name = '', ...value] = line.split(':');
  return { name: name.trim(), value: value.join(':').trim(), offset };
}

/** A stretch of the code as a word. */
function wordAt(offset: number, text: string): ShellWord {
  return { text, offset, offsets: Array.from(text, (_, index) => offset + index), isDynamic: false };
}

/** The path of a request line as the address of a runtime; the host, which is not in the code, has the path's offset. */
function localUrl(path: string, offset: number): ShellWord {
  const host = 'http://localhost:8090';
  const word = wordAt(offset, path);
  return { ...word, text: host + path, offsets: [...Array.from(host, () => offset), ...word.offsets] };
}

function notHttp(): Finding {
  const fix = 'Begin with a request line such as GET /v1/ready HTTP/1.1, or a status line such as HTTP/1.1 200 OK.';
  return {
    rule: 'sample-syntax',
    offset: 0,
    message: 'The HTTP sample begins with neither a request nor a status line.',
    fix,
  };
}
