import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { problemBody } from './problem.js';
import type { ProblemCode } from './problem-codes.js';
import { referToRateLimit } from '../limits/rate-limit-headers.js';

/** Error responses as components of the API document. */
const PROBLEMS: Record<number, { name: string; code: ProblemCode; description: string }> = {
  400: {
    name: 'BadRequest',
    code: 'invalid_input',
    description: 'The input is invalid; `errors` names the fields.',
  },
  401: {
    name: 'Unauthorized',
    code: 'unauthenticated',
    description: 'Not signed in, or the token is no longer valid.',
  },
  403: { name: 'Forbidden', code: 'forbidden', description: 'Signed in, but not allowed.' },
  404: { name: 'NotFound', code: 'not_found', description: 'Not found.' },
  408: { name: 'RequestTimeout', code: 'request_timeout', description: 'The body stopped arriving.' },
  409: { name: 'Conflict', code: 'conflict', description: 'Conflicts with stored data.' },
  412: {
    name: 'PreconditionFailed',
    code: 'precondition_failed',
    description: 'It has changed since the ETag in `If-Match`.',
  },
  413: { name: 'TooLarge', code: 'too_large', description: 'The body is too large.' },
  415: {
    name: 'UnsupportedMediaType',
    code: 'unsupported_media_type',
    description: 'The content type is not accepted.',
  },
  422: {
    name: 'Unprocessable',
    code: 'unprocessable',
    description:
      'The request was understood but cannot be carried out; also an idempotency key used with another body.',
  },
  429: {
    name: 'TooManyRequests',
    code: 'rate_limited',
    description: 'Too many requests; `Retry-After` says when to come back.',
  },
  500: { name: 'InternalError', code: 'internal_error', description: 'Something went wrong on our side.' },
  502: {
    name: 'BadGateway',
    code: 'provider_failed',
    description: 'An external service sent an invalid response.',
  },
  503: {
    name: 'Unavailable',
    code: 'database_unavailable',
    description: 'The database or a service is not reachable; `Retry-After` says when to come back.',
  },
  504: {
    name: 'GatewayTimeout',
    code: 'provider_timeout',
    description: 'An external service did not answer in time.',
  },
};

const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds to wait before the next request.',
    schema: { type: 'integer', minimum: 1 },
  },
};

/** Documents the error responses of an operation beyond the common ones. */
export function Problems(...statuses: number[]) {
  return applyDecorators(
    ...statuses.map((status) => ApiResponse({ status, description: PROBLEMS[status]?.description ?? '' })),
  );
}

/** References the component of an error response; undefined for a status without one. */
export function referToProblem(status: number): { $ref: string } | undefined {
  const problem = PROBLEMS[status];
  return problem && { $ref: `#/components/responses/${problem.name}` };
}

/** `components.responses` of the document. */
export function problemResponses() {
  return Object.fromEntries(
    Object.entries(PROBLEMS).map(([status, { name, code, description }]) => [
      name,
      {
        description,
        headers: { ...referToRateLimit(), ...(['429', '503'].includes(status) && RETRY_AFTER) },
        content: {
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/ProblemDto' },
            example: problemBody({ status: Number(status), code, detail: description }, '/api/games', 'r-1'),
          },
        },
      },
    ]),
  );
}
