import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadyDocument } from './lists-document.js';

/** Answers with the document, or 304 to whoever has it. */
export function sendDocument(document: ReadyDocument, request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('etag', document.etag).header('cache-control', 'private, no-cache').header('vary', VARY);
  if (isStillGood(request.headers['if-none-match'], document.etag)) {
    void reply.code(304).send();
    return;
  }
  void reply.type('application/json; charset=utf-8');
  const acceptsGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.headers['accept-encoding'] ?? '');
  if (acceptsGzip) void reply.header('content-encoding', 'gzip').send(document.gzipped);
  else void reply.send(document.body);
}

/** Compared weakly (RFC 9110 §13.1.2): proxies add or drop the mark of weakness. */
function isStillGood(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch === etag) return ifNoneMatch === etag;
  const tag = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((given) => ['*', tag].includes(given.trim().replace(/^W\//, '')));
}

const VARY = 'accept-encoding, authorization';
