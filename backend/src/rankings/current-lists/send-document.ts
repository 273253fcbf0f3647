import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { setHeaders } from '../../common/requests/set-headers.js';
import type { ReadyDocument } from './lists-document.js';

/** What is answered with a document: all of it, packed or not, or 304 to whoever has it. */
interface DocumentAnswer {
  status: 200 | 304;
  /** Names and values in turn. */
  headers: string[];
  body?: Buffer;
}

/** Answers with the document, or 304 to whoever has it. */
export function sendDocument(document: ReadyDocument, request: FastifyRequest, reply: FastifyReply): void {
  const { status, headers, body } = answerWith(document, request.headers);
  setHeaders(reply, headers);
  void reply.code(status).send(body);
}

export function answerWith(
  { etag, body, gzipped }: ReadyDocument,
  { 'if-none-match': known, 'accept-encoding': accepted = '' }: IncomingHttpHeaders,
): DocumentAnswer {
  const headers = [
    'cache-control',
    'private, no-cache',
    'etag',
    etag,
    'vary',
    'accept-encoding, authorization',
  ];
  if (isStillGood(known, etag)) return { status: 304, headers };
  headers.push('content-type', 'application/json; charset=utf-8');
  if (!ACCEPTS_GZIP.test(accepted)) return { status: 200, headers, body };
  headers.push('content-encoding', 'gzip');
  return { status: 200, headers, body: gzipped };
}

const ACCEPTS_GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

/** Compared weakly (RFC 9110 §13.1.2): proxies add or drop the mark of weakness. */
function isStillGood(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch === etag) return ifNoneMatch === etag;
  const tag = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((given) => ['*', tag].includes(given.trim().replace(/^W\//, '')));
}
