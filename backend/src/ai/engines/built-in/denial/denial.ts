import {
  ASKED,
  BEFORE_ORDERS,
  BEFORE_VERBS,
  DENIED_STATES,
  DENYING_LISTS,
  DENYING_ORDERS,
  DENYING_PAIRS,
  GAME_NAMES,
  HARMLESS_AFTER,
  HARMLESS_BEFORE,
  HARMLESS_ONLY_AFTER,
  NEGATORS,
  NO_FEATURES,
  NOUN_ENDS,
  OBLIGED,
  ORDER_ENDS,
  ORDERS,
  PAID_WITH,
  PAYING,
  PRAISES,
  SAID_ASIDE,
  STATE_FILLERS,
  TURNS,
  UNDONE,
  WITH_VERBS,
  YOU_VERBS,
} from './denial-words.js';
import type { Word } from '../words.js';

const REACH = 11;
/** So soon a list has its "or". */
const LIST_REACH = 8;
const SUPPOSES: ReadonlySet<string> = new Set(['if', 'those', 'when', 'once']);
const OR: ReadonlySet<string> = new Set(['or', 'nor']);
/** Between a subject and its verb. */
const SUBJECT_REACH = 4;
const OWN_NAMES: ReadonlySet<string> = new Set(['game', 'app', 'world', 'middle']);
/** Between "this" and its noun. */
const NOUN_REACH = 3;
/** A dash between words is a stop as well. */
const HARD_STOP = /[.!?:;()[\]—–•|]|\s-\s/;

/**
 * Is the word at `at` denied ("no ads", "without timers or lives", "not a match-3")?
 * Looks back within the clause, or along a list.
 */
export function isDenied(text: string, words: readonly Word[], at: number): boolean {
  let isLoose = false;
  let clause: readonly Word[] | undefined;
  for (let here = at - 1; here >= 0 && here >= at - REACH; here--) {
    const word = words[here] as Word;
    const after = words[here + 1] as Word;
    const between = text.slice(word.end, after.start);
    if (HARD_STOP.test(between)) return false;
    // A comma ends the denial, except in a list: "no timers, lives or ads".
    if (between.includes(',') && after.text !== 'ever' && !isList(words, here + 1, at)) isLoose = true;
    if (isLoose && !isNounList(words, here, at)) {
      if (NEGATORS.has(word.text) || TURNS.has(word.text)) return false;
      continue;
    }
    // "No-fail games" are games.
    if (between === '-' && here < at - 1) continue;
    const verdict = judgeWord((clause ??= cutClause(text, words, at)), here, at);
    if (verdict !== undefined) return verdict;
  }
  return false;
}

/** The words up to the end of the clause of the word at `at`: in "no upgrades: skill is all" nothing is said of upgrades. */
function cutClause(text: string, words: readonly Word[], at: number): readonly Word[] {
  let end = at + 1;
  while (end < words.length && !HARD_STOP.test(text.slice(words[end - 1]?.end, words[end]?.start))) end++;
  return words.slice(0, end);
}

/** Every denial begins with one of these. */
const DENIERS: ReadonlySet<string> = new Set([
  ...DENYING_ORDERS,
  ...[...DENYING_PAIRS].map((pair) => pair.split('-')[0] ?? ''),
  ...NEGATORS,
]);
/** Other words are skipped without further questions. */
const MATTERS: ReadonlySet<string> = new Set([...DENIERS, ...TURNS, 'again', 'this', 'the', 'our']);

const isPair = (words: readonly Word[], at: number): boolean =>
  DENYING_PAIRS.has(`${words[at]?.text}-${words[at + 1]?.text}`);

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'any', 'another']);

/** Does the denial stand right before the word at `at`, or open the sentence: "no guilds", "free of chests, timers and guilds", "stop merging"? */
export const isPlainDenial = (words: readonly Word[], at: number): boolean =>
  at > 0 &&
  (isAny(words[isAny(words[at - 1], ARTICLES) ? at - 2 : at - 1], NEGATORS) ||
    isPair(words, at - 2) ||
    isPair(words, 0) ||
    isDenyingOrder(words, 0, at) ||
    isListed(words, at));

const DENIED_PASSIVE = /\b(?:(?:cant|cannot|wont|not|never|longer) be|isnt|arent|wasnt|werent)(?: \w+)?$/;

