import type { Place } from './sentences.js';
import { contextFactor, isCredit } from './context.js';
import { isDenied, isDeniedPassive, isPlainDenial, mayDeny } from './denial/denial.js';
import { isDeniedBehind, mayDenyBehind } from './denial/denied-behind.js';
import { findDismissal, isAnsweredNo, isDenyingHeading } from './denial/denying-headings.js';
import type { Span } from './matcher.js';

/** So much of what follows a question may answer it. */
const NEXT_REACH = 90;
/** A mark stands before the words of its line. */
const MARK_REACH = 3;
const CROSS = /[❌✗✘✖⛔]|🚫/u;
const CROSSED = /(?:[❌✗✘✖⛔]|🚫)[^❌✗✘✖⛔✅✓✔☑\n]*$/u;
/** "Energy-free", "guild-less", "non-PvP". */
const FREE_BEHIND = /^-(?:free|less)\b/i;
const NON_BEFORE = /\b(?:non|anti)-$/i;
const COMPOUND_REACH = 6;
/** Cues that ask for a denial themselves. */
const HAS_DENIAL = /\b(?:no|not|never|without|nothing|dont|cant|wont|isnt|out)\b/;

type Hit = Span & { parts?: readonly Span[] };

/** What the surroundings make of the words of one sentence; each is judged once, as many cues read the same words. */
export class Surroundings {
  private readonly before: (boolean | undefined)[] = [];
  private readonly behind: (boolean | undefined)[] = [];
  private readonly factors: (number | undefined)[] = [];
  private denies: boolean | undefined;
  private deniesBehind: boolean | undefined;
  private answeredNo: boolean | undefined;
  private away: ((at: number) => boolean) | undefined;

  constructor(private readonly place: Place) {}

  /** How much a hit counts that begins with the word at `at`, 0–1; nothing within the name of another game. */
  findFactor(at: number): number {
    const { text, sentence } = this.place;
    return (this.factors[at] ??= isCredit(text, sentence.words, at) ? 0 : contextFactor(text, sentence, at));
  }

  /** Is the sentence a question whose answer is no? */
  isAnsweredNo(): boolean {
    const { text, sentence } = this.place;
    return (this.answeredNo ??= isAnsweredNo(
      text.slice(sentence.start, sentence.end),
      text.slice(sentence.end, sentence.end + NEXT_REACH),
    ));
  }

  /** Is any part of the hit denied, before it or within it? */
  isDenied({ from, to, parts }: Hit, notation = ''): boolean {
    this.away ??= findAway(this.place);
    if (this.away(from) || this.isFree(from, to) || this.isDeniedBefore(from)) return true;
    if (this.isDeniedBehind(to) && !HAS_DENIAL.test(notation)) return true;
    if (parts) return parts.some((part) => this.isDeniedBefore(part.from));
    // "Heroes do not level up".
    return to - from > 2 && this.isDeniedBefore(to - 1) && !HAS_DENIAL.test(notation);
  }

  /** Is the hit denied in so many words that nothing overrules it? */
  isPlainlyDenied({ from, to, parts }: Hit): boolean {
    const { words } = this.place.sentence;
    const isPlain = (at: number): boolean => isPlainDenial(words, at) && this.isDeniedBefore(at);
    // "New heroes are never unlocked", "gear can't be upgraded", but "match tiles in the tray without filling it".
    const isWithin = !parts && to - from > 2 && words[to - 2]?.text !== 'without';
    return isPlain(from) || (isWithin && (isPlain(to - 1) || isDeniedPassive(words, to - 1)));
  }

  private isFree(from: number, to: number): boolean {
    const { text, sentence } = this.place;
    const start = sentence.words[from]?.start ?? 0;
    const end = sentence.words[to - 1]?.end ?? 0;
    return (
      FREE_BEHIND.test(text.slice(end, end + COMPOUND_REACH)) ||
      NON_BEFORE.test(text.slice(Math.max(0, start - COMPOUND_REACH), start))
    );
  }

  private isDeniedBehind(to: number): boolean {
    const { text, sentence } = this.place;
    if (!(this.deniesBehind ??= mayDenyBehind(sentence.words))) return false;
    return (this.behind[to] ??= isDeniedBehind(text.slice(sentence.words[to - 1]?.end, sentence.end)));
  }

  private isDeniedBefore(at: number): boolean {
    const { text, sentence } = this.place;
    if (!(this.denies ??= mayDeny(sentence.words))) return false;
    return (this.before[at] ??= isDenied(text, sentence.words, at));
  }
}

/** Tells of each word of a sentence whether it stands under a heading that denies it, or in a crossed line. */
function findAway({ text, sentence: { start, end, words } }: Place): (at: number) => boolean {
  const opening = Math.max(0, start - MARK_REACH);
  if (CROSS.test(text.slice(opening, end)))
    return (at) => CROSSED.test(text.slice(opening, words[at]?.start));
  const dismissal = findDismissal(text.slice(start, end));
  if (dismissal > 0) return (at) => (words[at]?.start ?? end) < start + dismissal;
  const colon = text.slice(start, end).indexOf(':');
  const isListed = colon > 0 && isDenyingHeading(text.slice(start, start + colon));
  return () => isListed;
}
