import { parseCue, type CueParts, type CuePattern } from './cue-syntax.js';
import { PackedLists } from './packed-lists.js';
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

/** A step in one number: its set of words, the gap before it, and whether it may be missing. */
const packStep = (set: number, gap: number, optional: boolean): number =>
  (set << 5) | (gap << 1) | Number(optional);

interface CompiledStep {
  set: number;
  gap: number;
  optional: boolean;
}

interface CompiledPattern {
  /** Number of the pattern in the packed lists. */
  id: number;
  steps: readonly CompiledStep[];
}

/** Patterns of one first word that all need a word of one further set, or are not even tried. */
interface Group {
  /** -1 of patterns that need nothing else. */
  need: number;
  patterns: number[];
}

/** A cue whose parts may stand in any order within one sentence. */
interface Gathering {
  cue: number;
  /** The ways to say each part: numbers of patterns. */
  parts: readonly (readonly number[])[];
  needs: readonly number[];
}

/** Parts of a cue that stand further apart than this many words speak of different things. */
const WIDEST_GATHERING = 18;
const LONGEST_USUAL_SENTENCE = 128;

/** What is collected while the cues are read, before it is packed. */
class Draft {
  readonly keys = new Map<string, number>();
  /** By their words: the same alternatives stand in many cues. */
  private readonly sets = new Map<string, number>();
  readonly keysOfSet: number[][] = [];
  readonly setsOfKey: number[][] = [];
  /** Only these are worth remembering. */
  readonly neededSets = new Set<number>();
  readonly steps: number[][] = [];
  readonly cueOfPattern: number[] = [];
  readonly needsOfPattern: number[][] = [];
  readonly groupsOfKey: Group[][] = [];
  /** Each is listed under the rarest set it needs. */
  readonly gatheringsOfSet: Gathering[][] = [];

  addCue(cue: number, parts: CueParts): void {
    if (parts.length > 1) this.addGathering(cue, parts);
    else for (const pattern of parts.flat()) this.addPattern(this.compile(cue, pattern));
  }

  private addPattern({ id, steps }: CompiledPattern): void {
    const [need = -1, ...needs] = this.listNeeds(steps.slice(1));
    this.needsOfPattern[id] = needs;
    for (const key of this.keysOfSet[steps[0]?.set ?? -1] ?? []) {
      const groups = (this.groupsOfKey[key] ??= []);
      let group = groups.find((one) => one.need === need);
      if (!group) groups.push((group = { need, patterns: [] }));
      group.patterns.push(id);
    }
  }

  private addGathering(cue: number, parts: CueParts): void {
    const firstWords = parts.map((ways) =>
      this.compileSet(new Set(ways.flatMap(([first]) => [...(first?.accepts ?? [])]))),
    );
    const compiled = parts.map((ways) => ways.map((pattern) => this.compile(cue, pattern)));
    // What the later words of a part need differs from way to way.
    const later = compiled.flatMap((ways) => (ways.length === 1 ? (ways[0]?.steps.slice(1) ?? []) : []));
    const needs = this.rankSets([...firstWords, ...this.listNeeds(later)]);
    (this.gatheringsOfSet[needs[0] ?? 0] ??= []).push({
      cue,
      parts: compiled.map((ways) => ways.map(({ id }) => id)),
      needs,
    });
  }

  /** The sets that must occur, rarest first. */
  private listNeeds(steps: readonly CompiledStep[]): number[] {
    return this.rankSets(steps.filter((step) => !step.optional).map(({ set }) => set));
  }

  private rankSets(sets: readonly number[]): number[] {
    const countKeys = (set: number): number => this.keysOfSet[set]?.length ?? 0;
    for (const set of sets) this.neededSets.add(set);
    return [...new Set(sets)].sort((a, b) => countKeys(a) - countKeys(b));
  }

  private compile(cue: number, pattern: CuePattern): CompiledPattern {
    const steps = pattern.map(({ accepts, optional, gap }) => ({
      set: this.compileSet(accepts),
      optional,
      gap,
    }));
    this.cueOfPattern.push(cue);
    const id = this.steps.push(steps.map(({ set, gap, optional }) => packStep(set, gap, optional))) - 1;
    return { id, steps };
  }

