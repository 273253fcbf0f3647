import { UpstreamError } from '../../common/http/upstream-error.js';
import { toChartOutcome } from './chart-outcomes.js';
import type { NoDetail } from '../market-data.types.js';

export const noDetail = (outcome: NoDetail['outcome'], reason: string): NoDetail => ({ outcome, reason });

/** Keeps the store's status for our own error response. */
const refusal = (detail: NoDetail, { status, retryAfter }: UpstreamError): NoDetail => ({
  ...detail,
  ...(status === undefined ? {} : { status }),
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

/**
 * Interprets a refusal of a game's details.
 * @throws the error itself when it is not a response of the store
 */
export function toDetailOutcome(error: unknown): NoDetail {
  if (error instanceof UpstreamError && (error.status === 404 || error.status === 410)) {
    return noDetail('not-found', `${error.provider} does not have this game in this country.`);
  }
  const { outcome, reason } = toChartOutcome(error);
  const detail = noDetail(outcome === 'blocked' ? 'blocked' : 'layout-changed', reason);
  return error instanceof UpstreamError ? refusal(detail, error) : detail;
}

/** Whether the text can be a package name or a bundle id. */
export const isBundleId = (text: string): boolean =>
  text.length <= 200 && /^[A-Za-z0-9][\w-]*(?:\.[\w-]+)*$/.test(text);
