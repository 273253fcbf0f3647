import type { Socket } from 'node:net';
import { ProblemException, problemBody } from './problem.js';
import { toProblem } from './to-problem.js';

/** Replacement for a path segment that cannot be decoded; no valid id contains it. */
const UNREADABLE = encodeURIComponent('\uFFFD');

/** Address for routing. Invalid percent escapes would be refused before any hook runs. */
export function readableUrl(request: { url?: string }): string {
  const url = request.url ?? '/';
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  if (isReadable(path)) return url;
  const pieces = path.split('/').map((piece) => (isReadable(piece) ? piece : UNREADABLE));
  return [pieces.join('/'), ...query].join('?');
}

function isReadable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Answers invalid HTTP requests, such as ones with too large headers. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const problem = toRequestProblem(error.code);
  const status = problem.getStatus();
  const body = JSON.stringify(
    problemBody(
      { status, code: problem.code, detail: problem.detail },
      '',
      `broken-${Date.now().toString(36)}`,
    ),
  );
  const head = [
    `HTTP/1.1 ${status} ${REASONS[status] ?? 'Bad Request'}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

const REASONS: Record<number, string> = { 408: 'Request Timeout', 431: 'Request Header Fields Too Large' };

function toRequestProblem(code: string | undefined): ProblemException {
  if (code === 'HPE_HEADER_OVERFLOW') return toProblem({ statusCode: 431 });
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new ProblemException(408, 'request_timeout', 'The request took too long to arrive.');
  }
  return toProblem({ statusCode: 400 });
}
