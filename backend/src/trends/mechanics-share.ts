import { type ChartFacts, THRESHOLDS } from './trends.types.js';
import { MOST_EXAMPLES } from './trends.dto.js';

/** One mechanic or meta element in the lists. */
export interface ItemShare {
  id: string;
  /** Analysed charting games that have it. */
  games: number;
  /** Share of the analysed charting games, 0–1; null below the threshold. */
  share: number | null;
  /** Share in the captures compared with; null when there are none or too few games. */
  shareBefore: number | null;
  /** Percentage points gained since; null when it cannot be told. */
  change: number | null;
  /** Analysed newcomers that have it; null when no capture can be compared. */
  newcomers: number | null;
  /** The best placed games that have it, at most three. */
  examples: { bundleId: string; title: string; rank: number }[];
}

/** Share and change of every item that a charting game has, most frequent first. */
export function itemShares({ charting, baseline }: ChartFacts): ItemShare[] {
  const before = baseline?.analysed ?? [];
  const ids = new Set([...charting.games, ...before].flatMap(({ items }) => items));
  const told = charting.analysed >= THRESHOLDS.share;
  const toldBefore = before.length >= THRESHOLDS.share;
  return [...ids]
    .map((id): ItemShare => {
      const having = charting.games.filter(({ items }) => items.includes(id));
      const had = before.filter(({ items }) => items.includes(id)).length;
      const share = told ? having.length / charting.analysed : null;
      const shareBefore = toldBefore ? had / before.length : null;
      const enough = Math.max(having.length, had) >= THRESHOLDS.change;
      return {
        id,
        games: having.length,
        share,
        shareBefore,
        change: share !== null && shareBefore !== null && enough ? (share - shareBefore) * 100 : null,
        newcomers: baseline ? having.filter(({ newcomer }) => newcomer).length : null,
        examples: having
          .slice(0, MOST_EXAMPLES)
          .map(({ bundleId, title, rank }) => ({ bundleId, title, rank })),
      };
    })
    .sort((a, b) => b.games - a.games || a.id.localeCompare(b.id));
}
