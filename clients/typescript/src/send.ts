import { readProblem } from './problem.js';

export interface SendOptions {
  /** An API token (`gdk_…`). */
  token: string;
  /** Retries after 429, 502, 503, 504, a lost connection, or while the same request still runs; default 4. */
  retries?: number;
  /** Timeout of one attempt including its response; default 60. */
  timeoutSeconds?: number;
  fetch?: typeof fetch;
}

const RETRIED = new Set([429, 502, 503, 504]);
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;

/**
 * A `fetch` with token, timeout and retries that waits as `Retry-After` says, up to a minute, and throws a
 * GamekitProblem for an error response. Every POST has an idempotency key, so that retries are executed once.
 */
export function createSend({ token, retries = 4, timeoutSeconds = 60, fetch: send = fetch }: SendOptions) {
  return async (request: Request): Promise<Response> => {
    const headers = new Headers(request.headers);
    headers.set('authorization', `Bearer ${token}`);
    if (request.method === 'POST' && !headers.has('idempotency-key'))
      headers.set('idempotency-key', crypto.randomUUID());
    const body = request.body ? await request.arrayBuffer() : undefined;
    const { method, url, signal } = request;
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt >= retries;
      let response: Response | undefined;
      try {
        const ends = AbortSignal.any([signal, AbortSignal.timeout(timeoutSeconds * 1_000)]);
        response = await send(url, { method, headers, body, signal: ends });
      } catch (error) {
        if (isLast || signal.aborted) throw error;
      }
      if (response?.ok || response?.status === 304) return response;
      const wait = readWait(response, attempt);
      if (response && (isLast || !isTemporary(response) || wait > LONGEST_WAIT_MS))
        throw await readProblem(response);
      await response?.body?.cancel();
      await sleep(wait, signal);
    }
  };
}

/** A 409 with a time to wait: an earlier attempt, whose connection was lost, is still running. */
const isTemporary = ({ status, headers }: Response): boolean =>
  RETRIED.has(status) || (status === 409 && headers.has('retry-after'));

/** Milliseconds to wait before a retry: as the response says, else exponential with jitter. */
function readWait(response: Response | undefined, attempt: number): number {
  const asked = Number(response?.headers.get('retry-after') ?? Number.NaN);
  if (Number.isFinite(asked)) return asked * 1_000;
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt) * (0.5 + Math.random() / 2);
}

export const sleep = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
