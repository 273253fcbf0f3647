import { PassageClassifier } from '../../../../ai/engines/built-in/classifier/classifier.js';
import { readWords } from '../../../../ai/engines/built-in/words.js';
import weights from '../act-weights.json' with { type: 'json' };
import { frameClause } from './act-frame.js';
import { type Clause, listClauses } from './clauses.js';
import { readSpelling } from '../english.js';
import { readPage, weighFaults } from './page-evidence.js';

/** A clause with how much speaks for telling its game by it: a logit, and what its page bears out. */
export interface Act extends Clause {
  score: number;
}

/** From this score on a clause is told in place of a mechanic with medium confidence, of a kind of game and a mechanic with low confidence, of nothing. */
export const CLEAR_ACT = 0.9;
export const FAIR_ACT = 0.3;
export const LEAST_ACT = -1;
/** How much it counts that the page is about what a clause says. */
const RECURRING = 1.2;
/** What stands first is what a game is about. */
const FIRST_LINES = 3;
const EARLY = 0.2;
/** How much it counts whether it tells the game best, beside whether it is true of it at all. */
const BEST = 0.4;

let classifier: PassageClassifier | undefined;

/** What a store page says one does in its game, the most telling first. */
export function listActs({ name, text }: { name: string; text: string }): Act[] {
  const reader = (classifier ??= new PassageClassifier(weights));
  const titled = listTelling(name);
  const recurs = readPage(name, text);
  const weighWords = readSpelling(name, text);
  return listClauses(text)
    .filter(({ text }) => !isCrowded(text, name) && !isTitle(text, name))
    .map((clause) => {
      const isTitled = [...listTelling(clause.text)].some((stem) => titled.has(stem));
      const [best = 0, good = 0] = reader.sumPassage([
        reader.sumLabels(frameClause({ ...clause, isTitled })),
      ]);
      const score =
        best * BEST +
        good * (1 - BEST) +
        recurs(clause.text) * RECURRING +
        (clause.at <= FIRST_LINES ? EARLY : 0) -
        weighFaults(clause.text, name) -
        weighWords(clause.text);
      return { ...clause, score };
    })
    .sort((a, b) => b.score - a.score);
}

const MOST_NAMES = 2;
/** Names that only its players know say nothing to others. */
const isCrowded = (text: string, title: string): boolean =>
  text.split(' ').filter((word) => /^\p{Lu}/u.test(word) && !title.includes(word)).length > MOST_NAMES;

/** "block Fortress gives you" begins with the title of its game. */
const isTitle = (text: string, title: string): boolean => {
  const [first = '', second = ''] = title.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return second !== '' && text.toLowerCase().startsWith(`${first} ${second}`);
};

/** Words by which a game is known by its title. */
const PLAIN = new Set(['the', 'and', 'for', 'your', 'with', 'game']);
export const listTelling = (text: string): Set<string> =>
  new Set(readWords(text).flatMap(({ stem }) => (stem.length > 2 && !PLAIN.has(stem) ? [stem] : [])));