  private compileSet(accepts: ReadonlySet<string>): number {
    const content = [...accepts].sort().join(' ');
    const known = this.sets.get(content);
    if (known !== undefined) return known;
    const keys = [...new Set([...accepts].map((key) => this.toKey(key)))].sort((a, b) => a - b);
    const set = this.keysOfSet.push(keys) - 1;
    for (const key of keys) (this.setsOfKey[key] ??= []).push(set);
    this.sets.set(content, set);
    return set;
  }

  private toKey(key: string): number {
    const known = this.keys.get(key);
    if (known !== undefined) return known;
    this.keys.set(key, this.keys.size);
    return this.keys.size - 1;
  }
}

/**
 * Finds thousands of cues in one walk over the words. Patterns are indexed by every word they may begin with and
 * tried only when all the words they need are in the sentence; gaps are at most eight words, so the work per
 * word is bounded and the whole is linear in the text.
 */
export class CueMatcher {
  private readonly keys: ReadonlyMap<string, number>;
  /** The sets with each word that something needs. */
  private readonly neededOfKey: PackedLists;
  private readonly groupsOfKey: PackedLists;
  private readonly needOfGroup: Int32Array;
  private readonly patternsOfGroup: PackedLists;
  private readonly needsOfPattern: PackedLists;
  private readonly cueOfPattern: Int32Array;
  private readonly steps: PackedLists;
  private readonly keysOfSet: PackedLists;
  private readonly gatherings: readonly Gathering[];
  private readonly gatheringsOfSet: PackedLists;
  /** Which sets of words the sentence at hand has: the number of the sentence that had one last. */
  private readonly lastSeen: Int32Array;
  private sentence = 0;
  /** Stands for needing nothing: every sentence has it. */
  private readonly always: number;
  /** Keys of the words of the sentence at hand, by stem and by spelling; -1 where no cue asks for it. */
  private stems = new Int32Array(LONGEST_USUAL_SENTENCE);
  private spellings = new Int32Array(LONGEST_USUAL_SENTENCE);
  private length = 0;

  /** @param cues cue notations; the position in this list is the number reported in hits */
  constructor(cues: readonly string[]) {
    const draft = new Draft();
    cues.forEach((notation, cue) => draft.addCue(cue, parseCue(notation)));
    this.keys = draft.keys;
    this.always = draft.keysOfSet.length;
    this.lastSeen = new Int32Array(this.always + 1);
    this.neededOfKey = new PackedLists(
      Array.from(draft.setsOfKey, (sets) => sets?.filter((set) => draft.neededSets.has(set))),
    );
    const groups: Group[] = [];
    this.groupsOfKey = new PackedLists(
      Array.from(draft.groupsOfKey, (own) => own?.map((group) => groups.push(group) - 1)),
    );
    this.needOfGroup = Int32Array.from(groups, ({ need }) => (need < 0 ? this.always : need));
    this.patternsOfGroup = new PackedLists(groups.map(({ patterns }) => patterns));
    this.needsOfPattern = new PackedLists(draft.needsOfPattern);
    this.cueOfPattern = Int32Array.from(draft.cueOfPattern);
    this.steps = new PackedLists(draft.steps);
    this.keysOfSet = new PackedLists(draft.keysOfSet);
    const gatherings: Gathering[] = [];
    this.gatheringsOfSet = new PackedLists(
      Array.from(draft.gatheringsOfSet, (own) => own?.map((gathering) => gatherings.push(gathering) - 1)),
    );
    this.gatherings = gatherings;
  }

  /** All hits in one sentence; the same cue may be reported several times. */
  find(words: readonly Word[]): CueHit[] {
    this.sentence++;
    this.lastSeen[this.always] = this.sentence;
    this.readKeys(words);
    const possible: Gathering[] = [];
    for (let at = 0; at < this.length; at++) {
      this.markSets(this.stems[at] as number, possible);
      this.markSets(this.spellings[at] as number, possible);
    }
    const hits: CueHit[] = [];
    for (let at = 0; at < this.length; at++) {
      this.findFrom(at, this.stems[at] as number, hits);
      this.findFrom(at, this.spellings[at] as number, hits);
    }
    for (const gathering of possible) {
      if (!gathering.needs.every((set) => this.lastSeen[set] === this.sentence)) continue;
      const hit = this.gather(gathering);
      if (hit) hits.push(hit);
    }
    return hits;
  }

