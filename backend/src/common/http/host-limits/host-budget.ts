import type { HttpClock } from '../http-clock.js';
import { systemHttpClock } from '../http-clock.js';

/** A token bucket: never more than `burst + perMinute` calls in any minute. */
export interface BudgetRule {
  perMinute: number;
  burst: number;
}

export type BudgetTurn =
  /** Granted: wait this long, then call. */
  | { granted: true; waitMs: number }
  /** Refused: the next slot would come only after `waitMs`. */
  | { granted: false; waitMs: number };

/**
 * Grants calls to a host. An instance serves one process (in memory) or all processes (shared store); the key names
 * the host.
 */
export interface HostBudget {
  /** @param maxWaitMs no turn is taken when it would come later than this. */
  reserve(key: string, rule: BudgetRule, maxWaitMs: number): Promise<BudgetTurn>;
}

/**
 * Rate limit rule (GCRA, a token bucket in one number), so that a stored budget needs only one time per host.
 * @param nextFree time at which the bucket is full again, in ms since 1970; undefined when never used.
 * @returns the turn, and the time to store when it was granted.
 */
export function reserveTurn(
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

/** No queue is longer; a stored time further ahead means that the clock was set back. */
const FURTHEST_MS = 3_600_000;

/** Budget of one process, in memory. */
export class MemoryHostBudget implements HostBudget {
  private readonly nextFree = new Map<string, number>();

  constructor(private readonly clock: Pick<HttpClock, 'now'> = systemHttpClock) {}

  reserve(key: string, rule: BudgetRule, maxWaitMs: number): Promise<BudgetTurn> {
    const now = this.clock.now();
    let stored = this.nextFree.get(key);
    // After the clock was set back, a time far ahead would block the host for hours.
    if (stored !== undefined && stored > now + FURTHEST_MS) stored = now;
    const { turn, nextFree } = reserveTurn(stored, rule, now, maxWaitMs);
    if (turn.granted) this.nextFree.set(key, nextFree);
    return Promise.resolve(turn);
  }
}
