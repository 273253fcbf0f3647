import { parseCue, type CuePattern } from './cue-syntax.js';
import type { Word } from './words.js';

/** A cue that was found: words `from` (inclusive) to `to` (exclusive) of the sentence. */
export interface CueHit {
  cue: number;
  from: number;
  to: number;
}

interface CompiledStep {
  accepts: ReadonlySet<number>;
  optional: boolean;
  gap: number;
}

interface CompiledPattern {
  cue: number;
  steps: readonly CompiledStep[];
  /** Keys of which the sentence must have one, or the pattern is not even tried: those of its most telling step. */
  needs: readonly number[];
}

/** Keys of a word: by stem and by spelling, -1 where no cue asks for it. */
type Keys = readonly [stem: number, spelling: number];

const NO_PATTERNS: readonly CompiledPattern[] = [];
const REMEMBERED_WORDS = 50_000;

/**
 * Finds thousands of cues in one walk over the words. Patterns are indexed by every word they may begin with and
 * tried only when a second word they need is in the sentence at all; gaps are at most eight words, so the work per
 * word is bounded and the whole is linear in the text.
 */
export class CueMatcher {
  private readonly keys = new Map<string, number>();
  private readonly byFirstWord: CompiledPattern[][] = [];
  private readonly keysOfWord = new Map<string, Keys>();
  /** Which keys the sentence at hand has: the number of the sentence that had it last. */
  private readonly lastSeen: number[] = [];
  private sentence = 0;

  /** @param cues cue notations; the position in this list is the number reported in hits */
  constructor(cues: readonly string[]) {
    const compiledSets = new Map<ReadonlySet<string>, ReadonlySet<number>>();
    cues.forEach((cue, number) => {
      for (const pattern of parseCue(cue)) this.add(number, pattern, compiledSets);
    });
    for (let key = 0; key < this.keys.size; key++) this.lastSeen.push(0);
  }

  private add(cue: number, pattern: CuePattern, sets: Map<ReadonlySet<string>, ReadonlySet<number>>): void {
    const compile = (accepts: ReadonlySet<string>): ReadonlySet<number> => {
      let keys = sets.get(accepts);
      if (!keys) sets.set(accepts, (keys = new Set([...accepts].map((key) => this.toKey(key)))));
      return keys;
    };
    const steps = pattern.map(({ accepts, optional, gap }) => ({ accepts: compile(accepts), optional, gap }));
    const [first, ...others] = steps;
    const telling = others
      .filter((step) => !step.optional)
      .sort((a, b) => a.accepts.size - b.accepts.size)[0];
    const compiled = { cue, steps, needs: telling ? [...telling.accepts] : [] };
    for (const key of first?.accepts ?? []) (this.byFirstWord[key] ??= []).push(compiled);
  }

  private toKey(key: string): number {
    const known = this.keys.get(key);
    if (known !== undefined) return known;
    this.keys.set(key, this.keys.size);
    return this.keys.size - 1;
  }

  private keysFor(word: Word): Keys {
    const known = this.keysOfWord.get(word.text);
    if (known) return known;
    const keys: Keys = [this.keys.get(word.stem) ?? -1, this.keys.get(`=${word.text}`) ?? -1];
    if (this.keysOfWord.size < REMEMBERED_WORDS) this.keysOfWord.set(word.text, keys);
    return keys;
  }

  /** All hits in one sentence, in order of their first word; the same cue may be reported several times. */
  find(words: readonly Word[]): CueHit[] {
    this.sentence++;
    const keys: Keys[] = [];
    for (const word of words) {
      const own = this.keysFor(word);
      keys.push(own);
      if (own[0] >= 0) this.lastSeen[own[0]] = this.sentence;
      if (own[1] >= 0) this.lastSeen[own[1]] = this.sentence;
    }
    const hits: CueHit[] = [];
    for (let at = 0; at < keys.length; at++) {
      for (const key of keys[at] as Keys) {
        for (const pattern of this.byFirstWord[key] ?? NO_PATTERNS) {
          if (pattern.needs.length > 0 && !this.hasOne(pattern.needs)) continue;
          const to = endOfMatch(pattern.steps, 1, at + 1, keys);
          if (to >= 0) hits.push({ cue: pattern.cue, from: at, to });
        }
      }
    }
    return hits;
  }

  private hasOne(keys: readonly number[]): boolean {
    for (const key of keys) if (this.lastSeen[key] === this.sentence) return true;
    return false;
  }
}

/** Where a match of the steps from number `step` on ends when they begin at word `at`; -1 when they do not match. */
function endOfMatch(steps: readonly CompiledStep[], step: number, at: number, keys: readonly Keys[]): number {
  const next = steps[step];
  if (!next) return at;
  const last = Math.min(at + next.gap, keys.length - 1);
  for (let here = at; here <= last; here++) {
    const own = keys[here] as Keys;
    if (!next.accepts.has(own[0]) && !next.accepts.has(own[1])) continue;
    const end = endOfMatch(steps, step + 1, here + 1, keys);
    if (end >= 0) return end;
  }
  return next.optional ? endOfMatch(steps, step + 1, at, keys) : -1;
}