/** "Gear can no longer be upgraded", "heroes can't be leveled up": is the word at `at` part of a verb that is denied? */
export const isDeniedPassive = (words: readonly Word[], at: number): boolean =>
  DENIED_PASSIVE.test(
    words
      .slice(Math.max(0, at - SUBJECT_REACH), at)
      .map(({ text }) => text)
      .join(' '),
  );

/** Is it a further thing of a list behind "without" or "free of": "a world without raids, bosses and loot"? */
function isListed(words: readonly Word[], at: number): boolean {
  let length = 0;
  let isFurther = false;
  for (let here = at - 1; here >= Math.max(0, at - REACH) && length <= NOUN_REACH; here--) {
    const { text, end } = words[here] as Word;
    if (DENYING_LISTS.has(text)) return isFurther;
    const joins = text === 'and' || text === 'or' || (words[here + 1] as Word).start > end + 1;
    length = joins ? 0 : length + 1;
    isFurther ||= joins;
  }
  return false;
}

/** Whether a word of the sentence may deny the words after it. Most sentences have none. */
export const mayDeny = (words: readonly Word[]): boolean => words.some(({ text }) => DENIERS.has(text));

/** What the word at `here` makes of the one at `at`; undefined to look further back. */
function judgeWord(words: readonly Word[], here: number, at: number): boolean | undefined {
  const { text } = words[here] as Word;
  if (!MATTERS.has(text)) return undefined;
  if (isPair(words, here))
    return (
      !(text === 'pressed' && isSuperlative(words, here)) && !isUndone(words, here) && hasOpening(words, here)
    );
  if (NEGATORS.has(text)) return !isHarmless(words, here, at);
  if (isDenyingOrder(words, here, at)) return true;
  if (endsDenial(words, here, at)) return false;
  return TURNS.has(text) && !isWithinDenial(words, here) ? false : undefined;
}

/** "There is no end to the quests", "you never get tired of duels". */
const isUndone = (words: readonly Word[], at: number): boolean =>
  UNDONE.has(words[at]?.text ?? '') && hasAny(words, at - SUBJECT_REACH, at, NEGATORS);

/** "You used to wait for energy", but "shards are used to summon heroes"; "in place of lives", but "a place of duels". */
const hasOpening = (words: readonly Word[], at: number): boolean =>
  PAIR_OPENINGS[words[at]?.text ?? '']?.has(words[at - 1]?.text ?? '') ?? true;

/** "Skip the login bonus", "stop waiting for lives", but "stop the invaders", "skip the wait with gems", "Skip: get hints". */
function isDenyingOrder(words: readonly Word[], order: number, at: number): boolean {
  const { text, end } = words[order] as Word;
  if (!DENYING_ORDERS.has(text) || (order > 0 && !isAny(words[order - 1], BEFORE_ORDERS))) return false;
  const next = words[order + 1];
  if (!next || next.start > end + 1 || (text === 'stop' && !next.text.endsWith('ing'))) return false;
  return !(
    isAny(next, NO_FEATURES) ||
    isAny(words[order + 2], NO_FEATURES) ||
    (hasAny(words, order + 1, at, ORDER_ENDS) && !isOrderedList(words, order, at)) ||
    words.some((word, here) => here > at && isAny(word, PAID_WITH) && isAny(words[here - 1], PAYING))
  );
}

/** "Never wait again in live duels", "no second chances in this roguelike", "no duplicates in the gacha": the denial stops here. */
function endsDenial(words: readonly Word[], here: number, at: number): boolean {
  const before = words[here - 1]?.text ?? '';
  const { text } = words[here] as Word;
  if (text === 'again') return !NEGATORS.has(before);
  return (
    (text === 'this' || text === 'the' || text === 'our') &&
    before === 'in' &&
    at - here <= (text === 'this' ? NOUN_REACH : NOUN_REACH - 1) &&
    !OWN_NAMES.has(words[here + 1]?.text ?? '') &&
    !words[here - 2]?.text.startsWith('believe')
  );
}

const isAny = (word: Word | undefined, wanted: ReadonlySet<string>): boolean => wanted.has(word?.text ?? '');

const hasAny = (words: readonly Word[], from: number, to: number, wanted: ReadonlySet<string>): boolean =>
  words.slice(Math.max(0, from), Math.max(0, to)).some(({ text }) => wanted.has(text));

