import {
  CONCERNED,
  DENYING_LISTS,
  DENYING_PAIRS,
  DENYING_SUBJECTS,
  DENYING_VERBS,
  FAREWELLS,
  GOES_ON_BEFORE,
  HARMLESS_AFTER,
  HARMLESS_BEFORE,
  HARMLESS_ONLY_AFTER,
  LINKS,
  MAKERS,
  MAKERS_VERBS,
  NEGATORS,
  OBLIGED,
  ONCE,
  OPENING_VERBS,
  ORDERS,
  PRAISES,
  SAID_ASIDE,
  SIDE_CLAUSES,
  TURNS,
} from './denial-words.js';
import type { Word } from './words.js';

const REACH = 11;
/** So soon a list has its "or". */
const LIST_REACH = 8;
const SUPPOSES: ReadonlySet<string> = new Set(['if', 'those', 'when', 'once']);
const OR: ReadonlySet<string> = new Set(['or', 'nor']);
/** Between a subject and its verb. */
const SUBJECT_REACH = 4;
/** A dash between words is a stop as well. */
export const HARD_STOP = /[.!?:;()[\]—–•|]|\s-\s/;

/**
 * Is the word at `at` denied ("no ads", "without timers or lives", "not a match-3")?
 * Looks back within the clause, or along a list.
 */
export function isDenied(text: string, words: readonly Word[], at: number): boolean {
  let isLoose = false;
  for (let here = at - 1; here >= 0 && here >= at - REACH; here--) {
    const word = words[here] as Word;
    const after = words[here + 1] as Word;
    const between = text.slice(word.end, after.start);
    if (HARD_STOP.test(between)) return here === 0 && between.trim() === ':' && OPENING_VERBS.has(word.text);
    // A comma ends the denial, except in a list: "no timers, lives or ads".
    if (between.includes(',') && after.text !== 'ever' && !isList(words, here + 1, at)) isLoose = true;
    if (here === 0 && FAREWELLS.has(word.text)) return true;
    if (isLoose && (!DENYING_LISTS.has(word.text) || (here === 0 && word.text === 'without'))) {
      if (NEGATORS.has(word.text) || TURNS.has(word.text)) return false;
      continue;
    }
    // "No-fail games" are games.
    if (between === '-' && here < at - 1) continue;
    const verdict = judgeWord(words, here, at);
    if (verdict !== undefined) return verdict;
  }
  return false;
}

/** Nearly no word does: asked first, it saves the other questions. */
const MATTERS: ReadonlySet<string> = new Set([
  ...[...DENYING_PAIRS].map((pair) => pair.split('-')[0] ?? ''),
  ...[DENYING_VERBS, OPENING_VERBS, MAKERS_VERBS, NEGATORS, TURNS].flatMap((words) => [...words]),
  ...FAREWELLS,
  'than',
]);

/** Can any word of the sentence be denied by one before it? Nearly no sentence has a word that denies. */
export const mayDeny = (words: readonly Word[]): boolean => words.some(({ text }) => MATTERS.has(text));

/** What the word at `here` makes of the one at `at`; undefined to look further back. */
function judgeWord(words: readonly Word[], here: number, at: number): boolean | undefined {
  const { text } = words[here] as Word;
  if (!MATTERS.has(text)) return undefined;
  const pair = `${text}-${words[here + 1]?.text}`;
  if (pair === 'used-to') return isOnce(words, here) || undefined;
  if (DENYING_PAIRS.has(pair)) return true;
  if (DENYING_VERBS.has(text) && here >= at - 3) return words[here - 1]?.text !== 'dont';
  if (here === 0 && OPENING_VERBS.has(text) && text !== 'cut') return true;
  if (MAKERS_VERBS.has(text) && hasAny(words, here - 3, here, MAKERS)) return true;
  if (text === 'than' && words.slice(Math.max(0, here - 8), here).some(isRather)) return true;
  if (NEGATORS.has(text)) return !isHarmless(words, here, at);
  return TURNS.has(text) && !isWithinDenial(words, here) ? false : undefined;
}

