import { findEntry } from '../../ai/taxonomy/taxonomy.js';
import { type ChartFacts, THRESHOLDS } from '../trends.types.js';
import { MAX_PAIRS } from '../trends.dto.js';

/** A mechanic and a meta element that are each frequent, but rarely occur together. */
export interface WhiteSpacePair {
  mechanic: string;
  meta: string;
  /** Analyzed charting games with the mechanic, with the meta element, with both. */
  withMechanic: number;
  withMeta: number;
  together: number;
  /** Games with both if the two were independent. */
  expected: number;
}

/** A pair is a gap when at most this share of the expected games exists. */
const RARE = 0.5;

/** Widest gap first; null below the threshold of analyzed games. */
export function findWhiteSpace({ charting }: ChartFacts): WhiteSpacePair[] | null {
  if (charting.analysed < THRESHOLDS.whiteSpace) return null;
  const single = new Map<string, number>();
  const both = new Map<string, number>();
  for (const { items } of charting.games) {
    const own = [...new Set(items)];
    for (const id of own) single.set(id, (single.get(id) ?? 0) + 1);
    const metas = own.filter((id) => findEntry(id)?.kind === 'meta');
    for (const mechanic of own.filter((id) => findEntry(id)?.kind === 'mechanic')) {
      for (const meta of metas) both.set(`${mechanic}/${meta}`, (both.get(`${mechanic}/${meta}`) ?? 0) + 1);
    }
  }
  const ids = [...single.keys()];
  const metas = ids.filter((id) => findEntry(id)?.kind === 'meta');
  const pairs = ids
    .filter((id) => findEntry(id)?.kind === 'mechanic')
    .flatMap((mechanic) =>
      metas.map((meta): WhiteSpacePair => {
        const [withMechanic, withMeta] = [single.get(mechanic) ?? 0, single.get(meta) ?? 0];
        return {
          mechanic,
          meta,
          withMechanic,
          withMeta,
          together: both.get(`${mechanic}/${meta}`) ?? 0,
          expected: (withMechanic * withMeta) / charting.analysed,
        };
      }),
    );
  return pairs
    .filter(
      ({ expected, together }) => expected >= THRESHOLDS.expectedTogether && together <= expected * RARE,
    )
    .sort(
      (a, b) => b.expected - b.together - (a.expected - a.together) || a.mechanic.localeCompare(b.mechanic),
    )
    .slice(0, MAX_PAIRS);
}
