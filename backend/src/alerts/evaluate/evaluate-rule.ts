import { type Finding, RANK_KINDS, type RuleTerms } from '../alerts.types.js';
import { type ChartSeries, findInCaptures } from './find-in-captures.js';
import { findInEvents, type RuleEvent } from './find-in-events.js';
import { findInInstalls, type InstallWeek } from './find-in-installs.js';

/** The data that a rule is evaluated against. */
export interface RuleFacts {
  charts: readonly ChartSeries[];
  events: readonly RuleEvent[];
  installs: readonly { bundleId: string; sample: boolean; weeks: readonly (InstallWeek | null)[] }[];
}

/**
 * Finds everything since `from` that triggers a rule. Previews and real alerts both use this.
 * @param games that the rule watches; null for all
 */
export function evaluateRule(
  terms: RuleTerms,
  facts: RuleFacts,
  from: Date,
  games: ReadonlySet<string> | null,
): Finding[] {
  const isWatched = (bundleId: string) => games === null || games.has(bundleId);
  if (RANK_KINDS.includes(terms.kind))
    return facts.charts.flatMap((series) => findInCaptures(terms, series, from, isWatched));
  if (terms.kind === 'installs_unusual')
    return facts.installs
      .filter(({ bundleId }) => isWatched(bundleId))
      .flatMap(({ bundleId, weeks, sample }) => findInInstalls(bundleId, weeks, from, sample));
  const events = facts.events.filter(({ occurredAt }) => occurredAt >= from);
  return findInEvents(terms, events, isWatched);
}
