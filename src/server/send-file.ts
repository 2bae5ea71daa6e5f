import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import send from 'send';
import { isFile } from './request-target.ts';

const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** A file of the served folder that a request asks for. */
export interface FileRequest {
  dir: string;
  /** Relative to the folder. */
  file: string;
  request: IncomingMessage;
  response: ServerResponse;
}

/** Why a file was not sent: the status that says so, and headers that belong to it. */
export interface SendFailure {
  status: number;
  headers: Record<string, string>;
}

/** Sends the smallest form that the reader takes. A range is answered from the plain file. */
export function sendFile(
  { dir, file, request, response }: FileRequest,
  onFailure: (failure: SendFailure) => void,
): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = request.headers.range
    ? undefined
    : ENCODINGS.find(({ name, suffix }) => accepts(accepted, name) && isFile(join(dir, file + suffix)));
  response.setHeader('Content-Type', contentTypeOf(file));
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
  const path = `/${encodeURI(file)}${encoding?.suffix ?? ''}`;
  const stream = send(request, path, { root: dir, cacheControl: false, dotfiles: 'allow', index: false });
  stream.on('error', (error: Partial<SendFailure>) => {
    // Too late to say anything: a connection that ends early tells the reader that the file is not whole.
    if (response.headersSent) {
      response.destroy();
      return;
    }
    for (const name of ['Content-Encoding', 'ETag', 'Last-Modified', 'Accept-Ranges']) response.removeHeader(name);
    onFailure({ status: error.status ?? 404, headers: error.headers ?? {} });
  });
  stream.pipe(response);
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.trim().split(';');
    return name === encoding && !parameters.some((parameter) => /^\s*q=0(\.0*)?$/.test(parameter));
  });
}

function contentTypeOf(file: string): string {
  if (file.endsWith('.md')) return 'text/markdown; charset=utf-8';
  const type = lookup(file) ?? 'application/octet-stream';
  return /^text\/|javascript|json|xml|svg/.test(type) ? `${type}; charset=utf-8` : type;
}
