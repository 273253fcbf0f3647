import { referToProblem } from '../common/errors/problems.decorator.js';
import { referToRateLimit } from '../common/limits/rate-limit-headers.js';
import type { Operation } from './operations.js';

/** `components.headers` of conditional requests. */
export const CONDITION_HEADERS = {
  ETag: {
    description: 'Stands for this answer: send it as `If-None-Match` to read again, as `If-Match` to write.',
    schema: { type: 'string' as const },
    example: 'W/"q1w2e3r4"',
  },
};

/** `components.responses` of conditional requests. */
export const CONDITION_RESPONSES = {
  NotModified: {
    description: 'Nothing changed since the ETag in `If-None-Match`.',
    headers: referToRateLimit(),
  },
};

const describeHeader = (name: string, description: string) => ({
  ...{ name, in: 'header' as const, required: false, description },
  schema: { type: 'string' },
});

/** Documents conditional requests: every response about one record has an ETag, and writers may send it back. */
export function addConditions(method: string, path: string, operation: Operation, isReadable: boolean): void {
  if (!path.endsWith('}') || !isReadable) return;
  if (method === 'get') {
    const answer = operation.responses[200] as { headers?: object } | undefined;
    if (!answer) return;
    answer.headers = { ...answer.headers, ETag: { $ref: '#/components/headers/ETag' } };
    operation.responses[304] = { $ref: '#/components/responses/NotModified' };
    (operation.parameters ??= []).push(
      describeHeader('If-None-Match', 'ETag of the answer that is there already; 304 when nothing changed.'),
    );
    return;
  }
  operation.responses[412] = referToProblem(412);
  (operation.parameters ??= []).push(
    describeHeader(
      'If-Match',
      'ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412.',
    ),
  );
}
