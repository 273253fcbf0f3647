import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest, ProblemException } from './problem.js';
import { assertSafeJson } from './safe-json.js';

const BODY_MS = 120_000;

/**
 * Parses JSON bodies only. Files are streamed on routes that accept them. Text must be empty: react-admin sends
 * DELETE with a text content type.
 * @param bodyMs other bodies than files must arrive within this time; the limit of the server allows for slow uploads
 */
export function requestBodies(
  fastify: FastifyInstance,
  wantsFile: (request: FastifyRequest) => boolean,
  bodyMs = BODY_MS,
): void {
  fastify.addHook('preParsing', (request, _reply, payload, done) => {
    const { raw } = request;
    // Undefined for requests to ourselves, which arrive whole.
    if (raw.complete === false && !wantsFile(request)) {
      const timer = setTimeout(() => raw.complete || raw.destroy(), bodyMs).unref();
      raw.once('close', () => clearTimeout(timer));
    }
    done(null, payload);
  });
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (wantsFile(request)) return done(unsupportedError(true));
    if (body === '') return done(null, undefined);
    try {
      const value: unknown = JSON.parse(body as string);
      assertSafeJson(value);
      done(null, value);
    } catch (error) {
      done(error instanceof ProblemException ? error : badJson());
    }
  });
  fastify.addContentTypeParser('text/plain', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && !wantsFile(request)) done(null, undefined);
    else done(unsupportedError(wantsFile(request)));
  });
  fastify.addContentTypeParser('*', (request, _payload, done) => done(unsupportedError(wantsFile(request))));
  fastify.addContentTypeParser(
    'application/octet-stream',
    { bodyLimit: Number.MAX_SAFE_INTEGER },
    (request, payload, done) => {
      if (wantsFile(request)) done(null, payload);
      else done(unsupportedError(false));
    },
  );
}

const unsupportedError = (takesFile: boolean) =>
  new ProblemException(
    415,
    'unsupported_media_type',
    takesFile
      ? 'Send a CSV, JSON or JSONL file as the body, with the content type application/octet-stream.'
      : 'This content type is not accepted here. Send application/json.',
  );

const badJson = () => badRequest('The body is not valid JSON.', undefined, 'bad_json');
