import { setTimeout as sleep } from 'node:timers/promises';
import { UpstreamOperation } from '../../common/http/operation.js';
import { UpstreamError } from '../../common/http/upstream-error.js';
import { isMeasured } from './defaults.js';
import type {
  DetailProvider,
  DetailRequest,
  FoundDetail,
  NoDetail,
  ProviderOutcome,
  ProviderOutcomeName,
} from '../market-data.types.js';
import type { MarketDataLimits } from './market-data-limits.service.js';

/** Result of asking a provider, retries included. */
export interface ProviderResult extends ProviderOutcome {
  /** Present exactly when it is `found`. */
  answer?: FoundDetail;
  /** Why there is no answer, for the status of our own response. */
  failure?: { kind: UpstreamError['kind'] | 'no-data'; status?: number; retryAfter?: number };
}

/**
 * Asks one provider for a game. It is asked again if it can provide downloads or revenue and returned neither, or
 * if it failed temporarily. Refusals (4xx), unknown formats and timeouts are not retried.
 * @throws UpstreamError `aborted` when `signal` is aborted
 */
export async function askProvider(
  provider: DetailProvider,
  request: Omit<DetailRequest, 'operation' | 'retries'>,
  limits: MarketDataLimits,
): Promise<ProviderResult> {
  const { signal } = request;
  const wantsFigures = provider.givesDownloads || provider.givesRevenue;
  const operation = new UpstreamOperation({
    deadlineMs: limits.providerMs,
    maxWaitMs: limits.turnMs,
    ...(signal ? { signal } : {}),
  });
  // Retries happen only here, so that they do not multiply.
  const call = { ...request, operation, ...(wantsFigures ? { retries: 0 } : {}) };
  const tries = wantsFigures ? limits.waitsMs.length : 0;
  let poor: FoundDetail | undefined;
  let failed: ProviderResult | undefined;
  for (let attempt = 0; ; attempt++) {
    const outcome = await askOnce(provider, call);
    const { answer } = outcome;
    if (answer && (!wantsFigures || hasFigures(answer))) return outcome;
    poor = answer ?? poor;
    const mayTryAgain = attempt < tries && (answer !== undefined || isPassing(outcome));
    if (!mayTryAgain) {
      if (!answer && poor) return toFoundResult(provider.name, poor);
      // An open circuit says less than the failure that opened it.
      return outcome.failure?.kind === 'circuit-open' ? (failed ?? outcome) : outcome;
    }
    failed = answer ? undefined : outcome;
    try {
      await sleep(
        limits.waitsMs[attempt]! * (0.8 + 0.4 * Math.random()),
        undefined,
        signal ? { signal } : {},
      );
    } catch {
      throw UpstreamError.aborted(provider.name);
    }
  }
}

async function askOnce(provider: DetailProvider, call: DetailRequest): Promise<ProviderResult> {
  try {
    const answer = await provider.fetchDetail(call);
    return answer.outcome === 'found'
      ? toFoundResult(provider.name, answer)
      : toMissing(provider.name, answer);
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.kind === 'aborted') throw error;
    const outcome: ProviderOutcomeName = error.refused
      ? 'blocked'
      : error.kind === 'bad-content'
        ? 'layout-changed'
        : 'failed';
    const { kind, status, retryAfter } = error;
    return {
      provider: provider.name,
      outcome,
      message: error.message,
      failure: { kind, ...dropUndefined({ status, retryAfter }) },
    };
  }
}

const toFoundResult = (provider: string, answer: FoundDetail): ProviderResult => ({
  provider,
  outcome: 'found',
  message: `${provider} answered.`,
  answer,
});

const toMissing = (provider: string, { outcome, reason, status, retryAfter }: NoDetail): ProviderResult => ({
  provider,
  outcome,
  message: reason,
  failure: { kind: status === undefined ? 'no-data' : 'http', ...dropUndefined({ status, retryAfter }) },
});

const dropUndefined = (fields: { status: number | undefined; retryAfter: number | undefined }) => ({
  ...(fields.status === undefined ? {} : { status: fields.status }),
  ...(fields.retryAfter === undefined ? {} : { retryAfter: fields.retryAfter }),
});

function hasFigures({ facts }: FoundDetail): boolean {
  return isMeasured(facts.downloads) || isMeasured(facts.revenue);
}

/** A failure that is probably temporary, and without a Retry-After. */
function isPassing({ outcome, failure }: ProviderResult): boolean {
  if (outcome === 'not-found' || failure?.retryAfter !== undefined) return false;
  if (failure?.kind === 'network') return true;
  return failure?.kind === 'http' && (failure.status ?? 0) >= 500;
}
