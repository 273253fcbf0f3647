import type { Word } from '../words.js';

/** Stems that say nothing by themselves, only in a row with another; they are the first words of every vocabulary. */
export const PLAIN_STEMS =
  `a an the and or of to in on at for with by from is are was were be been it its thi that these those you your
   we our they their them he she hi her him i my me us as so but if then than when while who what which how all
   any some each every no not do doe did will would can could may might up out over into off down just only also
   too very more most one`.split(/\s+/);

/** A word, or one that is marked with where it stands. */
export type FeatureWord = Pick<Word, 'stem' | 'form'>;

/** What a feature is made of: a word, two in a row, or two near each other in either order. */
export const WORD = 0;
export const ROW = 1;
export const NEAR = 2;

const PLAIN_VALUE = 0.25;
const PAIR_VALUE = 0.4;
const PAIR_SQUARE = PAIR_VALUE * PAIR_VALUE;
/** Further apart, two words are no longer taken together. */
const NEAR_REACH = 5;
/** A passage of fewer squares is not stretched to the length of others: three words alone say little. */
const FEWEST_SQUARES = 24;

/** What the values of a passage are divided by. */
export const findLength = (squares: number): number => Math.sqrt(Math.max(squares, FEWEST_SQUARES));

/** `first` and `second` are numbers of words in the vocabulary; `from` and `to` are their places in the passage. */
export type VisitFeature = (
  kind: typeof WORD | typeof ROW | typeof NEAR,
  first: number,
  second: number,
  value: number,
  from: number,
  to: number,
) => void;

const PLAIN_COUNT = PLAIN_STEMS.length;
const isPlain = (id: number): boolean => id >= 0 && id < PLAIN_COUNT;

/**
 * Calls `visit` for each feature of a passage whose words are known.
 * @returns the sum of the squares of all values, those of unknown words included
 */
export function visitFeatures(
  words: readonly FeatureWord[],
  vocabulary: ReadonlyMap<string, number>,
  visit: VisitFeature,
): number {
  const ids = words.map((word) => findId(word, vocabulary));
  let squares = 0;
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] as number;
    if (at + 1 < ids.length) {
      squares += PAIR_SQUARE;
      const next = ids[at + 1] as number;
      if (id >= 0 && next >= 0) visit(ROW, id, next, PAIR_VALUE, at, at + 1);
    }
    const value = isPlain(id) ? PLAIN_VALUE : 1;
    squares += value * value;
    if (id >= 0) visit(WORD, id, 0, value, at, at);
    if (isPlain(id)) continue;
    const last = Math.min(at + NEAR_REACH, ids.length - 1);
    for (let next = at + 1; next <= last; next++) {
      const other = ids[next] as number;
      if (isPlain(other)) continue;
      squares += PAIR_SQUARE;
      if (id >= 0 && other >= 0) visit(NEAR, Math.min(id, other), Math.max(id, other), PAIR_VALUE, at, next);
    }
  }
  return squares;
}

/** Number of a word, -1 when it is unknown; looked up once per spelling. */
function findId({ stem, form }: FeatureWord, vocabulary: ReadonlyMap<string, number>): number {
  if (form.vocabulary !== vocabulary) {
    form.vocabulary = vocabulary;
    form.id = vocabulary.get(stem) ?? -1;
  }
  return form.id;
}
