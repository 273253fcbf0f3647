import type { HttpClock } from '../http-clock.js';
import { systemHttpClock } from '../http-clock.js';

/** A token bucket: never more than `burst + perMinute` calls in any minute. */
export interface BudgetRule {
  perMinute: number;
  burst: number;
}

export type BudgetTurn =
  /** The turn is taken: wait so long, then call. */
  | { granted: true; waitMs: number }
  /** Nothing was taken: the next turn would come only after `waitMs`. */
  | { granted: false; waitMs: number };

/**
 * Hands out turns to call a host. One instance may serve one process (in memory) or, over a shared
 * store, every process of an installation; the key names the host.
 */
export interface HostBudget {
  /** @param maxWaitMs no turn is taken when it would come later than this. */
  reserve(key: string, rule: BudgetRule, maxWaitMs: number): Promise<BudgetTurn>;
}

/**
 * The rule all budgets share (GCRA, the one-number form of a token bucket), so that a stored budget needs
 * to keep nothing but one time per host.
 * @param nextFree time at which the bucket is full again, in ms since 1970; undefined when never used.
 * @returns the turn, and the time to store when it was granted.
 */
export function takeTurn(
  nextFree: number | undefined,
  rule: BudgetRule,
  now: number,
  maxWaitMs: number,
): { turn: BudgetTurn; nextFree: number } {
  const interval = 60_000 / rule.perMinute;
  const start = Math.max(nextFree ?? now, now);
  const waitMs = Math.max(0, Math.ceil(start - (rule.burst - 1) * interval - now));
  if (waitMs > maxWaitMs) return { turn: { granted: false, waitMs }, nextFree: start };
  return { turn: { granted: true, waitMs }, nextFree: start + interval };
}

/** No queue of turns is longer; a stored time further ahead means that the clock was set back. */
const FURTHEST_MS = 3_600_000;

/** Budget of one process. */
export class MemoryHostBudget implements HostBudget {
  private readonly nextFree = new Map<string, number>();

  constructor(private readonly clock: Pick<HttpClock, 'now'> = systemHttpClock) {}

  reserve(key: string, rule: BudgetRule, maxWaitMs: number): Promise<BudgetTurn> {
    const now = this.clock.now();
    let stored = this.nextFree.get(key);
    // After the clock was set back, a time far ahead would silence the host for hours.
    if (stored !== undefined && stored > now + FURTHEST_MS) stored = now;
    const { turn, nextFree } = takeTurn(stored, rule, now, maxWaitMs);
    if (turn.granted) this.nextFree.set(key, nextFree);
    return Promise.resolve(turn);
  }
}
