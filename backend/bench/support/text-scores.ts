import type { AnalysisResult, Confidence } from '../../src/ai/ai.types.js';
import type { LabeledText } from './sample-descriptions.js';

export interface Scores {
  precision: number;
  recall: number;
  f1: number;
  /** Share of right items among those of a class; null when the class has none. */
  byConfidence: Record<Confidence, { right: number; all: number }>;
  /** Share of evidence sentences that stand verbatim in the text. */
  evidence: number;
}

/** Compares answers with labels, mechanics and meta elements together; `maybe` labels count neither way. */
export function scoreTexts(texts: readonly LabeledText[], answers: readonly AnalysisResult[]): Scores {
  const byConfidence: Scores['byConfidence'] = {
    high: { right: 0, all: 0 },
    medium: { right: 0, all: 0 },
    low: { right: 0, all: 0 },
  };
  let [right, wrong, missed, quotes, found] = [0, 0, 0, 0, 0];
  texts.forEach((text, at) => {
    const items = [...(answers[at]?.mechanics ?? []), ...(answers[at]?.metaElements ?? [])];
    const wanted = new Set([...text.mechanics, ...text.meta]);
    for (const { id = '', confidence, evidence } of items) {
      quotes += evidence.length;
      found += evidence.filter(
        (quote) => text.description.includes(quote) || text.title.includes(quote),
      ).length;
      if (text.maybe.includes(id)) continue;
      const hit = wanted.delete(id);
      if (hit) right++;
      else wrong++;
      byConfidence[confidence].all++;
      if (hit) byConfidence[confidence].right++;
    }
    missed += wanted.size;
  });
  const precision = right / Math.max(1, right + wrong);
  const recall = right / Math.max(1, right + missed);
  return {
    precision,
    recall,
    f1: (2 * precision * recall) / Math.max(1e-9, precision + recall),
    byConfidence,
    evidence: found / Math.max(1, quotes),
  };
}
