import { NEGATORS } from './denial-words.js';
import {
  ABSENCE,
  ADDED,
  BACKWARD_AFTER,
  BETWEEN_VERBS,
  BREAKS,
  FORWARD,
  GONE,
  GONE_AT_END,
  HARMLESS_ACTS,
  IS_EASY,
  LINKING,
  MAKERS,
  MISNAMED,
  NEXT_TAKES_BACK,
  PAST,
  SIDE_CLAUSES,
  STOP,
  TAKES_BACK,
  TURNS_AWAY,
  TURNS_BACK,
} from './doubt-words.js';
import { endsDenial, isHarmless } from './denial.js';
import type { Span } from './matcher.js';
import type { Place, Sentence } from './sentences.js';
import type { Word } from './words.js';

/** So many words at most stand between "is" and what is said of it. */
const STATE_REACH = 3;
/** So much of what follows a sentence may take it back. */
const NEXT_REACH = 90;
/** Nearly no sentence has one of these: asked first, it saves the other questions. */
const MATTERS: ReadonlySet<string> = new Set([
  ...[NEGATORS, ABSENCE, GONE, GONE_AT_END, MAKERS].flatMap((words) => [...words]),
  ...['been', 'was', 'were'],
]);

/** The same for what takes back all that was said. */
const TAKES_BACK_WORDS: ReadonlySet<string> = new Set([
  ...NEGATORS,
  ...'nope else other another competition so out beyond outside what opposite reason go wait stay make end dead away'.split(
    ' ',
  ),
]);

const NEXT_WORDS: ReadonlySet<string> = new Set(
  'please come as yeah nope no none gone ours this wrong well not never we i in'.split(' '),
);
const NEXT_WORD = /[^\w\n]*(\w*)/y;
const MISNAMING_WORDS: ReadonlySet<string> = new Set(['despite', 'contrary', 'whatever']);

/** A word that may deny, and whether it denies what comes before it, after it, or either. */
interface Sign {
  at: number;
  before: boolean;
  after: boolean;
  /** Denies only what stands right before it. */
  near?: boolean;
}

/**
 * Where a sentence may say that something is absent, though no rule tells of what: things named in such a clause are
 * not claimed on its word alone.
 */
export class Doubts {
  /** Number of the clause of each word. */
  private clauses: Int16Array | undefined;
  private readonly signs: Sign[] = [];
  /** Everything before this offset is taken back. */
  private readonly takenBack: number;

  constructor(private readonly place: Place) {
    const { text, sentence } = place;
    let mayTakeBack = false;
    for (let at = 0; at < sentence.words.length; at++) {
      const { text: word } = sentence.words[at] as Word;
      mayTakeBack ||= TAKES_BACK_WORDS.has(word);
      const sign = MATTERS.has(word) && readSign(sentence.words, at);
      if (sign) this.signs.push(sign);
    }
    this.takenBack = findTakenBack(text, sentence, mayTakeBack);
  }

  /** May the words of a hit be denied by something in their clause, or behind it? */
  has({ from, to }: Span, ignoresNegation: boolean): boolean {
    const { words } = this.place.sentence;
    if (!ignoresNegation && (words[to - 1] as Word).end <= this.takenBack) return true;
    if (this.signs.length === 0) return false;
    const clauses = (this.clauses ??= numberClauses(this.place));
    return this.signs.some((sign) => {
      const { at } = sign;
      if (at >= from && at < to) return false;
      if (clauses[at] !== clauses[at < from ? from : to - 1]) return false;
      if (ignoresNegation && NEGATORS.has((words[at] as Word).text)) return false;
      return at < from
        ? sign.after && this.reachesForward(at, from)
        : sign.before && this.reachesBack(sign, from, to);
    });
  }

