import { HOUR_MS, MINUTE_MS } from '../../common/time/clock.js';
import { findLastRun } from '../../common/time/cron.js';
import type { CoverageCheck } from '../coverage/coverage-check.entity.js';
import type { ActiveMarket } from '../markets/markets.service.js';

/** A refresh that was missed for longer is left out. */
const MAX_LATE_MS = 6 * HOUR_MS;

export interface DueMarket extends ActiveMarket {
  /** When it was last due since the last look; null when it was not. */
  dueAt: Date | null;
}

/**
 * Markets, and when they were due since the last look at them, also while no process ran. A schedule
 * seen for the first time is followed from this minute on: before, the market may not have had it.
 */
export function findDueMarkets(
  markets: readonly ActiveMarket[],
  looks: ReadonlyMap<string, Pick<CoverageCheck, 'schedule' | 'startedUntil'>>,
  at: Date,
): DueMarket[] {
  const minuteBefore = at.getTime() - MINUTE_MS;
  return markets.map((market) => {
    const { country, schedule } = market;
    const look = looks.get(country);
    const seen = look?.schedule === schedule && look.startedUntil ? look.startedUntil.getTime() : Infinity;
    // A process whose clock is fast must not make the others skip this minute.
    const since = Math.max(Math.min(seen, minuteBefore), at.getTime() - MAX_LATE_MS);
    return { ...market, dueAt: findLastRun(schedule, new Date(since), at) };
  });
}
