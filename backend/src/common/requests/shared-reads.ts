import { applyDecorators, Header } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { readsOne } from './conditional-writes.js';

const SHARED_READ = 'private, no-cache';

/** For responses that are the same for everyone: browsers cache them and revalidate, which costs a 304. */
export function SharedRead() {
  return applyDecorators(
    Header('cache-control', SHARED_READ),
    ApiResponse({ status: 304, description: 'Unchanged since the ETag in `If-None-Match`.' }),
  );
}

/**
 * Adds an ETag to responses of {@link SharedRead} and of single records, and answers 304; existing ETags are kept.
 */
export function sharedReadsHook(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload?: unknown) => void,
): void {
  const isShared =
    reply.statusCode === 200 && (reply.getHeader('cache-control') === SHARED_READ || readsOne(request));
  if (!isShared || reply.hasHeader('etag') || typeof payload !== 'string') return done(null, payload);
  const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
  void reply.header('etag', etag).header('vary', 'Authorization');
  const known = request.headers['if-none-match'] ?? '';
  if (!known.split(',').some((one) => one.trim() === etag)) return done(null, payload);
  void reply.code(304).removeHeader('content-type').removeHeader('content-length');
  done(null, null);
}
