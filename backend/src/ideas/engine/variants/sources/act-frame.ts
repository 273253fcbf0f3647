import { makeForm, readWords } from '../../../../ai/engines/built-in/words.js';
import type { FeatureWord } from '../../../../ai/engines/built-in/classifier/features.js';
import type { Clause } from './clauses.js';

/** What is known of a clause beside its words. */
export type ClauseFacts = Pick<Clause, 'text' | 'form' | 'at' | 'isWhole'> & {
  /** Whether it shares a telling word with the title. */
  isTitled: boolean;
};

const signs = new Map<string, FeatureWord>();
function sign(name: string): FeatureWord {
  const known = signs.get(name) ?? { stem: name, form: makeForm(name, name) };
  signs.set(name, known);
  return known;
}
/** Signs stand further apart than words that are taken together. */
const GAP = Array.from({ length: 5 }, (_, at) => sign(`#gap${at}`));
/** Sentences from the first on, in groups: the beginning of a store page tells what is played. */
const LAST_OF_GROUPS = [0, 2, 6, 13];
const LENGTH_STEP = 12;
const LONGEST_STEP = 7;

/** The words of a clause, then signs of where it stands and how it is built; what a classifier learns from. */
export function frameClause({ text, form, at, isWhole, isTitled }: ClauseFacts): FeatureWord[] {
  const group = LAST_OF_GROUPS.filter((last) => at > last).length;
  const facts = [
    `#at${group}`,
    `#${form}${group}`,
    `#${form}${isWhole ? '!' : ''}`,
    `#length${Math.min(LONGEST_STEP, Math.floor(text.length / LENGTH_STEP))}`,
    ...(isTitled ? ['#title'] : []),
    ...(/\p{Lu}/u.test(text) ? ['#name'] : []),
  ];
  return [sign('^'), ...readWords(text), sign('$'), ...facts.flatMap((fact) => [...GAP, sign(fact)])];
}
