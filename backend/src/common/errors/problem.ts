import { HttpException, HttpStatus } from '@nestjs/common';
import type { FieldErrors, ProblemDto } from './problem.dto.js';
import type { ProblemCode } from './problem-codes.js';

export type { FieldErrors };

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  408: 'Request Timeout',
  409: 'Conflict',
  412: 'Precondition Failed',
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

/** An error with a stable `code`; `detail` is the sentence for the user. */
export class ProblemException extends HttpException {
  /** Scope that an API token lacks, as RFC 6750 reports it. */
  missingScope?: string;

  constructor(
    status: number,
    readonly code: ProblemCode,
    readonly detail: string,
    readonly errors?: FieldErrors,
    readonly retryAfterSeconds?: number,
    readonly current?: object,
  ) {
    super(detail, status);
  }
}

export const badRequest = (detail: string, errors?: FieldErrors, code: ProblemCode = 'invalid_input') =>
  new ProblemException(HttpStatus.BAD_REQUEST, code, detail, errors);

/** A 400 about one field. */
export const invalidField = (field: string, text: string) =>
  badRequest(`${field}: ${text}`, { [field]: text });

export const unauthorized = (detail = 'Authentication required', code: ProblemCode = 'unauthenticated') =>
  new ProblemException(HttpStatus.UNAUTHORIZED, code, detail);

export const forbidden = (detail: string, code: ProblemCode = 'forbidden') =>
  new ProblemException(HttpStatus.FORBIDDEN, code, detail);

export const notFound = (detail: string, code: ProblemCode = 'not_found') =>
  new ProblemException(HttpStatus.NOT_FOUND, code, detail);

export const conflict = (detail: string, code: ProblemCode = 'conflict', errors?: FieldErrors) =>
  new ProblemException(HttpStatus.CONFLICT, code, detail, errors);

/** A 409 about a record that changed meanwhile, with the current record. */
export const changedMeanwhile = (detail: string, code: ProblemCode, current: object) =>
  new ProblemException(HttpStatus.CONFLICT, code, detail, undefined, undefined, current);

export const unavailable = (detail: string, code: ProblemCode = 'unavailable', retryAfterSeconds = 5) =>
  new ProblemException(HttpStatus.SERVICE_UNAVAILABLE, code, detail, undefined, retryAfterSeconds);

export const diskFull = () =>
  unavailable('The disk of the server is full. An administrator must free some space.', 'disk_full', 60);

export const tooManyRequests = (detail: string, retryAfterSeconds: number) =>
  new ProblemException(HttpStatus.TOO_MANY_REQUESTS, 'rate_limited', detail, undefined, retryAfterSeconds);

/** Builds the body of an error response. */
export function problemBody(
  problem: { status: number; code: ProblemCode; detail: string; errors?: FieldErrors; current?: object },
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
    ...(problem.current ? { current: problem.current as Record<string, unknown> } : {}),
  };
}
