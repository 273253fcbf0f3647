import type { AnalysisInput, AnalysisResult } from '../../ai/ai.types.js';
import { findEntryByName } from '../../ai/taxonomy/taxonomy.js';
import type { StoredVerdict } from '../analyses.types.js';

/** Feedback on one item of a game. */
export interface JudgedItem {
  bundleId: string;
  itemKey: string;
  verdict: StoredVerdict;
  /** Corrected name. */
  name: string | null;
}

/** A game with its judged items. */
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

/** Ids that the game has, and does not have; items outside the taxonomy are left out. */
export function readVerdicts(items: readonly JudgedItem[]): Pick<GoldGame, 'present' | 'absent'> {
  const present = new Set<string>();
  const absent = new Set<string>();
  for (const { itemKey, verdict, name } of items) {
    // A corrected name may be another entry; then the original one was wrong.
    const other = verdict === 'corrected' && name ? findEntryByName(name)?.id : undefined;
    if (other && other !== itemKey) present.add(other);
    const isWrong = verdict === 'rejected' || (other !== undefined && other !== itemKey);
    if (!itemKey.startsWith('~')) (isWrong ? absent : present).add(itemKey);
  }
  for (const id of present) absent.delete(id);
  return { present, absent };
}

/** Compares an answer with the feedback; unjudged items do not count. No answer misses everything. */
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

/** Precision, recall and F1; null when undefined. */
export function computeFigures({ right, wrong, missed }: Counts) {
  const share = (whole: number): number | null => (whole > 0 ? right / whole : null);
  const total = 2 * right + wrong + missed;
  return {
    precision: share(right + wrong),
    recall: share(right + missed),
    f1: total > 0 ? (2 * right) / total : null,
  };
}