const BE: ReadonlySet<string> = new Set(['be', 'is', 'are', 'was', 'were']);
const PAIR_OPENINGS: Readonly<Record<string, ReadonlySet<string>>> = {
  used: new Set(['you', 'we', 'i', 'they', 'it', 'there', 'players']),
  place: new Set(['in']),
};
const GAMES: ReadonlySet<string> = new Set(['games', 'titles', 'apps']);

/** "Yet another", "unlike games with energy", "let alone", "be able to", "bothers you with", "a game in which you": the denial reaches over these. */
function isWithinDenial(words: readonly Word[], at: number): boolean {
  const [before, word, after] = [at - 1, at, at + 1].map((here) => words[here]?.text ?? '') as [
    string,
    string,
    string,
  ];
  if (['yet-another', 'let-alone', 'be-able'].includes(`${word}-${after}`)) return true;
  // "Can't be upgraded", "nothing is sold", "there used to be guilds", but "don't be late for the duel".
  if (BE.has(word))
    return (
      (NEGATORS.has(before) && before !== 'dont') ||
      ['longer', 'ever'].includes(before) ||
      isPair(words, at - 2)
    );
  if (word === 'with')
    return (
      before === 'you' ||
      WITH_VERBS.has(before) ||
      (words[0]?.text === 'unlike' && GAMES.has(before)) ||
      isKindOfGame(words, at)
    );
  if (word !== 'you') return false;
  return (
    YOU_VERBS.has(before) ||
    (['which', 'where', 'that'].includes(before) && hasAny(words, at - NOUN_REACH, at - 1, GAME_NAMES))
  );
}

/** "Not a casino with chips", but "not a single dull day with duels": the denial is of a whole kind of game. */
const isKindOfGame = (words: readonly Word[], at: number): boolean =>
  /\b(?:not|isnt|arent|wasnt) (?:a|an|another|your)(?! single\b)(?: \w+){1,3}$/.test(
    words
      .slice(Math.max(0, at - SUBJECT_REACH - 1), at)
      .map(({ text }) => text)
      .join(' '),
  );

/** Does the negator deny something else than the word at `at`: "not only", "never stop"? */
function isHarmless(words: readonly Word[], negator: number, at: number): boolean {
  const { text } = words[negator] as Word;
  const next = words[negator + 1]?.text ?? '';
  const after = next === 'a' || next === 'any' ? (words[negator + 2]?.text ?? '') : next;
  if (text === 'not' && HARMLESS_BEFORE.has(words[negator - 1]?.text ?? '')) return true;
  // "If you have no friends", "even for those not keen on quizzes".
  if (!text.startsWith('hate') && hasAny(words, negator - 3, negator, SUPPOSES)) return true;
  if (text === 'without' && isOutdone(words, negator, at)) return true;
  // "Not like any other duel", "can't get enough boosters".
  const few = words.slice(negator + 1, negator + 5).map((word) => word.text);
  const verb = words.slice(negator + 1).find((word) => !BEFORE_VERBS.has(word.text))?.text ?? '';
  if (
    few[1] === 'enough' ||
    few.join(' ').startsWith('run out of') ||
    /\b(?:like|in|than|from) any other\b/.test(few.join(' '))
  )
    return true;
  if (isSuperlative(words, negator) || isAsked(words, negator) || describesSubject(words, negator, at))
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
  return [after, verb].some(
    (word) => HARMLESS_AFTER.has(word) && (HARMLESS_ONLY_AFTER[word]?.has(text) ?? true),
  );
}

const SUPERLATIVE =
  /^(?:\w+ ){0,6}?(?:(?<!\ba )better|(?:been|was|were) (?:more|less|so|this|that|\w{3,}er)|(?:\w{3,}er|more \w+) than (?:this|that|here|ours|it)|like (?:we do|ours|this one|us))\b/;
const SUPERLATIVE_REACH = 9;

/** "Nothing is better", "nobody makes puzzles like we do", "races don't get faster than this": praise. */
function isSuperlative(words: readonly Word[], negator: number): boolean {
  const { text } = words[negator] as Word;
  const next = words.slice(negator + 1, negator + SUPERLATIVE_REACH).map((word) => word.text);
  return (
    SUPERLATIVE.test(next.join(' ')) ||
    (['never', 'nothing'].includes(text) && next.slice(0, 4).includes('more'))
  );
}

