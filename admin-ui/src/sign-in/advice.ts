import { ApiProblem } from '../api/problem';

/** What to do when a user with valid credentials has no access; undefined for other reasons. */
export function adviceFor(code: string | undefined): string | undefined {
  if (code === 'not_approved') {
    return 'Wait for the email about your account request, or ask your administrator.';
  }
  return code === 'profile_missing' ? 'Ask your administrator to set it up.' : undefined;
}

/** How long to wait before retrying; undefined for other failures. */
export function describeWait(error: unknown): string | undefined {
  if (!(error instanceof ApiProblem) || error.status !== 429) return undefined;
  const seconds = error.retryAfter;
  if (!seconds) return 'Too many attempts. Wait a moment, then try again.';
  const time = seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
  return `Too many attempts. Wait ${time}, then try again.`;
}
