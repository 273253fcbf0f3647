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

type CompiledPattern = readonly CompiledStep[];

/** Patterns of one first word that all need a word of one further set, or are not even tried. */
interface Group {
  /** -1 of patterns that need nothing else. */
  need: number;
  patterns: { cue: number; steps: CompiledPattern; needs: readonly number[] }[];
}

/** A cue whose parts may stand in any order within one sentence. */
interface Gathering {
  cue: number;
  /** The ways to say each part. */
  parts: readonly (readonly CompiledPattern[])[];
  needs: readonly number[];
}

interface CompiledSet {
  keys: ReadonlySet<number>;
  set: number;
}

/** Keys of a word: by stem and by spelling, -1 where no cue asks for it. */
interface Keys {
  stem: number;
  spelling: number;
}

const NO_GATHERINGS: readonly Gathering[] = [];
/** Parts of a cue that stand further apart than this many words speak of different things. */
const WIDEST_GATHERING = 18;

/**
 * Finds thousands of cues in one walk over the words. Patterns are indexed by every word they may begin with and
 * tried only when all the words they need are in the sentence; gaps are at most eight words, so the work per
 * word is bounded and the whole is linear in the text.
 */
export class CueMatcher {
  private readonly keys = new Map<string, number>();
  private readonly byFirstWord: Group[][] = [];
  /** What the groups of each first word need, packed: most sentences have none of it. */
  private readonly needsOfGroups: Int32Array[] = [];
  /** By their words: the same alternatives stand in many cues. */
  private readonly sets = new Map<string, CompiledSet>();
  private readonly setSizes: number[] = [];
  private readonly setsOfKey: number[][] = [];
  /** Those of {@link setsOfKey} that something needs, packed. */
  private readonly neededOfKey: Int32Array[] = [];
  /** Only these are worth remembering. */
  private readonly neededSets = new Set<number>();
  /** Which sets of words the sentence at hand has: the number of the sentence that had one last. */
  private readonly lastSeen: Int32Array;
  /** Each is listed under the rarest set it needs. */
  private readonly gatheringsOfSet: Gathering[][] = [];
  private sentence = 0;
  /** Stands for needing nothing: every sentence has it. */
  private readonly always: number;

  /** @param cues cue notations; the position in this list is the number reported in hits */
  constructor(cues: readonly string[]) {
    cues.forEach((notation, cue) => {
      const parts = parseCue(notation);
      if (parts.length > 1) this.addGathering(cue, parts);
      else for (const pattern of parts.flat()) this.add(cue, this.compile(pattern));
    });
    this.always = this.setSizes.length;
    this.lastSeen = new Int32Array(this.always + 1);
    this.setsOfKey.forEach((sets, key) => {
      this.neededOfKey[key] = Int32Array.from(sets.filter((set) => this.neededSets.has(set)));
    });
    this.setsOfKey.length = 0;
    this.byFirstWord.forEach((groups, key) => {
      this.needsOfGroups[key] = Int32Array.from(groups, ({ need }) => (need < 0 ? this.always : need));
    });
    this.sets.clear();
  }

  private add(cue: number, steps: CompiledPattern): void {
    const needs = this.listNeeds(steps.slice(1));
    for (const key of steps[0]?.accepts ?? []) {
      const groups = (this.byFirstWord[key] ??= []);
      const need = needs[0] ?? -1;
      let group = groups.find((one) => one.need === need);
      if (!group) groups.push((group = { need, patterns: [] }));
      group.patterns.push({ cue, steps, needs: needs.slice(1) });
    }
  }

  private addGathering(cue: number, parts: CueParts): void {
    const firstWords = parts.map((ways) => {
      const words = new Set(ways.flatMap(([first]) => [...(first?.accepts ?? [])]));
      return this.compileSet(words).set;
    });
    const compiled = parts.map((ways) => ways.map((pattern) => this.compile(pattern)));
    // What the later words of a part need differs from way to way.
    const later = compiled.flatMap((ways) => (ways.length === 1 ? (ways[0]?.slice(1) ?? []) : []));
    const needs = this.rankSets([...firstWords, ...this.listNeeds(later)]);
    (this.gatheringsOfSet[needs[0] ?? 0] ??= []).push({ cue, parts: compiled, needs });
  }

  /** The sets that must occur, rarest first. */
  private listNeeds(steps: readonly CompiledStep[]): number[] {
    return this.rankSets(steps.filter((step) => !step.optional).map(({ set }) => set));
  }

  private rankSets(sets: readonly number[]): number[] {
    const size = (set: number): number => this.setSizes[set] ?? 0;
    for (const set of sets) this.neededSets.add(set);
    return [...new Set(sets)].sort((a, b) => size(a) - size(b));
  }

  private compile(pattern: CuePattern): CompiledPattern {
    return pattern.map(({ accepts, optional, gap }) => {
      const { keys, set } = this.compileSet(accepts);
      return { accepts: keys, set, optional, gap };
    });
  }