/** "We used to have levels", but not "it can be used to make levels". */
const isOnce = (words: readonly Word[], at: number): boolean =>
  ONCE.has(words[at + 2]?.text ?? '') && !/^(?:be|been|is|are|was|were|get)$/.test(words[at - 1]?.text ?? '');

const isRather = ({ text }: Word): boolean => text === 'rather';

const hasAny = (words: readonly Word[], from: number, to: number, wanted: ReadonlySet<string>): boolean =>
  words.slice(Math.max(0, from), Math.max(0, to)).some(({ text }) => wanted.has(text));

/** Does the denial reach over the word, which would else end it? */
function isWithinDenial(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? '';
  const before = words.slice(Math.max(0, at - SUBJECT_REACH), at);
  if (text === 'yet' && words[at + 1]?.text === 'another') return true;
  if (GOES_ON_BEFORE[text]?.has(before.at(-1)?.text ?? '')) return true;
  if (CONCERNED.has(text) && before.slice(-3, -1).some((word) => NEGATORS.has(word.text))) return true;
  if (LINKS.has(text) && before.some((word) => word.text === 'no')) return true;
  return SIDE_CLAUSES.has(text) && before.some((word) => DENYING_SUBJECTS.has(word.text));
}

/** Does the negator deny something else than the word at `at`: "not only", "never stop"? */
export function isHarmless(words: readonly Word[], negator: number, at: number): boolean {
  const { text } = words[negator] as Word;
  const next = words[negator + 1]?.text ?? '';
  const after = next === 'a' || next === 'any' ? (words[negator + 2]?.text ?? '') : next;
  if (text === 'not' && HARMLESS_BEFORE.has(words[negator - 1]?.text ?? '')) return true;
  // "If you have no friends", "even for those not keen on quizzes".
  if (!text.startsWith('hate') && hasAny(words, negator - 3, negator, SUPPOSES)) return true;
  if (text === 'without' && isOutdone(words, negator, at)) return true;
  // "Not like any other duel", "can't get enough boosters".
  const few = words.slice(negator + 1, negator + 5).map((word) => word.text);
  if (few[1] === 'enough' || few.join(' ').startsWith('run out of') || few.join(' ').includes('any other'))
    return true;
  if (['never', 'nothing'].includes(text) && few.some((word) => word === 'better' || word === 'more'))
    return true;
  const praised = hasAny(words, negator + 1, Math.min(at, negator + 6), PRAISES);
  if (text === 'no' && after === 'one') return praised || words[negator + 2]?.text === 'else';
  if (praised && ['no', 'none', 'nobody', 'nothing'].includes(text)) return true;
  // "You don't need a dictionary to build words".
  if (
    after === 'need' &&
    few.slice(2).includes('to') &&
    words.slice(negator + 3, at).some((word) => word.text === 'to')
  )
    return true;
  if (after === 'to' && !SAID_ASIDE.has(few[1] ?? '')) return false;
  if (ORDERS.has(after) && negator > 0) return false;
  return HARMLESS_AFTER.has(after) && (HARMLESS_ONLY_AFTER[after]?.has(text) ?? true);
}

/** "No farm is complete without cows": two denials make a yes. "Without falling to earn a trophy": nothing is denied. */
function isOutdone(words: readonly Word[], without: number, at: number): boolean {
  const before = words.slice(Math.max(0, without - SUBJECT_REACH), without);
  const joined = before.map((word) => word.text).lastIndexOf('and');
  if (before.slice(joined + 1).some((word) => NEGATORS.has(word.text))) return true;
  for (let here = without + 2; here < at; here++)
    if (words[here]?.text === 'to' && !OBLIGED.has(words[here - 1]?.text ?? '')) return true;
  return false;
}

/** Does a list go on from the word at `from`: "(no timers,) lives or ads"? */
function isList(words: readonly Word[], from: number, at: number): boolean {
  return hasAny(words, from, Math.min(from + LIST_REACH, at + 4), OR);
}
