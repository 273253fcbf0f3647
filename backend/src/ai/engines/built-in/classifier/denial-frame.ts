import type { FeatureWord } from './features.js';
import type { CueHit } from '../matcher.js';
import type { Place } from '../sentences.js';
import { makeForm, readWords, type Word } from '../words.js';

/** Further words on either side of a hit say nothing of it. */
const REACH = 12;
/** So many words of what follows the sentence. */
const NEXT_WORDS = 5;
const NEXT_LENGTH = 60;

/** Where a word stands: before the hit or behind it, in its clause or outside of it, within it, in the next sentence. */
const MARKS = '<«>»=+';
const [BEFORE, FAR_BEFORE, BEHIND, FAR_BEHIND, WITHIN, NEXT] = [0, 1, 2, 3, 4, 5] as const;

/** The clause goes on no further. */
const BREAKS: ReadonlySet<string> = new Set(
  'but because so until unless yet although though whereas'.split(' '),
);
const STOP = /[,.!?:;()[\]—–•|]|\s-\s/;

const makeSign = (sign: string): FeatureWord => ({ stem: sign, form: makeForm(sign, sign) });
const HIT = makeSign('□');
const START = makeSign('^');
const END = makeSign('$');
const ASKED = makeSign('?');

/** Frames hits of one sentence: the words around a hit, marked with where they stand, tell whether it is denied. */
export class HitFrames {
  private readonly clauses: Int16Array;
  private readonly ending: readonly FeatureWord[];

  constructor(private readonly place: Place) {
    const { text, sentence } = place;
    this.clauses = numberClauses(place);
    const next = readWords(text, sentence.end, Math.min(text.length, sentence.end + NEXT_LENGTH));
    this.ending = [
      text.charAt(sentence.end - 1) === '?' ? ASKED : END,
      ...next.slice(0, NEXT_WORDS).map((word) => placeWord(word, NEXT)),
    ];
  }

  frame({ from, to, parts }: Pick<CueHit, 'from' | 'to' | 'parts'>): FeatureWord[] {
    const { words } = this.place.sentence;
    const { clauses } = this;
    const first = Math.max(0, from - REACH);
    const last = Math.min(words.length, to + REACH);
    const frame = first === 0 ? [START] : [];
    for (let at = first; at < last; at++) {
      if (at === from) frame.push(HIT);
      const word = words[at] as Word;
      if (at < from) frame.push(placeWord(word, clauses[at] === clauses[from] ? BEFORE : FAR_BEFORE));
      else if (at >= to) frame.push(placeWord(word, clauses[at] === clauses[to - 1] ? BEHIND : FAR_BEHIND));
      else if (parts && !parts.some((part) => at >= part.from && at < part.to))
        frame.push(placeWord(word, WITHIN));
    }
    return last < words.length ? frame : [...frame, ...this.ending];
  }
}

/** The number of the clause that each word stands in. */
function numberClauses({ text, sentence: { words } }: Place): Int16Array {
  const clauses = new Int16Array(words.length);
  for (let at = 1, clause = 0; at < words.length; at++) {
    const gap = text.slice(words[at - 1]?.end, words[at]?.start);
    if (BREAKS.has(words[at]?.text ?? '') || (gap !== ' ' && STOP.test(gap))) clause++;
    clauses[at] = clause;
  }
  return clauses;
}

function placeWord({ form }: Word, place: number): FeatureWord {
  const placed = (form.placed ??= []);
  return (placed[place] ??= makeSign(`${MARKS.charAt(place)}${form.text}`));
}
