import type { ProblemBody, ProblemCode } from './types';

/**
 * An error response of the API, with the server's text as message. Has the members of react-admin's HttpError
 * (`status`, `body`), because forms read `body.errors`; not a subclass, because HttpError resets the prototype.
 */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: ProblemCode | undefined;

  constructor(
    readonly status: number,
    readonly body: ProblemBody | null,
    fallback: string,
    /** Seconds until a retry makes sense, if the server says so. */
    readonly retryAfter?: number,
  ) {
    super(body?.detail || body?.message || fallback);
    this.code = body?.code;
  }
}

/** The server can't be reached, or the connection broke off. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';

  constructor(message = 'The server cannot be reached.') {
    super(message);
  }
}

/**
 * Converts an error response to an ApiProblem; a body that isn't a problem (a proxy's page) gives only the status
 * text.
 */
export async function toProblem(response: Response): Promise<ApiProblem> {
  const text = await response.text().catch(() => '');
  const wait = Number(response.headers.get('Retry-After'));
  const fallback = `The server answered ${response.status} ${response.statusText}`.trim();
  return new ApiProblem(response.status, parseBody(text), fallback, wait > 0 ? wait : undefined);
}

/** The server's errors by field, as sentences; empty when there are none. */
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

/** The message to show for any thrown value. */
export function describeError(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'Unknown error';
}

/** Ends with a period, so that another sentence can follow. */
export const describeErrorSentence = (error: unknown): string => endSentence(describeError(error));

/** The text with a full stop, unless it ends as a sentence. */
export const endSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

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
