import type { ProblemBody } from './types';

/**
 * An error answer of the API, with the server's own sentence as message. It has the members of react-admin's HttpError
 * (`status`, `body`), because forms look for `body.errors` there; it is no subclass of it, since that class resets
 * the prototype of what is built from it.
 */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: string | undefined;

  constructor(
    readonly status: number,
    readonly body: ProblemBody | null,
    fallback: string,
  ) {
    super(body?.detail || body?.message || fallback);
    this.code = body?.code;
  }
}

/** Turns an answer that is not ok into an ApiProblem; any other body (a proxy's page) gives the status text only. */
export async function toProblem(response: Response): Promise<ApiProblem> {
  const text = await response.text().catch(() => '');
  return problemFrom(response.status, response.statusText, text);
}

export function problemFrom(status: number, statusText: string, body: string): ApiProblem {
  return new ApiProblem(status, parseBody(body), `The server answered ${status} ${statusText}`.trim());
}

/** The sentence to show for anything that was thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiProblem) return error.message;
  if (error instanceof TypeError) return 'The server cannot be reached.';
  return error instanceof Error && error.message ? error.message : 'Unknown error';
}

function parseBody(text: string): ProblemBody | null {
  try {
    const body: unknown = JSON.parse(text);
    return body !== null && typeof body === 'object' ? body : null;
  } catch {
    return null;
  }
}
