import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ProblemDto } from './problem.js';

const DESCRIPTIONS: Record<number, string> = {
  400: 'The input is wrong; `errors` names the fields.',
  401: 'Not signed in, or the token is not valid any more.',
  403: 'Signed in, but not allowed.',
  404: 'Not found.',
  405: 'The address does not take this method.',
  409: 'In conflict with what is stored.',
  413: 'The body is too large.',
  415: 'The content type is not accepted.',
  422: 'The idempotency key was used with another body.',
  429: 'Too many requests; `Retry-After` says when to come back.',
  500: 'Something went wrong on our side.',
  502: 'An outside service answered wrongly.',
  503: 'The database or a service is not reachable; `Retry-After` says when to come back.',
  504: 'An outside service did not answer in time.',
};

/** Documents the problem answers that an operation can give beyond those every operation can. */
export function Problems(...statuses: number[]) {
  return applyDecorators(
    ...statuses.map((status) =>
      ApiResponse({
        status,
        description: DESCRIPTIONS[status] ?? 'Problem',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/ProblemDto' } } },
      }),
    ),
  );
}

export { DESCRIPTIONS as PROBLEM_DESCRIPTIONS, ProblemDto };