/** "No guild yet?", "can't decide whom to summon?": asked of who is about to have it. */
const isAsked = (words: readonly Word[], negator: number): boolean =>
  negator === 0 &&
  ((words[0]?.text === 'no' && words.slice(2, 4).some(({ text }) => text === 'yet')) ||
    (words[0]?.text === 'cant' && ASKED.has(words[1]?.text ?? '')));

const PARTICIPLE = /(?:ed|en|wn|cut|lost|sold|gone|paid|put)$/;

/** Whether it describes what exists: "no achievement is too small", "no level is ever the same". */
function describesSubject(words: readonly Word[], negator: number, at: number): boolean {
  if (words[negator]?.text !== 'no') return false;
  const link = words.findIndex(
    ({ text }, here) => here > at && here <= at + 3 && /^(?:is|are|was|were)$/.test(text),
  );
  if (link < 0 || words.slice(negator + 1, link).some(({ text }) => NOUN_ENDS.has(text))) return false;
  const state = words.slice(link + 1).find(({ text }) => !STATE_FILLERS.has(text))?.text;
  return state !== undefined && !DENIED_STATES.has(state) && !PARTICIPLE.test(state);
}

/** "No farm is complete without cows": two denials make a yes. "Without falling to earn a trophy": nothing is denied. */
function isOutdone(words: readonly Word[], without: number, at: number): boolean {
  const before = words.slice(Math.max(0, without - SUBJECT_REACH), without);
  const joined = before.map((word) => word.text).lastIndexOf('and');
  if (before.slice(joined + 1).some(({ text }) => text !== 'without' && NEGATORS.has(text))) return true;
  // "Without a guild you can't win".
  if (hasAny(words, at + 1, at + SUBJECT_REACH, FAILS)) return true;
  // "Without a roster to collect".
  if (DETERMINERS.has(words[without + 1]?.text ?? '')) return false;
  for (let here = without + 2; here < at; here++)
    if (words[here]?.text === 'to' && !OBLIGED.has(words[here - 1]?.text ?? '')) return true;
  return false;
}

const FAILS: ReadonlySet<string> = new Set(['wont', 'cant', 'cannot']);
const DETERMINERS: ReadonlySet<string> = new Set(
  'the a an your their his her its our my this that'.split(' '),
);

/** "Without timers, lives and ads", but "Without mercy, raid their villages": orders name whose things they are about. */
function isNounList(words: readonly Word[], denier: number, at: number): boolean {
  const { text } = words[denier] as Word;
  if (DENYING_ORDERS.has(text)) return isOrderedList(words, denier, at);
  if (!DENYING_LISTS.has(text)) return false;
  return (
    denier > 0 ||
    text !== 'without' ||
    (words.slice(denier, at + LIST_REACH).some((word) => word.text === 'and' || word.text === 'or') &&
      !hasAny(words, denier + 2, at, DETERMINERS))
  );
}

/** "Forget lives, login bonuses and timers", but "Forget the city and harvest crops": does a list of things behind an order go on to `at`? */
function isOrderedList(words: readonly Word[], order: number, at: number): boolean {
  const items: string[][] = [[]];
  let isLast = false;
  for (let here = order + 1; here < words.length; here++) {
    const { text, start } = words[here] as Word;
    const joins = text === 'and' || text === 'or';
    const isCut = here > order + 1 && start > (words[here - 1] as Word).end + 1;
    if (isLast && (isCut || NOUN_ENDS.has(text))) return here > at && items.every(isThing);
    if (joins) isLast = true;
    if ((joins || isCut) && items.at(-1)?.length) items.push([]);
    if (!joins) items.at(-1)?.push(text);
  }
  return isLast && items.every(isThing);
}

const THINGS = /(?:[^s]s|ing)$/;
/** Of the first item of a list any words tell; the others must not be orders. */
function isThing(item: readonly string[], at: number, [first = []]: readonly (readonly string[])[]): boolean {
  if (at === 0) return item.length < NOUN_REACH;
  const isPlural = THINGS.test(item.at(-1) ?? '');
  return (
    isPlural &&
    (item.length === 1 || (item.length === 2 && first.length === 1 && THINGS.test(first[0] ?? '')))
  );
}

/** Does a list go on from the word at `from`: "(no timers,) lives or ads"? */
function isList(words: readonly Word[], from: number, at: number): boolean {
  const joins = words[from]?.text === 'let' || words[from]?.text === 'much';
  return joins || hasAny(words, from, Math.min(from + LIST_REACH, at + 5), OR);
}
