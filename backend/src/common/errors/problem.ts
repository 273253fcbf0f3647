import { HttpException, HttpStatus } from '@nestjs/common';

/** Text per input field, shown beside the field by the forms. */
export type FieldErrors = Record<string, string>;

/** RFC 9457 answer; `message` repeats `detail` and `errors` is keyed by field, where react-admin looks. */
export class ProblemDto {
  /** URI of the kind of problem, for example `urn:gamekit:problem:not_found`. */
  type: string;
  title: string;
  status: number;
  detail: string;
  message: string;
  /** Stable machine-readable name of the problem. */
  code: string;
  /** Path of the request. */
  instance: string;
  requestId: string;
  errors?: FieldErrors;
  /** Of a 409 about a record that was changed meanwhile: the record as it is now. */
  current?: object;
}

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Payload Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** A refusal with a stable `code`; `detail` is the sentence the user reads. */
export class ProblemException extends HttpException {
  constructor(
    status: number,
    readonly code: string,
    readonly detail: string,
    readonly errors?: FieldErrors,
    readonly retryAfterSeconds?: number,
    readonly current?: object,
  ) {
    super(detail, status);
  }
}

export const badRequest = (detail: string, errors?: FieldErrors, code = 'invalid_input') =>
  new ProblemException(HttpStatus.BAD_REQUEST, code, detail, errors);

/** A 400 that names one wrong field. */
export const invalidField = (field: string, text: string) =>
  badRequest(`${field}: ${text}`, { [field]: text });

export const unauthorized = (detail = 'Authentication required', code = 'unauthenticated') =>
  new ProblemException(HttpStatus.UNAUTHORIZED, code, detail);

export const forbidden = (detail: string, code = 'forbidden') =>
  new ProblemException(HttpStatus.FORBIDDEN, code, detail);

export const notFound = (detail: string, code = 'not_found') =>
  new ProblemException(HttpStatus.NOT_FOUND, code, detail);

export const conflict = (detail: string, code = 'conflict', errors?: FieldErrors) =>
  new ProblemException(HttpStatus.CONFLICT, code, detail, errors);

/** A 409 of a record that somebody changed meanwhile; the answer holds it as it is now. */
export const changedMeanwhile = (detail: string, code: string, current: object) =>
  new ProblemException(HttpStatus.CONFLICT, code, detail, undefined, undefined, current);

export const unavailable = (detail: string, code = 'unavailable', retryAfterSeconds = 5) =>
  new ProblemException(HttpStatus.SERVICE_UNAVAILABLE, code, detail, undefined, retryAfterSeconds);

export const tooManyRequests = (detail: string, retryAfterSeconds: number) =>
  new ProblemException(HttpStatus.TOO_MANY_REQUESTS, 'rate_limited', detail, undefined, retryAfterSeconds);

/** Builds the body that every error answer has. */
export function problemBody(
  problem: { status: number; code: string; detail: string; errors?: FieldErrors; current?: object },
  instance: string,
  requestId: string,
): ProblemDto {
  return {
    type: `urn:gamekit:problem:${problem.code}`,
    title: TITLES[problem.status] ?? 'Error',
    status: problem.status,
    detail: problem.detail,
    message: problem.detail,
    code: problem.code,
    instance,
    requestId,
    ...(problem.errors ? { errors: problem.errors } : {}),
    ...(problem.current ? { current: problem.current } : {}),
  };
}
