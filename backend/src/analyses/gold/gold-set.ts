import type { AnalysisInput, AnalysisResult } from '../../ai/ai.types.js';
import { findEntryByName } from '../../ai/taxonomy/taxonomy.js';
import type { StoredVerdict } from '../analyses.types.js';

/** What analysts said of one item of a game. */
export interface JudgedItem {
  bundleId: string;
  itemKey: string;
  verdict: StoredVerdict;
  /** The analyst's own name of a corrected item. */
  name: string | null;
}

/** A game with what the team knows of it. */
export interface GoldGame extends AnalysisInput {
  bundleId: string;
  present: ReadonlySet<string>;
  absent: ReadonlySet<string>;
}

export interface Counts {
  right: number;
  wrong: number;
  missed: number;
}

/** Ids that the game has and does not have; items outside the taxonomy cannot be compared. */
export function readVerdicts(items: readonly JudgedItem[]): Pick<GoldGame, 'present' | 'absent'> {
  const present = new Set<string>();
  const absent = new Set<string>();
  for (const { itemKey, verdict, name } of items) {
    // Another name may be another entry: then the one that the engine named was wrong.
    const other = verdict === 'corrected' && name ? findEntryByName(name)?.id : undefined;
    if (other && other !== itemKey) present.add(other);
    const isWrong = verdict === 'rejected' || (other !== undefined && other !== itemKey);
    if (!itemKey.startsWith('~')) (isWrong ? absent : present).add(itemKey);
  }
  for (const id of present) absent.delete(id);
  return { present, absent };
}

/** Compares an answer with what analysts said; what nobody judged counts neither way. No answer misses everything. */
export function countItems(
  game: Pick<GoldGame, 'present' | 'absent'>,
  answer: AnalysisResult | null,
): Counts {
  const { mechanics = [], metaElements = [], details = [] } = answer ?? {};
  const named = new Set([...mechanics, ...metaElements, ...details].flatMap(({ id }) => id ?? []));
  const right = [...game.present].filter((id) => named.has(id)).length;
  const wrong = [...game.absent].filter((id) => named.has(id)).length;
  return { right, wrong, missed: game.present.size - right };
}

/** Precision, recall and F1; null where nothing can be said. */
export function computeFigures({ right, wrong, missed }: Counts) {
  const share = (whole: number): number | null => (whole > 0 ? right / whole : null);
  const whole = 2 * right + wrong + missed;
  return {
    precision: share(right + wrong),
    recall: share(right + missed),
    f1: whole > 0 ? (2 * right) / whole : null,
  };
}
