import { findDenialClass, maySpeakAgainst, speaksAgainst } from './denial-classes.js';
import type { FeatureWord } from './features.js';
import type { CueHit } from '../matcher.js';
import type { Place } from '../sentences.js';
import { makeForm, readWords, type Word } from '../words.js';

/** Further words on either side of a hit say nothing of it. */
const REACH = 12;
/** So many words of what follows the sentence. */
const NEXT_WORDS = 8;
const NEXT_LENGTH = 80;
/** A longer sentence goes on to something else. */
const LONGEST_ANSWER = 10;
/** Two short sentences may answer together: "I checked. There isn't." */
const ANSWERS = [/^(?:\s*[^.!?\n]+(?:[.!?\n]+|$)){2}/, /^\s*[^.!?\n]+(?:[.!?\n]|$)/];
const NEW_LINE = /^[^\S\n]*\n/;
/** Surely more words than an answer has; most sentences are told apart by it without reading their words. */
const NO_ANSWER = new RegExp(String.raw`(?:\s[a-z]\S*){${LONGEST_ANSWER + 1}}`, 'i');

/** Where a word stands: before the hit or behind it, in its clause or outside of it, within it, in the next sentence. */
const MARKS = '<«>»=+';
const [BEFORE, FAR_BEFORE, BEHIND, FAR_BEHIND, WITHIN, NEXT] = [0, 1, 2, 3, 4, 5] as const;

/** The clause goes on no further. */
const BREAKS: ReadonlySet<string> = new Set(
  'but because so until unless yet although though whereas'.split(' '),
);
/** Behind a comma or one of these, what follows is denied: "solitaire, no ads", "merge cards, but don't lose". */
const DENIES_OTHERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['no', [',', 'and', 'but']],
  ['zero', [',', 'and']],
  ['without', [',', 'and', 'but']],
  ['dont', ['but']],
  ['never', ['but']],
]);
const STOP = /[,.!?:;()[\]—–•|]|\s-\s/;

const makeSign = (sign: string): FeatureWord => ({ stem: sign, form: makeForm(sign, sign) });
const HIT = makeSign('□');
const START = makeSign('^');
const END = makeSign('$');
const ASKED = makeSign('?');
/** The same of the outline: what the words of the sentence do, all others left out. */
const [OUTLINE_HIT, OUTLINE_START, OUTLINE_END, OUTLINE_ASKED] = ['#□', '#^', '#$', '#?'].map(makeSign) as [
  FeatureWord,
  FeatureWord,
  FeatureWord,
  FeatureWord,
];
/** The rules (denial.ts) take it for denied; they are right more often than not. */
const RULED = makeSign('!');

type Hit = Pick<CueHit, 'from' | 'to' | 'parts'>;

/** A word with its denial class, and the class in each place. */
interface ClassedWord {
  at: number;
  name: string;
  placed: readonly FeatureWord[];
}

/**
 * Frames hits of one sentence: the words around a hit, marked with where they stand, tell whether it is denied. An
 * outline of the whole sentence follows, in which words that stand far apart are neighbors.
 */
export class HitFrames {
  private readonly ending: readonly FeatureWord[];
  /** The words of the sentence that have a class. */
  private readonly classed: readonly ClassedWord[];
  /** The same of what follows the sentence. */
  private readonly answer: readonly ClassedWord[];
  private clauses: Int16Array | undefined;
  /** Words that deny what follows and nothing before. */
  private ends: readonly number[] | undefined;

  constructor(private readonly place: Place) {
    const { text, sentence } = place;
    this.classed = listClassed(sentence.words);
    const isAsked = text.charAt(sentence.end - 1) === '?';
    const answer = readAnswer(text, sentence.end, isAsked);
    this.ending = [isAsked ? ASKED : END, ...answer.map((word) => placeWord(word, NEXT))];
    this.answer = listClassed(answer);
  }

  /** Is there any word around a hit that may speak against it? */
  mayDeny(hit: Hit): boolean {
    return this.ending[0] === ASKED || this.hasWord(hit, maySpeakAgainst);
  }

  /** Is there one that mostly does? */
  mostlyDenies(hit: Hit): boolean {
    return this.hasWord(hit, speaksAgainst);
  }

  private hasWord(hit: Hit, isWanted: (name: string) => boolean): boolean {
    return (
      this.answer.some(({ name }) => isWanted(name)) ||
      this.classed.some(({ at, name }) => isWanted(name) && !isPart(hit, at))
    );
  }