  private readKeys(words: readonly Word[]): void {
    this.length = words.length;
    if (words.length > this.stems.length) {
      this.stems = new Int32Array(words.length);
      this.spellings = new Int32Array(words.length);
    }
    for (let at = 0; at < words.length; at++) {
      const { form } = words[at] as Word;
      if (form.reader !== this) {
        form.reader = this;
        form.stemKey = this.keys.get(form.stem) ?? -1;
        form.spellingKey = this.keys.get(`=${form.text}`) ?? -1;
      }
      this.stems[at] = form.stemKey;
      this.spellings[at] = form.spellingKey;
    }
  }

  private markSets(key: number, possible: Gathering[]): void {
    if (key < 0) return;
    const { values } = this.neededOfKey;
    const end = this.neededOfKey.end(key);
    for (let index = this.neededOfKey.start(key); index < end; index++) {
      const set = values[index] as number;
      if (this.lastSeen[set] === this.sentence) continue;
      this.lastSeen[set] = this.sentence;
      const last = this.gatheringsOfSet.end(set);
      for (let own = this.gatheringsOfSet.start(set); own < last; own++)
        possible.push(this.gatherings[this.gatheringsOfSet.values[own] as number] as Gathering);
    }
  }

  private findFrom(at: number, key: number, hits: CueHit[]): void {
    if (key < 0) return;
    // The groups of a key are numbered in a row.
    const first = this.groupsOfKey.start(key);
    const end = this.groupsOfKey.end(key);
    for (let group = first; group < end; group++) {
      if (this.lastSeen[this.needOfGroup[group] as number] !== this.sentence) continue;
      const last = this.patternsOfGroup.end(group);
      for (let index = this.patternsOfGroup.start(group); index < last; index++) {
        const pattern = this.patternsOfGroup.values[index] as number;
        if (!this.hasNeeds(pattern)) continue;
        const to = this.findEnd(this.steps.start(pattern) + 1, this.steps.end(pattern), at + 1);
        if (to >= 0) hits.push({ cue: this.cueOfPattern[pattern] as number, from: at, to });
      }
    }
  }

  private hasNeeds(pattern: number): boolean {
    const end = this.needsOfPattern.end(pattern);
    for (let index = this.needsOfPattern.start(pattern); index < end; index++)
      if (this.lastSeen[this.needsOfPattern.values[index] as number] !== this.sentence) return false;
    return true;
  }

  /** Where a match of the steps from number `step` on ends when they begin at word `at`; -1 when they do not match. */
  private findEnd(step: number, endStep: number, at: number): number {
    if (step === endStep) return at;
    const packed = this.steps.values[step] as number;
    const last = Math.min(at + ((packed >> 1) & 15), this.length - 1);
    for (let here = at; here <= last; here++) {
      if (!this.accepts(packed >> 5, here)) continue;
      const end = this.findEnd(step + 1, endStep, here + 1);
      if (end >= 0) return end;
    }
    return packed & 1 ? this.findEnd(step + 1, endStep, at) : -1;
  }

  /** Has the set the word at `at`? */
  private accepts(set: number, at: number): boolean {
    const stem = this.stems[at] as number;
    const spelling = this.spellings[at] as number;
    return (stem >= 0 && this.hasKey(set, stem)) || (spelling >= 0 && this.hasKey(set, spelling));
  }

  /** By halving: the keys of a set are in order. */
  private hasKey(set: number, key: number): boolean {
    let low = this.keysOfSet.start(set);
    let high = this.keysOfSet.end(set) - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.keysOfSet.values[middle] as number;
      if (found === key) return true;
      if (found < key) low = middle + 1;
      else high = middle - 1;
    }
    return false;
  }

  private gather({ cue, parts }: Gathering): CueHit | undefined {
    const found: Span[][] = [];
    for (const ways of parts) {
      const spans = ways.flatMap((pattern) => this.findSpans(pattern));
      if (spans.length === 0) return undefined;
      found.push(spans);
    }
    return findNearest(cue, found);
  }

  private findSpans(pattern: number): Span[] {
    const spans: Span[] = [];
    const first = this.steps.start(pattern);
    for (let at = 0; at < this.length; at++) {
      if (!this.accepts((this.steps.values[first] as number) >> 5, at)) continue;
      const to = this.findEnd(first + 1, this.steps.end(pattern), at + 1);
      if (to >= 0) spans.push({ from: at, to });
    }
    return spans;
  }
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
