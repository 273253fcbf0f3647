import createClient, { type FetchOptions, type FetchResponse } from 'openapi-fetch';
import { session } from './session/session';
import { newId } from './new-id';
import { ApiProblem, ConnectionError, toProblem } from './problem';
import { CLIENT_OPTIONS, readData, readInit, sendInit } from './public-client';
import type { paths } from './schema';

export { readData };

/** Sends a request with the session's token. Errors: ApiProblem, ConnectionError, AbortError when the signal aborts. */
export async function sendAuthorized(request: Request): Promise<Response> {
  const init = await readInit(request);
  return sendWithToken((token) => {
    if (token) init.headers.set('Authorization', `Bearer ${token}`);
    return sendInit(request.url, init);
  });
}

/** On 401 refreshes the token and sends once more. */
export async function sendWithToken(send: (token: string | null) => Promise<Response>): Promise<Response> {
  const token = await session.accessToken();
  let response = await send(token);
  if (response.status === 401 && token && (await session.refresh(token))) {
    response = await send(await session.accessToken());
  }
  if (!response.ok) throw await toProblem(response);
  return response;
}

/** The typed API client; a wrong path, parameter or body does not compile. */
export const api = createClient<paths, 'application/json'>({ ...CLIENT_OPTIONS, fetch: sendAuthorized });

type PostPath = { [P in keyof paths]: paths[P] extends { post: object } ? P : never }[keyof paths];
type Post<P extends PostPath> = paths[P] extends { post: infer Operation extends object } ? Operation : never;

/** Idempotency keys of requests whose response didn't arrive. */
const unanswered = new Map<string, { key: string; until: number }>();

/** After this time a repeat counts as a new request, in ms. */
const KEPT = 2 * 60_000;

/** Requests without a response yet; the same one again, as from a second click, gets the same response. */
const inFlight = new Map<string, Promise<never>>();

/** POSTs with an idempotency key. A repeat after a lost response reuses the key, so the request is executed once. */
export function create<P extends PostPath>(
  path: P,
  options: FetchOptions<Post<P>>,
): Promise<NonNullable<FetchResponse<Post<P>, object, 'application/json'>['data']>> {
  const { body, params, signal } = options as { body?: unknown; params?: unknown; signal?: AbortSignal };
  const request = `${session.snapshot().user?.id} ${path} ${JSON.stringify([params, body])}`;
  const pending =
    inFlight.get(request) ?? post(request, path, options).finally(() => inFlight.delete(request));
  inFlight.set(request, pending);
  // Whoever asks again gets a request of their own, not the aborted one.
  signal?.addEventListener('abort', () => inFlight.delete(request), { once: true });
  return pending;
}

async function post(request: string, path: string, options: object): Promise<never> {
  const before = unanswered.get(request);
  unanswered.delete(request);
  const key = before && before.until > Date.now() ? before.key : newId();
  try {
    const send = api.POST as (path: string, options: object) => Promise<{ data?: never }>;
    return await readData(send(path, { ...options, headers: { 'Idempotency-Key': key } }));
  } catch (error) {
    if (isUnanswered(error)) unanswered.set(request, { key, until: Date.now() + KEPT });
    throw error;
  }
}

/** No response, a proxy lost it, its body broke off (TypeError), or the first request is still running. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof ConnectionError ||
  error instanceof TypeError ||
  (error instanceof ApiProblem &&
    (error.code === 'idempotency_in_progress' || [502, 503, 504].includes(error.status)));
