import { Injectable } from '@nestjs/common';

/** Timeouts and retries for market-data providers, in milliseconds. */
@Injectable()
export class MarketDataLimits {
  /** Total for one page visit. */
  readonly totalMs: number = 28_000;
  /** Network time for one provider; each of its calls has at most 15 s. */
  readonly providerMs: number = 25_000;
  /** Waiting for a slot while other calls use up a store's rate limit. */
  readonly turnMs: number = 10_000;
  /** Delays before retries; their number is the number of retries. */
  readonly waitsMs: readonly number[] = [300, 700, 1_500];
  /** A stored answer younger than this is returned without asking providers. */
  readonly freshMs: number = 6 * 3_600_000;
}
