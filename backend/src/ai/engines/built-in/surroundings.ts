import type { Place } from './sentences.js';
import { contextFactor, isCredit } from './context.js';
import { isDenied, mayDeny } from './denial.js';
import { isDeniedAfter } from './denied-after.js';
import { Doubts } from './doubt.js';
import { isAnsweredNo, isDisowned, isOfOthers, mayBeOfOthers } from './disowned.js';
import type { Span } from './matcher.js';

/** So much of what follows a sentence may take it back. */
const NEXT_REACH = 90;
/** A mark stands before the words of its line. */
const MARK_REACH = 3;
const CROSS = /[❌✗✘✖⛔]|🚫/u;
const CROSSED = /(?:[❌✗✘✖⛔]|🚫)[^❌✗✘✖⛔✅✓✔☑\n]*$/u;
/** Cues that ask for a denial themselves. */
const HAS_DENIAL = /\b(?:no|not|never|without|nothing|dont|cant|wont|isnt|out)\b/;

type Hit = Span & { parts?: readonly Span[] };

/** What the surroundings make of the words of one sentence; each is judged once, as many cues read the same words. */
export class Surroundings {
  private readonly before: (boolean | undefined)[] = [];
  private readonly behind: (boolean | undefined)[] = [];
  private readonly factors: (number | undefined)[] = [];
  private denies: boolean | undefined;
  private answeredNo: boolean | undefined;
  private doubts: Doubts | undefined;
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

  /** Is any part of the hit denied, before it, within it or behind it, or left to other games? */
  isDenied({ from, to, parts }: Hit, notation = ''): boolean {
    this.away ??= findAway(this.place);
    if (this.away(from) || this.isDeniedBefore(from) || this.isDeniedBehind(to)) return true;
    if (parts) return parts.some((part) => this.isDeniedBefore(part.from));
    // "Heroes do not level up".
    return to - from > 2 && this.isDeniedBefore(to - 1) && !HAS_DENIAL.test(notation);
  }

  /** Stands the hit where it may be denied, though no rule says so? */
  isDoubtful(hit: Hit, ignoresNegation = false): boolean {
    const doubts = (this.doubts ??= new Doubts(this.place));
    return (hit.parts ?? [hit]).some((part) => doubts.has(part, ignoresNegation));
  }

  private isDeniedBefore(at: number): boolean {
    const { text, sentence } = this.place;
    if (!(this.denies ??= mayDeny(sentence.words))) return false;
    return (this.before[at] ??= isDenied(text, sentence.words, at));
  }

  private isDeniedBehind(to: number): boolean {
    const { text, sentence } = this.place;
    return (this.behind[to] ??= isDeniedAfter(text, sentence.words, to));
  }
}

/** Tells of each word of a sentence whether it belongs to other games, to readers who are sent away, or to a crossed line. */
function findAway({ text, sentence: { start, end, words } }: Place): (at: number) => boolean {
  const whole = text.slice(start, end);
  const opening = Math.max(0, start - MARK_REACH);
  if (CROSS.test(text.slice(opening, end)))
    return (at) => CROSSED.test(text.slice(opening, words[at]?.start));
  if (isDisowned(whole, text.slice(end, end + NEXT_REACH).trimStart())) return () => true;
  if (!mayBeOfOthers(whole)) return () => false;
  return (at) => {
    const from = words[at]?.start ?? end;
    return isOfOthers(text.slice(start, from), text.slice(from, end));
  };
}
