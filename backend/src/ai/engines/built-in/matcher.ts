import { parseCue, type CueParts, type CuePattern } from './cue-syntax.js';
import type { Word } from './words.js';

/** Words of a sentence, `to` exclusive. */
export interface Span {
  from: number;
  to: number;
}

/** A cue that was found: the words it spans, and those that say it when they do not stand in a row. */
export interface CueHit extends Span {
  cue: number;
  parts?: readonly Span[];
}

interface CompiledStep {
  accepts: ReadonlySet<number>;
  /** Number of that set, to tell at once whether the sentence has any word of it. */
  set: number;
  optional: boolean;
  gap: number;
}

interface CompiledPattern {
  cue: number;
  steps: readonly CompiledStep[];
  /** Sets of which the sentence must have a word, or the pattern is not even tried. */
  needs: readonly number[];
}

/** A cue whose parts may stand in any order within one sentence. */
interface Gathering {
  cue: number;
  parts: readonly number[];
}

/** Keys of a word: by stem and by spelling, -1 where no cue asks for it. */
type Keys = readonly [stem: number, spelling: number];

const NO_PATTERNS: readonly CompiledPattern[] = [];
const REMEMBERED_WORDS = 50_000;
/** Parts of a cue that stand further apart than this many words speak of different things. */
const WIDEST_GATHERING = 18;

/**
 * Finds thousands of cues in one walk over the words. Patterns are indexed by every word they may begin with and
 * tried only when all the words they need are in the sentence; gaps are at most eight words, so the work per
 * word is bounded and the whole is linear in the text.
 */
export class CueMatcher {
  private readonly keys = new Map<string, number>();
  private readonly byFirstWord: CompiledPattern[][] = [];
  private readonly keysOfWord = new Map<string, Keys>();
  private readonly setsOfKey: number[][] = [];
  /** Which sets of words the sentence at hand has: the number of the sentence that had one last. */
  private readonly lastSeen: number[] = [];
  /** Parts of cues have numbers of their own, after those of the cues. */
  private readonly partNumbers = new Map<string, number>();
  private readonly gatheringsOfPart: Gathering[][] = [];
  private readonly firstPart: number;
  private sentence = 0;

  /** @param cues cue notations; the position in this list is the number reported in hits */
  constructor(cues: readonly string[]) {
    const sets: KnownSets = new Map();
    this.firstPart = cues.length;
    cues.forEach((notation, cue) => {
      const parts = parseCue(notation);
      if (parts.length === 1) for (const { pattern } of parts.flat()) this.add(cue, pattern, sets);
      else this.addGathering(cue, parts, sets);
    });
  }

  private addGathering(cue: number, parts: CueParts, sets: KnownSets): void {
    const numbers = parts.map((patterns) => {
      const notation = patterns[0]?.notation ?? '';
      const known = this.partNumbers.get(notation);
      if (known !== undefined) return known;
      const number = this.firstPart + this.partNumbers.size;
      this.partNumbers.set(notation, number);
      for (const { pattern } of patterns) this.add(number, pattern, sets);
      return number;
    });
    const last = Math.max(...numbers) - this.firstPart;
    // Listed under its newest part only: one list to look through when the sentence has that part.
    (this.gatheringsOfPart[last] ??= []).push({ cue, parts: numbers });
  }

  private add(cue: number, pattern: CuePattern, sets: KnownSets): void {
    const steps = pattern.map(({ accepts, optional, gap }) => {
      const { keys, set } = this.compileSet(accepts, sets);
      return { accepts: keys, set, optional, gap };
    });
    const [first, ...others] = steps;
    const needs = others.filter((step) => !step.optional).map(({ set }) => set);
    const compiled = { cue, steps, needs };
    for (const key of first?.accepts ?? []) (this.byFirstWord[key] ??= []).push(compiled);
  }

  private compileSet(accepts: ReadonlySet<string>, sets: KnownSets): CompiledSet {
    const content = [...accepts].sort().join(' ');
    const known = sets.get(content);
    if (known) return known;
    const keys = new Set([...accepts].map((key) => this.toKey(key)));
    const compiled = { keys, set: this.lastSeen.push(0) - 1 };
    for (const key of keys) (this.setsOfKey[key] ??= []).push(compiled.set);
    sets.set(content, compiled);
    return compiled;
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

  /** All hits in one sentence; the same cue may be reported several times. */
  find(words: readonly Word[]): CueHit[] {
    this.sentence++;
    const keys = words.map((word) => this.keysFor(word));
    for (const [stem, spelling] of keys) {
      if (stem >= 0) this.markSets(stem);
      if (spelling >= 0) this.markSets(spelling);
    }
    const hits: CueHit[] = [];
    let found: Map<number, Span[]> | undefined;
    for (let at = 0; at < keys.length; at++) {
      for (const key of keys[at] as Keys) {
        for (const pattern of this.byFirstWord[key] ?? NO_PATTERNS) {
          if (!this.hasAll(pattern.needs)) continue;
          const to = endOfMatch(pattern.steps, 1, at + 1, keys);
          if (to < 0) continue;
          if (pattern.cue < this.firstPart) hits.push({ cue: pattern.cue, from: at, to });
          else addSpan((found ??= new Map()), pattern.cue, { from: at, to });
        }
      }
    }
    if (found) this.gather(found, hits);
    return hits;
  }

  private markSets(key: number): void {
    const sets = this.setsOfKey[key];
    if (sets) for (const set of sets) this.lastSeen[set] = this.sentence;
  }

  private hasAll(sets: readonly number[]): boolean {
    for (const set of sets) if (this.lastSeen[set] !== this.sentence) return false;
    return true;
  }

  private gather(found: ReadonlyMap<number, Span[]>, hits: CueHit[]): void {
    for (const part of found.keys()) {
      for (const { cue, parts } of this.gatheringsOfPart[part - this.firstPart] ?? []) {
        const spans = parts.map((one) => found.get(one));
        if (spans.includes(undefined)) continue;
        const hit = findNearest(cue, spans as Span[][]);
        if (hit) hits.push(hit);
      }
    }
  }
}

interface CompiledSet {
  keys: ReadonlySet<number>;
  set: number;
}

/** By their words: the same alternatives stand in many cues. */
type KnownSets = Map<string, CompiledSet>;

function addSpan(found: Map<number, Span[]>, part: number, span: Span): void {
  const list = found.get(part);
  if (list) list.push(span);
  else found.set(part, [span]);
}

/** The parts standing closest to some occurrence of the first one, none on top of another. */
function findNearest(cue: number, [first = [], ...others]: Span[][]): CueHit | undefined {
  let best: CueHit | undefined;
  for (const anchor of first) {
    const parts = [anchor];
    for (const spans of others) {
      const free = spans.filter((span) => parts.every(({ from, to }) => span.from >= to || from >= span.to));
      const [near] = free.sort((a, b) => Math.abs(a.from - anchor.from) - Math.abs(b.from - anchor.from));
      if (near) parts.push(near);
    }
    const from = Math.min(...parts.map((part) => part.from));
    const to = Math.max(...parts.map((part) => part.to));
    const complete = parts.length === others.length + 1 && to - from <= WIDEST_GATHERING;
    if (complete && (!best || to - from < best.to - best.from)) best = { cue, from, to, parts };
  }
  return best;
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
