import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { setHeaders } from '../../common/requests/set-headers.js';
import type { ReadyDocument } from './lists-document.js';

/** The response with a document: compressed or not, or a 304. */
interface DocumentAnswer {
  status: 200 | 304;
  /** Alternating names and values. */
  headers: string[];
  body?: Buffer;
}

/** Sends the document, or 304 to a client that has it. */
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

/** Weak comparison (RFC 9110 §13.1.2), because proxies add or remove the weak prefix. */
function isStillGood(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch === etag) return ifNoneMatch === etag;
  const tag = etag.replace(/^W\//, '');
  return ifNoneMatch
    .split(',')
    .some((candidate) => ['*', tag].includes(candidate.trim().replace(/^W\//, '')));
}
