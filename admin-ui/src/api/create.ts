import { callJson } from './http';
import { newId } from './new-id';
import { ApiProblem } from './problem';

/** Requests whose answer did not arrive, with the key they went under. */
const unanswered = new Map<string, { key: string; until: number }>();

/** After this a repeat is meant as a new request, in ms. */
const KEPT = 2 * 60_000;

/** POSTs what makes or starts something. Sent again after a lost answer, it goes under the same key: carried out once. */
export async function create<T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> {
  const request = `${path} ${JSON.stringify(body)}`;
  const before = unanswered.get(request);
  unanswered.delete(request);
  const key = before && before.until > Date.now() ? before.key : newId();
  try {
    const headers = { 'Idempotency-Key': key };
    return await callJson<T>(path, { method: 'POST', body, headers, ...(signal && { signal }) });
  } catch (error) {
    if (isUnanswered(error)) unanswered.set(request, { key, until: Date.now() + KEPT });
    throw error;
  }
}

/** The server was not reached, a proxy lost its answer, or the first request is still under way. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof ApiProblem &&
    (error.code === 'idempotency_in_progress' || [502, 503, 504].includes(error.status)));
