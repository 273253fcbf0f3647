import { type ChartFacts, THRESHOLDS } from './trends.types.js';
import { MAX_EXAMPLES } from './trends.dto.js';

/** One mechanic or meta element in the charts. */
export interface ItemShare {
  id: string;
  /** Analyzed charting games that have it. */
  games: number;
  /** Share of analyzed charting games, 0–1; null below the threshold. */
  share: number | null;
  /** Share in the captures compared with; null without them or with too few games. */
  shareBefore: number | null;
  /** Percentage points gained since; null when it cannot be computed. */
  change: number | null;
  /** Analyzed newcomers that have it; null without captures to compare with. */
  newcomers: number | null;
  /** Its highest-ranked games, at most three. */
  examples: { bundleId: string; title: string; rank: number }[];
}

/** Share and change of every item found in charting games, most frequent first. */
export function computeItemShares({ charting, baseline }: ChartFacts): ItemShare[] {
  const before = baseline?.analysed ?? [];
  const ids = new Set([...charting.games, ...before].flatMap(({ items }) => items));
  const hasEnough = charting.analysed >= THRESHOLDS.share;
  const hadEnough = before.length >= THRESHOLDS.share;
  return [...ids]
    .map((id): ItemShare => {
      const having = charting.games.filter(({ items }) => items.includes(id));
      const had = before.filter(({ items }) => items.includes(id)).length;
      const share = hasEnough ? having.length / charting.analysed : null;
      const shareBefore = hadEnough ? had / before.length : null;
      const enough = Math.max(having.length, had) >= THRESHOLDS.change;
      return {
        id,
        games: having.length,
        share,
        shareBefore,
        change: share !== null && shareBefore !== null && enough ? (share - shareBefore) * 100 : null,
        newcomers: baseline ? having.filter(({ newcomer }) => newcomer).length : null,
        examples: having
          .slice(0, MAX_EXAMPLES)
          .map(({ bundleId, title, rank }) => ({ bundleId, title, rank })),
      };
    })
    .sort((a, b) => b.games - a.games || a.id.localeCompare(b.id));
}