  private compileSet(accepts: ReadonlySet<string>): CompiledSet {
    const content = [...accepts].sort().join(' ');
    const known = this.sets.get(content);
    if (known) return known;
    const keys = new Set([...accepts].map((key) => this.toKey(key)));
    const compiled = { keys, set: this.setSizes.push(keys.size) - 1 };
    for (const key of keys) (this.setsOfKey[key] ??= []).push(compiled.set);
    this.sets.set(content, compiled);
    return compiled;
  }

  private toKey(key: string): number {
    const known = this.keys.get(key);
    if (known !== undefined) return known;
    this.keys.set(key, this.keys.size);
    return this.keys.size - 1;
  }

  private keysFor({ form, text, stem }: Word): Keys {
    if (form.reader === this) return form.keys as Keys;
    const keys = { stem: this.keys.get(stem) ?? -1, spelling: this.keys.get(`=${text}`) ?? -1 };
    form.reader = this;
    form.keys = keys;
    return keys;
  }

  /** All hits in one sentence; the same cue may be reported several times. */
  find(words: readonly Word[]): CueHit[] {
    this.sentence++;
    this.lastSeen[this.always] = this.sentence;
    const keys = words.map((word) => this.keysFor(word));
    const possible: Gathering[] = [];
    for (const { stem, spelling } of keys) {
      if (stem >= 0) this.markSets(stem, possible);
      if (spelling >= 0) this.markSets(spelling, possible);
    }
    const hits: CueHit[] = [];
    for (let at = 0; at < keys.length; at++) {
      const { stem, spelling } = keys[at] as Keys;
      if (stem >= 0) this.findFrom(at, stem, keys, hits);
      if (spelling >= 0) this.findFrom(at, spelling, keys, hits);
    }
    for (const gathering of possible) {
      if (!this.hasAll(gathering.needs)) continue;
      const hit = gather(gathering, keys);
      if (hit) hits.push(hit);
    }
    return hits;
  }

  private findFrom(at: number, key: number, keys: readonly Keys[], hits: CueHit[]): void {
    const needed = this.needsOfGroups[key];
    if (!needed) return;
    for (let index = 0; index < needed.length; index++) {
      if (this.lastSeen[needed[index] as number] !== this.sentence) continue;
      for (const { cue, steps, needs } of (this.byFirstWord[key] as Group[])[index]?.patterns ?? []) {
        if (!this.hasAll(needs)) continue;
        const to = endOfMatch(steps, 1, at + 1, keys);
        if (to >= 0) hits.push({ cue, from: at, to });
      }
    }
  }

  private markSets(key: number, possible: Gathering[]): void {
    const sets = this.neededOfKey[key];
    if (!sets) return;
    for (let index = 0; index < sets.length; index++) {
      const set = sets[index] as number;
      if (this.lastSeen[set] === this.sentence) continue;
      this.lastSeen[set] = this.sentence;
      for (const gathering of this.gatheringsOfSet[set] ?? NO_GATHERINGS) possible.push(gathering);
    }
  }

  private hasAll(sets: readonly number[]): boolean {
    for (const set of sets) if (this.lastSeen[set] !== this.sentence) return false;
    return true;
  }
}

function gather({ cue, parts }: Gathering, keys: readonly Keys[]): CueHit | undefined {
  const found: Span[][] = [];
  for (const ways of parts) {
    const spans = ways.flatMap((steps) => findSpans(steps, keys));
    if (spans.length === 0) return undefined;
    found.push(spans);
  }
  return findNearest(cue, found);
}

function findSpans(steps: CompiledPattern, keys: readonly Keys[]): Span[] {
  const spans: Span[] = [];
  const first = steps[0];
  if (!first) return spans;
  for (let at = 0; at < keys.length; at++) {
    const own = keys[at] as Keys;
    if (!accepts(first, own)) continue;
    const to = endOfMatch(steps, 1, at + 1, keys);
    if (to >= 0) spans.push({ from: at, to });
  }
  return spans;
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

const accepts = (step: CompiledStep, { stem, spelling }: Keys): boolean =>
  (stem >= 0 && step.accepts.has(stem)) || (spelling >= 0 && step.accepts.has(spelling));

/** Where a match of the steps from number `step` on ends when they begin at word `at`; -1 when they do not match. */
function endOfMatch(steps: readonly CompiledStep[], step: number, at: number, keys: readonly Keys[]): number {
  const next = steps[step];
  if (!next) return at;
  const last = Math.min(at + next.gap, keys.length - 1);
  for (let here = at; here <= last; here++) {
    const own = keys[here] as Keys;
    if (!accepts(next, own)) continue;
    const end = endOfMatch(steps, step + 1, here + 1, keys);
    if (end >= 0) return end;
  }
  return next.optional ? endOfMatch(steps, step + 1, at, keys) : -1;
}
