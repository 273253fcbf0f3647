import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** Modes of the replay server. All but `ok` simulate a failure of the store. */
export const REPLAY_MODES = [
  'ok',
  'not-found', // 404
  'forbidden', // 403 with an empty body, Apple's answer to too many calls
  'too-many', // 429 with Retry-After
  'error', // 500
  'unavailable', // 503
  'no-store', // 400: a country without a store
  'hang', // accepts and never answers
  'drip', // a byte now and then, for ever
  'reset', // closes the connection
  'huge', // a body that does not end
  'bomb', // small on the wire, huge when unpacked
  'html', // a web page with status 200
  'garbage', // half of a JSON text
  'missing', // JSON without the part that matters
  'changed', // the same data at other places
  'refused', // Play's frame with an error and no payload; elsewhere like `forbidden`
  'redirect', // to another host
  'empty',
  'one-entry',
  'wrong-genre', // the overall chart, whatever was asked
] as const;
export type ReplayMode = (typeof REPLAY_MODES)[number];

export const isReplayMode = (value: unknown): value is ReplayMode =>
  REPLAY_MODES.includes(value as ReplayMode);

const PAGE =
  '<!doctype html><html><head><title>Before you continue</title></head><body><form>Robots stay out.</form></body></html>';
const CHUNK = Buffer.alloc(65_536, 'a');
/** Large enough to hurt a reader without a size cap. */
const HUGE_BYTES = 64 * 1024 * 1024;

/**
 * Responds in modes that do not depend on the request.
 * @returns whether it did
 */
export function misbehave(mode: ReplayMode, response: ServerResponse): boolean {
  const end = (status: number, headers: Record<string, string> = {}, body = ''): true => {
    response.writeHead(status, headers).end(body);
    return true;
  };
  switch (mode) {
    case 'not-found':
      return end(404, { 'content-type': 'text/html' }, '<html><body>Not Found</body></html>');
    case 'forbidden':
      return end(403);
    case 'too-many':
      return end(429, { 'retry-after': '60' });
    case 'error':
      return end(500, {}, 'Internal error at /srv/secret/path.js:12');
    case 'unavailable':
      return end(503);
    case 'no-store':
      return end(400);
    case 'html':
      return end(200, { 'content-type': 'application/json' }, PAGE);
    case 'redirect':
      return end(302, { location: 'http://169.254.169.254/latest/meta-data/' });
    case 'hang':
      return true;
    case 'reset':
      response.socket?.destroy();
      return true;
    case 'bomb':
      return (void response.writeHead(200, { 'content-encoding': 'gzip' }).end(packBomb()), true);
    case 'drip':
      return drip(response);
    case 'huge':
      return pour(response);
    default:
      return false;
  }
}

let packed: Buffer | undefined;
/** Compressed once before any request: it takes a moment, which must not look like a slow store. */
export const packBomb = (): Buffer => (packed ??= gzipSync(Buffer.alloc(HUGE_BYTES / 2, ' '), { level: 1 }));

function drip(response: ServerResponse): true {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
  return true;
}

function pour(response: ServerResponse): true {
  response.writeHead(200, { 'content-type': 'application/json' });
  let remaining = HUGE_BYTES;
  const sendMore = () => {
    while (remaining > 0 && !response.destroyed) {
      remaining -= CHUNK.length;
      if (!response.write(CHUNK)) return;
    }
    response.end();
  };
  response.on('drain', sendMore);
  sendMore();
  return true;
}