  /** @param ruled whether the rules take the hit for denied */
  frame(hit: Hit, ruled: boolean): FeatureWord[] {
    const { words } = this.place.sentence;
    const first = Math.max(0, hit.from - REACH);
    const last = Math.min(this.findEnd(hit.to), hit.to + REACH);
    const frame = first === 0 ? [START] : [];
    for (let at = first; at < last; at++) {
      if (at === hit.from) frame.push(HIT);
      if (!isPart(hit, at)) frame.push(placeWord(words[at] as Word, this.findPlace(hit, at)));
    }
    if (last === words.length) frame.push(...this.ending);
    else if (last < hit.to + REACH) frame.push(END);
    frame.push(...this.outline(hit, last));
    if (ruled) frame.push(RULED);
    return frame;
  }

  /** Where the words end that may speak of a hit: "solitaire, no ads" denies ads. */
  private findEnd(to: number): number {
    this.ends ??= listEnds(this.place);
    return this.ends.find((at) => at >= to) ?? this.place.sentence.words.length;
  }

  private outline(hit: Hit, last: number): FeatureWord[] {
    const outline = [OUTLINE_START];
    let isMet = false;
    for (const { at, placed } of this.classed) {
      if (at >= last && at >= hit.to) break;
      if (!isMet && at >= hit.from) isMet = outline.push(OUTLINE_HIT) > 0;
      if (!isPart(hit, at)) outline.push(placed[this.findPlace(hit, at)] as FeatureWord);
    }
    if (!isMet) outline.push(OUTLINE_HIT);
    outline.push(this.ending[0] === ASKED ? OUTLINE_ASKED : OUTLINE_END);
    return outline;
  }

  private findPlace({ from, to }: Hit, at: number): number {
    const clauses = (this.clauses ??= numberClauses(this.place));
    if (at < from) return clauses[at] === clauses[from] ? BEFORE : FAR_BEFORE;
    if (at >= to) return clauses[at] === clauses[to - 1] ? BEHIND : FAR_BEHIND;
    return WITHIN;
  }
}

/** The words of a short sentence behind that may take back what was said: "Not this one.", "We removed them." */
function readAnswer(text: string, from: number, isAsked: boolean): Word[] {
  const next = text.slice(from, from + NEXT_LENGTH);
  // Only a question is answered on the next line.
  if (!isAsked && NEW_LINE.test(next)) return [];
  for (const pattern of ANSWERS) {
    const [answer = ''] = pattern.exec(next) ?? [];
    if (!answer || NO_ANSWER.test(answer)) continue;
    const words = readWords(text, from, from + answer.length);
    if (words.length <= LONGEST_ANSWER) return words.slice(0, NEXT_WORDS);
  }
  return [];
}

function listClassed(words: readonly Word[]): ClassedWord[] {
  const classed: ClassedWord[] = [];
  for (let at = 0; at < words.length; at++) {
    const name = findDenialClass((words[at] as Word).stem);
    if (name) classed.push({ at, name, placed: placeClass(name) });
  }
  return classed;
}

function listEnds({ text, sentence: { words } }: Place): number[] {
  const ends: number[] = [];
  for (let at = 1; at + 1 < words.length; at++) {
    const joins = DENIES_OTHERS.get((words[at] as Word).text);
    if (!joins) continue;
    const before = words[at - 1] as Word;
    const gap = text.slice(before.end, words[at]?.start);
    if (joins.includes(before.text) || joins.includes(gap.trim())) ends.push(at);
  }
  return ends;
}

/** Is the word at `at` one of those that were hit? */
const isPart = ({ from, to, parts }: Hit, at: number): boolean =>
  parts ? parts.some((part) => at >= part.from && at < part.to) : at >= from && at < to;

/** The number of the clause that each word stands in. */
function numberClauses({ text, sentence: { words } }: Place): Int16Array {
  const clauses = new Int16Array(words.length);
  for (let at = 1, clause = 0; at < words.length; at++) {
    const { text: word, start } = words[at] as Word;
    const { end } = words[at - 1] as Word;
    const isSpace = start === end + 1 && text[end] === ' ';
    if (BREAKS.has(word) || (!isSpace && STOP.test(text.slice(end, start)))) clause++;
    clauses[at] = clause;
  }
  return clauses;
}

function placeWord({ form }: Word, place: number): FeatureWord {
  const placed = (form.placed ??= []);
  return (placed[place] ??= makeSign(`${MARKS.charAt(place)}${form.text}`));
}

const placedClasses = new Map<string, readonly FeatureWord[]>();

/** A class in each place. */
function placeClass(name: string): readonly FeatureWord[] {
  const known = placedClasses.get(name);
  if (known) return known;
  const placed = Array.from(MARKS, (mark) => makeSign(`#${name}${mark}`));
  placedClasses.set(name, placed);
  return placed;
}
