import type { FetchResponse } from 'openapi-fetch';
import { api, readData } from './client';
import { newId } from './new-id';
import { ApiProblem, ConnectionError } from './problem';
import { announceWrite } from './queries/refresh-after-writes';
import { splitParams, type RouteParams } from './queries/use-api';
import type { paths } from './schema';
import { session } from './session/session';

type Method = 'PUT' | 'POST' | 'DELETE';
type SendPath<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<Lowercase<M>, object> ? P : never;
}[keyof paths];
type Operation<M extends Method, P extends keyof paths> =
  paths[P] extends Record<Lowercase<M>, infer O extends object> ? O : never;

type Json<Body> = { content: { 'application/json': Body } };

/** Path and query parameters of an operation, by name, and its JSON body. */
type SendParams<O> = RouteParams<O> &
  (O extends { requestBody: Json<infer Body> }
    ? { body: Body }
    : 'requestBody' extends keyof O
      ? { body?: O extends { requestBody?: Json<infer Body> } ? Body : never }
      : unknown);

type Answer<M extends Method, P extends keyof paths> = NonNullable<
  FetchResponse<Operation<M, P>, object, 'application/json'>['data']
>;

/** Sends a write request. Use `create` where a repeated request must be executed only once. Errors: see `api`. */
export const sendApi = <M extends Method, P extends SendPath<M>>(
  method: M,
  path: P,
  ...[params]: object extends SendParams<Operation<M, P>>
    ? [params?: SendParams<Operation<M, P>>]
    : [params: SendParams<Operation<M, P>>]
): Promise<Answer<M, P>> => send(method, path, params as object | undefined);

interface Options {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Whatever the answer, queries that show what was written load again. */
function send(method: Method, path: string, params: object = {}): Promise<never> {
  const { body, headers, signal, ...others } = params as Options;
  const call = api[method] as (path: string, options: object) => Promise<{ data?: never }>;
  const parts = splitParams(path, others);
  return readData(call(path, { params: parts, body, headers, signal })).finally(() =>
    announceWrite(path, parts.path),
  );
}

/** Idempotency keys of requests whose response didn't arrive. */
const unanswered = new Map<string, { key: string; until: number }>();

/** After this time a repeat counts as a new request, in ms. */
const KEPT = 2 * 60_000;

/** Requests without a response yet; the same one again, as from a second click, gets the same response. */
const inFlight = new Map<string, Promise<never>>();

/** POSTs with an idempotency key. A repeat after a lost response reuses the key, so the request is executed once. */
export function create<P extends SendPath<'POST'>>(
  path: P,
  params: SendParams<Operation<'POST', P>> & { signal?: AbortSignal | undefined },
): Promise<Answer<'POST', P>> {
  const { signal, ...content } = params;
  const request = `${session.snapshot().user?.id} ${path} ${JSON.stringify(content)}`;
  const pending =
    inFlight.get(request) ?? post(request, path, params).finally(() => inFlight.delete(request));
  inFlight.set(request, pending);
  // Whoever asks again gets a request of their own, not the aborted one.
  signal?.addEventListener('abort', () => inFlight.delete(request), { once: true });
  return pending;
}

async function post(request: string, path: string, params: object): Promise<never> {
  const before = unanswered.get(request);
  unanswered.delete(request);
  const key = before && before.until > Date.now() ? before.key : newId();
  try {
    return await send('POST', path, { ...params, headers: { 'Idempotency-Key': key } });
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
