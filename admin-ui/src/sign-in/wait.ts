import { ApiProblem } from '../api/problem';

/** How long to wait before the next try, in words; undefined when the failure is of another kind. */
export function waitOf(error: unknown): string | undefined {
  if (!(error instanceof ApiProblem) || error.status !== 429) return undefined;
  const seconds = error.retryAfter;
  if (!seconds) return 'Too many tries. Wait a moment, then try again.';
  const time = seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
  return `Too many tries. Wait ${time}, then try again.`;
}
