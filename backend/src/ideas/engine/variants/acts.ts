import { PassageClassifier } from '../../../ai/engines/built-in/classifier/classifier.js';
import { readWords } from '../../../ai/engines/built-in/words.js';
import weights from './act-weights.json' with { type: 'json' };
import { frameClause } from './act-frame.js';
import { type Clause, listClauses } from './clauses.js';

/** A clause with how likely it tells what one does in its game: a logit. */
export interface Act extends Clause {
  score: number;
}

/** From this logit on a clause is told; above the other one it is better than nothing. */
export const CLEAR_ACT = 0.4;
export const LEAST_ACT = -0.2;
/** How much it counts whether it tells the game best, beside whether it is true of it at all. */
const BEST = 0.4;

let classifier: PassageClassifier | undefined;

/** What a store page says one does in its game, the most telling first. */
export function listActs({ name, text }: { name: string; text: string }): Act[] {
  const reader = (classifier ??= new PassageClassifier(weights));
  const titled = listTelling(name);
  return listClauses(text)
    .filter((clause) => !isCrowded(clause.text, name))
    .map((clause) => {
      const isTitled = [...listTelling(clause.text)].some((stem) => titled.has(stem));
      const [best = 0, good = 0] = reader.sumPassage([
        reader.sumLabels(frameClause({ ...clause, isTitled })),
      ]);
      return { ...clause, score: best * BEST + good * (1 - BEST) };
    })
    .sort((a, b) => b.score - a.score);
}

const MOST_NAMES = 2;
/** Names that only its players know say nothing to others. */
const isCrowded = (text: string, title: string): boolean =>
  text.split(' ').filter((word) => /^\p{Lu}/u.test(word) && !title.includes(word)).length > MOST_NAMES;

/** Words by which a game is known by its title. */
const PLAIN = new Set(['the', 'and', 'for', 'your', 'with', 'game']);
export const listTelling = (text: string): Set<string> =>
  new Set(readWords(text).flatMap(({ stem }) => (stem.length > 2 && !PLAIN.has(stem) ? [stem] : [])));
