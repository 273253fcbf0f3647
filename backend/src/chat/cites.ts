import type { Charting } from '../trends/trends.types.js';
import { formatDate } from '../common/time/clock.js';
import { ANSWER_LIMITS } from '../ideas/ideas.types.js';

/** A source of an answer: an item of the idea, a charting game, or a figure of the charts. */
export interface Cite {
  kind: 'item' | 'game' | 'figure';
  label: string;
  /** Id of the item or bundle id of the game; null for a figure. */
  ref: string | null;
}

interface Item {
  id: string;
  content: string;
}

/** Resolves names given by an engine to sources; unknown names are left out. */
export function toCites(
  basis: readonly string[],
  content: string,
  idea: { coreMechanics: readonly Item[]; metaElements: readonly Item[] },
  charting?: Charting,
): Cite[] {
  const items = [...idea.coreMechanics, ...idea.metaElements];
  const known = basis.flatMap((label): Cite[] => {
    const start = label.replace(/…$/, '').toLowerCase();
    const item = items.find((one) => one.content.toLowerCase().startsWith(start));
    if (item) return [{ kind: 'item', label, ref: item.id }];
    const game = charting?.games.find(({ title }) => title.toLowerCase().startsWith(start));
    return game ? [{ kind: 'game', label, ref: game.bundleId }] : [];
  });
  const figure = charting && `${charting.analysed} of ${charting.charting}`;
  if (figure && content.includes(figure)) {
    const day = charting.capturedAt && formatDate(charting.capturedAt);
    known.push({ kind: 'figure', label: [`${figure} games`, day].filter(Boolean).join(' · '), ref: null });
  }
  return known.slice(-ANSWER_LIMITS.cites);
}
