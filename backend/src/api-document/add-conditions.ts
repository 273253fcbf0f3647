import { referToProblem } from '../common/errors/problems.decorator.js';
import type { Operation } from './operations.js';

const ETAG = {
  description: 'Stands for this answer: send it as `If-None-Match` to read again, as `If-Match` to write.',
  schema: { type: 'string' },
  example: 'W/"q1w2e3r4"',
};

const header = (name: string, description: string) => ({
  ...{ name, in: 'header' as const, required: false, description },
  schema: { type: 'string' },
});

/** Documents conditional requests: every answer about one thing has an ETag, and its writers may send it along. */
export function addConditions(method: string, path: string, operation: Operation, isReadable: boolean): void {
  if (!path.endsWith('}') || !isReadable) return;
  if (method === 'get') {
    const answer = operation.responses[200] as { headers?: object } | undefined;
    if (!answer) return;
    answer.headers = { ...answer.headers, ETag: ETAG };
    operation.responses[304] ??= { description: 'It is still what the ETag in `If-None-Match` stands for.' };
    (operation.parameters ??= []).push(
      header('If-None-Match', 'ETag of the answer that is there already; 304 when nothing changed.'),
    );
    return;
  }
  operation.responses[412] = referToProblem(412);
  (operation.parameters ??= []).push(
    header(
      'If-Match',
      'ETag of what was read. When it was changed meanwhile nothing is written, and the answer is 412.',
    ),
  );
}