  private reachesForward(at: number, from: number): boolean {
    const { words } = this.place.sentence;
    const between = words.slice(at, from).map(({ text }) => text);
    // "Don't Look Back is a platformer".
    for (let here = at + 1; here < from; here++) if (endsDenial(words, here, from)) return false;
    if (between.some((word) => TURNS_BACK.has(word)) || / is an? /.test(` ${between.join(' ')} `))
      return false;
    return !NEGATORS.has((words[at] as Word).text) || !isHarmless(words, at, from);
  }

  private reachesBack({ at, near }: Sign, from: number, to: number): boolean {
    const { words } = this.place.sentence;
    const { text: sign } = words[at] as Word;
    if (ABSENCE.has(sign)) return true;
    const turns = NEGATORS.has(sign) ? TURNS_AWAY : SIDE_CLAUSES;
    if (words.slice(from, at).some(({ text }) => turns.has(text))) return false;
    if (near)
      return (
        this.clauses?.[at + 1] !== this.clauses?.[at] &&
        words.slice(to, at).every(({ text }) => LINKING.has(text) || BETWEEN_VERBS.test(text))
      );
    if (!NEGATORS.has(sign)) return true;
    return (
      !words.slice(at + 1, at + 4).some(({ text }) => HARMLESS_ACTS.has(text)) && !isHarmless(words, at, at)
    );
  }
}

function readSign(words: readonly Word[], at: number): Sign | undefined {
  const { text } = words[at] as Word;
  const verb = words[/ly$/.test(words[at - 1]?.text ?? '') ? at - 2 : at - 1]?.text ?? '';
  const isWhole = /^(?:nothing|zero)$/.test(text) && BACKWARD_AFTER.has(verb);
  if (NEGATORS.has(text)) return { at, after: true, before: !FORWARD.has(text) || isWhole };
  if (ABSENCE.has(text)) {
    const isWish = text === 'would' && /^(?:like|love)$/.test(words[at + 1]?.text ?? '');
    return isWish ? undefined : { at, after: true, before: true };
  }
  if (text === 'been' || text === 'was' || text === 'were' || MAKERS.has(text)) return readPast(words, at);
  if (at === 0) return text === 'gone' ? { at, after: true, before: false } : undefined;
  const isState = words.slice(Math.max(0, at - STATE_REACH), at).some((word) => LINKING.has(word.text));
  return isState ? { at, after: false, before: true, near: GONE_AT_END.has(text) } : undefined;
}

/** "Co-op was shelved", "we shelved co-op": something was done with it that does not leave it there. */
function readPast(words: readonly Word[], at: number): Sign | undefined {
  let verb = at + 1;
  while (BETWEEN_VERBS.test(words[verb]?.text ?? '')) verb++;
  const done = words[verb]?.text ?? '';
  if (!PAST.test(done) || ADDED.has(done)) return undefined;
  const active = MAKERS.has((words[at] as Word).text);
  return { at: active ? verb : at, after: active, before: !active };
}

function findTakenBack(text: string, { start, end, words }: Sentence, mayTakeBack: boolean): number {
  NEXT_WORD.lastIndex = end;
  const next = NEXT_WORD.exec(text)?.[1]?.toLowerCase() ?? '';
  if (NEXT_WORDS.has(next) && NEXT_TAKES_BACK.test(text.slice(end, end + NEXT_REACH).split('\n', 1)[0] ?? ''))
    return end;
  if (MISNAMING_WORDS.has(words[0]?.text ?? '') && MISNAMED.test(text.slice(start, end))) return end;
  if (mayTakeBack && IS_EASY.test(text.slice(start, end))) return start;
  const taken = mayTakeBack ? TAKES_BACK.exec(text.slice(start, end)) : null;
  return taken ? start + taken.index : start;
}

function numberClauses({ text, sentence: { words } }: Place): Int16Array {
  const clauses = new Int16Array(words.length);
  let clause = 0;
  for (let at = 1; at < words.length; at++) {
    const { start, text: word } = words[at] as Word;
    const gap = text.slice((words[at - 1] as Word).end, start);
    if (BREAKS.has(word) || (gap !== ' ' && STOP.test(gap))) clause++;
    clauses[at] = clause;
  }
  return clauses;
}
