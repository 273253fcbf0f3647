import { countNoun } from '../../common/text/count-noun.js';
import { isThin } from '../../market-events/advance-chart.rules.js';
import { findBestPlaces, type Place } from '../current-lists/chart-list.js';

/** A game that moved; `from` and `to` are ranks, null where it was not listed. */
export interface Move {
  bundleId: string;
  from: number | null;
  to: number | null;
  /** Ranks gained, negative when lost; null for entries and exits. */
  change: number | null;
}

export interface Moves {
  climbers: Move[];
  fallers: Move[];
  entries: Move[];
  exits: Move[];
}

/**
 * Moves between two captures of a list, largest first; entries and exits by rank. A game listed twice counts with
 * its best rank. Ranks below the end of a truncated capture are unknown: nothing entered or left there.
 */
export function findMoves(before: readonly Place[], after: readonly Place[]): Moves {
  const earlier = findBestPlaces(before);
  const later = findBestPlaces(after);
  const stayed = [...later].flatMap(([bundleId, to]) => {
    const from = earlier.get(bundleId);
    return from === undefined || from === to ? [] : [{ bundleId, from, to, change: from - to }];
  });
  const [isBeforeCut, isAfterCut] = [
    isThin(before.length, after.length),
    isThin(after.length, before.length),
  ];
  const bySize = (a: Move, b: Move) =>
    Math.abs(b.change ?? 0) - Math.abs(a.change ?? 0) || (a.to ?? 0) - (b.to ?? 0);
  return {
    climbers: stayed.filter(({ change }) => change > 0).sort(bySize),
    fallers: stayed.filter(({ change }) => change < 0).sort(bySize),
    entries: [...later]
      .filter(([bundleId, to]) => !earlier.has(bundleId) && !(isBeforeCut && to > before.length))
      .map(([bundleId, to]) => ({ bundleId, from: null, to, change: null }))
      .sort((a, b) => a.to - b.to),
    exits: [...earlier]
      .filter(([bundleId, from]) => !later.has(bundleId) && !(isAfterCut && from > after.length))
      .map(([bundleId, from]) => ({ bundleId, from, to: null, change: null }))
      .sort((a, b) => a.from - b.from),
  };
}

/** What is unknown because one of two captures was truncated; empty when neither was. */
export function describeTruncation(before: number, after: number): string {
  if (isThin(after, before))
    return `; the later one has only ${countNoun(after, 'row')}, so games below #${after} may still be listed`;
  if (isThin(before, after))
    return `; the earlier one has only ${countNoun(before, 'row')}, so games below #${before} may have been listed`;
  return '';
}
