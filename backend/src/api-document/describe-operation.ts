import type { AccessLevel } from '../common/access/access.types.js';
import type { Operation } from './operations.js';

const WHO_MAY_CALL: Record<AccessLevel, string> = {
  public: 'Needs no sign-in.',
  user: 'For everybody who is signed in.',
  analyst: 'For analysts and administrators.',
  admin: 'For administrators.',
};
const IN_PERSON = 'Needs a signed-in person: personal API tokens are refused with 403.';
const FIRST_PART = /^.*?(?=[.;:](?:\s|$)|$)/s;

/** Uses the comment of a handler as the description and its first sentence as the summary. */
export function describeOperation(operation: Operation): void {
  const { summary = '', description, 'x-access': access, 'x-scope': scope } = operation;
  const comment = summary.replace(/(?<!\n)\n(?!\n)/g, ' ').trim();
  operation.summary = FIRST_PART.exec(comment)?.[0].trim() || operation.operationId;
  operation.description = [
    comment,
    description,
    access && WHO_MAY_CALL[access],
    operation['x-in-person'] && IN_PERSON,
    scope && scope !== 'any' && `Tokens with limited scopes need \`${scope}\`.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
