import { vi } from 'vitest';
import type { Grant, Role } from '../api/types';
import { checkAnswer, checkResponse, successStatus } from './documented-answers';

type Answer =
  Response | { status?: number; body?: unknown; headers?: Record<string, string> } | Promise<Response>;
type Handler = (request: { url: URL; method: string; headers: Headers; body: unknown }) => Answer;

/**
 * Answers fetch by "METHOD /path", by default with the success status; unexpected calls get a 404. Returns the calls
 * in order. Responses that the document doesn't allow fail the test.
 */
export function fakeApi(handlers: Record<string, Handler>): string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://gamekit.test');
    const method = init.method ?? 'GET';
    const request = `${method} ${url.pathname}`;
    calls.push(request);
    const handler = handlers[request];
    const answer = handler
      ? await handler({
          url,
          method,
          headers: new Headers(init.headers),
          body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
        })
      : { status: 404, body: { status: 404, detail: 'No such thing' } };
    if (init.signal?.aborted) throw new DOMException('Aborted', 'AbortError');
    if (answer instanceof Response) {
      await checkResponse(request, answer);
      return answer;
    }
    const status = answer.status ?? successStatus(request);
    const headers = answer.headers ?? {};
    const body = answer.body ?? {};
    if (handler) checkAnswer(request, status, body);
    return new Response(status === 204 ? null : JSON.stringify(body), { status, headers });
  });
  return calls;
}

export const problem = (
  status: number,
  detail: string,
  more: { code?: string; errors?: Record<string, string> } = {},
) => ({
  status,
  body: {
    type: 'urn:gamekit:problem:error',
    title: 'Refused',
    status,
    detail,
    message: detail,
    code: 'error',
    instance: '/api',
    requestId: 'r1',
    ...more,
  },
});

export const grant = (accessToken: string, role: Role = 'admin', expiresIn = 900): Grant => ({
  accessToken,
  expiresIn,
  user: { id: 'u1', email: 'analyst@example.com', displayName: null, role, approved: true, twoFactor: false },
});

/** A page of a list, with the header for the total. */
export const page = (rows: unknown[], total = rows.length) => ({
  body: rows,
  headers: { 'Content-Range': `rows 0-${Math.max(0, rows.length - 1)}/${total}` },
});
