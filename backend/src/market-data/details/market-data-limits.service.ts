import { Injectable } from '@nestjs/common';

/** How patient the product is with market-data providers, in milliseconds. */
@Injectable()
export class MarketDataLimits {
  /** For everything one page visit causes. */
  readonly totalMs: number = 28_000;
  /** Time on the network for one provider; each of its calls has 15 s at most. */
  readonly providerMs: number = 25_000;
  /** Waiting for a turn, when others keep a store's pace busy. */
  readonly turnMs: number = 10_000;
  /** Waits before another try; their number is the number of retries. */
  readonly waitsMs: readonly number[] = [300, 700, 1_500];
  /** An answer younger than this is given again without asking anybody. */
  readonly freshMs: number = 6 * 3_600_000;
}
