import type { ProblemBody, ProblemCode } from './types';

/**
 * An error answer of the API, with the server's own sentence as message. It has the members of react-admin's HttpError
 * (`status`, `body`), because forms look for `body.errors` there; it is no subclass of it, since that class resets
 * the prototype of what is built from it.
 */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: ProblemCode | undefined;

  constructor(
    readonly status: number,
    readonly body: ProblemBody | null,
    fallback: string,
    /** Seconds to wait before the next try, where the server said so. */
    readonly retryAfter?: number,
  ) {
    super(body?.detail || body?.message || fallback);
    this.code = body?.code;
  }
}

/** Turns an answer that is not ok into an ApiProblem; any other body (a proxy's page) gives the status text only. */
export async function toProblem(response: Response): Promise<ApiProblem> {
  const text = await response.text().catch(() => '');
  const wait = Number(response.headers.get('Retry-After'));
  return problemFrom(response.status, response.statusText, text, wait > 0 ? wait : undefined);
}

export function problemFrom(
  status: number,
  statusText: string,
  body: string,
  retryAfter?: number,
): ApiProblem {
  const fallback = `The server answered ${status} ${statusText}`.trim();
  return new ApiProblem(status, parseBody(body), fallback, retryAfter);
}

/** What the server says about single fields, as sentences; empty when it names none. */
export function readFieldErrors(error: unknown): Record<string, string> {
  const errors = (error instanceof ApiProblem && error.body?.errors) || {};
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, sentence(text)]));
}

/** "must have 8 characters" → "It must have 8 characters." */
function sentence(text: string): string {
  const whole = /^(is|must|may|can|has)\b/.test(text)
    ? `It ${text}`
    : text.charAt(0).toUpperCase() + text.slice(1);
  return endSentence(whole);
}

/** The sentence to show for anything that was thrown. */
export function describeError(error: unknown): string {
  if (error instanceof ApiProblem) return error.message;
  if (error instanceof TypeError) return 'The server cannot be reached.';
  return error instanceof Error && error.message ? error.message : 'Unknown error';
}

/** The same, ended by a full stop where it has none, so that another sentence may follow. */
export const describeErrorSentence = (error: unknown): string => endSentence(describeError(error));

const endSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

function parseBody(text: string): ProblemBody | null {
  try {
    const body: unknown = JSON.parse(text);
    return body !== null && typeof body === 'object' ? body : null;
  } catch {
    return null;
  }
}

export const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
