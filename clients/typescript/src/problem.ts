import type { components } from './schema.js';

type ProblemBody = components['schemas']['ProblemDto'];

/** An error response of the API (RFC 9457). `code` is stable; `errors` names invalid fields. */
export class GamekitProblem extends Error {
  readonly status: number;
  readonly code: ProblemBody['code'] | 'unknown';
  readonly errors: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  /** For a 409 about a changed record: the current record. */
  readonly current: Readonly<Record<string, unknown>> | undefined;

  constructor(status: number, body: Partial<ProblemBody>) {
    super(body.detail ?? `The API answered ${status}.`);
    this.name = new.target.name;
    this.status = status;
    this.code = body.code ?? 'unknown';
    this.errors = body.errors ?? {};
    this.requestId = body.requestId;
    this.current = body.current;
  }
}

/** 400, 413, 415 and 422: the request is invalid. */
export class InvalidRequest extends GamekitProblem {}
/** 401: the token is missing, invalid or expired. */
export class Unauthenticated extends GamekitProblem {}
/** 403: the token lacks the permission. */
export class Forbidden extends GamekitProblem {}
/** 404: not found. */
export class NotFound extends GamekitProblem {}
/** 409 and 412: conflicts with stored data. */
export class Conflict extends GamekitProblem {}
/** 429, after the retries. */
export class RateLimited extends GamekitProblem {}
/** 5xx, after the retries. */
export class Unavailable extends GamekitProblem {}

const CLASSES: Readonly<Record<number, typeof GamekitProblem>> = {
  ...{ 400: InvalidRequest, 413: InvalidRequest, 415: InvalidRequest, 422: InvalidRequest },
  ...{ 401: Unauthenticated, 403: Forbidden, 404: NotFound, 409: Conflict, 412: Conflict, 429: RateLimited },
};

export async function readProblem(response: Response): Promise<GamekitProblem> {
  const body: unknown = await response.json().catch(() => null);
  const Class = CLASSES[response.status] ?? (response.status >= 500 ? Unavailable : GamekitProblem);
  return new Class(response.status, typeof body === 'object' && body !== null ? body : {});
}
