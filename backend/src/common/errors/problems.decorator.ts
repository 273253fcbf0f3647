import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { referToRateLimit } from '../rate-limit-headers.js';

/** The error answers of the API, as components of its document. */
const PROBLEMS: Record<number, { name: string; description: string }> = {
  400: { name: 'BadRequest', description: 'The input is wrong; `errors` names the fields.' },
  401: { name: 'Unauthorized', description: 'Not signed in, or the token is not valid any more.' },
  403: { name: 'Forbidden', description: 'Signed in, but not allowed.' },
  404: { name: 'NotFound', description: 'Not found.' },
  408: { name: 'RequestTimeout', description: 'The body stopped coming.' },
  409: { name: 'Conflict', description: 'In conflict with what is stored.' },
  412: { name: 'PreconditionFailed', description: 'It was changed since the ETag in `If-Match`.' },
  413: { name: 'TooLarge', description: 'The body is too large.' },
  415: { name: 'UnsupportedMediaType', description: 'The content type is not accepted.' },
  422: {
    name: 'Unprocessable',
    description:
      'The request was understood but cannot be carried out; also an idempotency key used with another body.',
  },
  429: { name: 'TooManyRequests', description: 'Too many requests; `Retry-After` says when to come back.' },
  500: { name: 'InternalError', description: 'Something went wrong on our side.' },
  502: { name: 'BadGateway', description: 'An outside service answered wrongly.' },
  503: {
    name: 'Unavailable',
    description: 'The database or a service is not reachable; `Retry-After` says when to come back.',
  },
  504: { name: 'GatewayTimeout', description: 'An outside service did not answer in time.' },
};

const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds after which to ask again.',
    schema: { type: 'integer', minimum: 1 },
  },
};

/** Documents the problem answers that an operation can give beyond those every operation can. */
export function Problems(...statuses: number[]) {
  return applyDecorators(
    ...statuses.map((status) => ApiResponse({ status, description: PROBLEMS[status]?.description ?? '' })),
  );
}

/** Refers to the component that describes an error answer; undefined for a status that has none. */
export function referToProblem(status: number): { $ref: string } | undefined {
  const problem = PROBLEMS[status];
  return problem && { $ref: `#/components/responses/${problem.name}` };
}

/** `components.responses` of the document. */
export function problemResponses() {
  return Object.fromEntries(
    Object.entries(PROBLEMS).map(([status, { name, description }]) => [
      name,
      {
        description,
        headers: { ...referToRateLimit(), ...(['429', '503'].includes(status) && RETRY_AFTER) },
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/ProblemDto' } } },
      },
    ]),
  );
}
