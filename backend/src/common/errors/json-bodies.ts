import type { FastifyInstance } from 'fastify';
import { badRequest, ProblemException } from './problem.js';
import { assertSafeJson } from './safe-json.js';

const unsupported = () =>
  new ProblemException(415, 'unsupported_media_type', 'This content type is not accepted here.');

/**
 * JSON is the only body that is parsed. Files come as a raw stream on routes that ask for it. Text is accepted
 * only when empty, because react-admin sends DELETE with a text content type.
 */
export function jsonBodies(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      const value: unknown = JSON.parse(body as string);
      assertSafeJson(value);
      done(null, value);
    } catch (error) {
      done(error instanceof ProblemException ? error : badRequest('The body is not valid JSON.', undefined, 'bad_json'));
    }
  });
  fastify.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') done(null, undefined);
    else done(unsupported());
  });
  fastify.addContentTypeParser('application/octet-stream', { bodyLimit: Number.MAX_SAFE_INTEGER }, (_request, payload, done) => {
    done(null, payload);
  });
}
