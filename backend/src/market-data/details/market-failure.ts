import { STATUS_CODES } from 'node:http';
import { ProblemException } from '../../common/errors/problem.js';
import type { ProviderResult } from './ask-provider.js';

/** Retry-After for a refusal that names no time. */
const RETRY_SECONDS = 60;
const REFUSALS = new Set([401, 403, 429, 503]);
const SILENT = new Set(['no-data', 'bad-content', 'too-large', 'blocked']);

/** Our error response when a provider returned nothing and nothing is stored. */
export function toFailure({ provider, outcome, failure }: ProviderResult): ProblemException {
  const status = toStatus(outcome, failure);
  const retryAfter =
    status === 503
      ? Math.max(1, Math.ceil((failure?.retryAfter ?? RETRY_SECONDS * 1_000) / 1_000))
      : undefined;
  const code = status === 504 ? 'provider_timeout' : status === 503 ? 'provider_blocked' : 'provider_failed';
  if (failure && SILENT.has(failure.kind)) {
    return new ProblemException(status, code, `No data received from ${provider}`, undefined, retryAfter);
  }
  // A call without a response has no status of its own; ours stands for it.
  const theirs = failure?.status ?? status;
  const detail = `Failed to fetch from ${provider}: ${theirs} ${STATUS_CODES[theirs] ?? 'Unknown Status'}`;
  return new ProblemException(status, code, detail, undefined, retryAfter);
}

function toStatus(outcome: ProviderResult['outcome'], failure: ProviderResult['failure']): number {
  if (failure?.kind === 'timeout') return 504;
  if (outcome === 'blocked' || failure?.kind === 'circuit-open') return 503;
  return REFUSALS.has(failure?.status ?? 0) ? 503 : 502;
}
