import { STATUS_CODES } from 'node:http';
import { UpstreamError } from '../../common/http/upstream-error.js';
import type { NoChart } from '../market-data.types.js';

export const noChart = (outcome: NoChart['outcome'], reason: string): NoChart => ({ outcome, reason });

/**
 * Interprets a store's refusal of a chart. Both stores answer 403, 429 or 503 when they want fewer calls.
 * @throws the error itself when it is not a response of the store
 */
export function toChartOutcome(error: unknown): NoChart {
  if (!(error instanceof UpstreamError) || error.kind === 'aborted') throw error;
  const { provider, status } = error;
  // Consent and captcha pages are on other hosts, so our client does not follow redirects to them.
  if (error.kind === 'blocked') return noChart('blocked', error.message);
  if (error.kind === 'bad-content') return noChart('layout-changed', error.message);
  if (error.kind !== 'http' || status === undefined) throw error;
  const words = `${status} ${STATUS_CODES[status] ?? ''}`.trim();
  if ([401, 403, 429, 503].includes(status)) {
    const retryText = error.retryAfter ? ` It asks to wait ${Math.ceil(error.retryAfter / 1_000)} s.` : '';
    return noChart(
      'blocked',
      `${provider} refused the request (${words}), its usual answer to too many calls.${retryText}`,
    );
  }
  if (status < 400)
    return noChart('blocked', `${provider} redirected to another page (${words}) instead of answering.`);
  if (status < 500)
    return noChart('layout-changed', `${provider} no longer answers at this address (${words}).`);
  throw error;
}
