import { parseCue } from './cue-syntax.js';
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
}

/**
 * Finds thousands of cues in one walk over the words. Patterns are indexed by every word they may begin with, so a
 * word that begins none costs one array look-up; gaps are at most eight words, so the work per word is bounded and
 * the whole is linear in the text.
 */
export class CueMatcher {
  private readonly keys = new Map<string, number>();
  private readonly byFirstWord: CompiledPattern[][] = [];

  /** @param cues cue notations; the position in this list is the number reported in hits */
  constructor(cues: readonly string[]) {
    cues.forEach((cue, number) => {
      for (const pattern of parseCue(cue)) this.add(number, pattern);
    });
  }

  private add(cue: number, pattern: ReturnType<typeof parseCue>[number]): void {
    const steps = pattern.map((step) => ({
      accepts: new Set([...step.accepts].map((key) => this.keyOf(key))),
      optional: step.optional,
      gap: step.gap,
    }));
    for (const key of steps[0]?.accepts ?? []) (this.byFirstWord[key] ??= []).push({ cue, steps });
  }

  private keyOf(key: string): number {
    const known = this.keys.get(key);
    if (known !== undefined) return known;
    this.keys.set(key, this.keys.size);
    return this.keys.size - 1;
  }

  /** All hits in one sentence, in order of their first word; the same cue may be reported several times. */
  find(words: readonly Word[]): CueHit[] {
    const stems = words.map((word) => this.keys.get(word.stem) ?? -1);
    const spellings = words.map((word) => this.keys.get(`=${word.text}`) ?? -1);
    const hits: CueHit[] = [];
    for (let at = 0; at < words.length; at++) {
      this.tryFrom(this.byFirstWord[stems[at] as number], at, stems, spellings, hits);
      this.tryFrom(this.byFirstWord[spellings[at] as number], at, stems, spellings, hits);
    }
    return hits;
  }

  private tryFrom(
    patterns: readonly CompiledPattern[] | undefined,
    at: number,
    stems: readonly number[],
    spellings: readonly number[],
    hits: CueHit[],
  ): void {
    if (!patterns) return;
    for (const pattern of patterns) {
      const to = endOfMatch(pattern.steps, 1, at + 1, stems, spellings);
      if (to >= 0) hits.push({ cue: pattern.cue, from: at, to });
    }
  }
}

/** Where a match of the steps from number `step` on ends when they begin at word `at`; -1 when they do not match. */
function endOfMatch(
  steps: readonly CompiledStep[],
  step: number,
  at: number,
  stems: readonly number[],
  spellings: readonly number[],
): number {
  const next = steps[step];
  if (!next) return at;
  const last = Math.min(at + next.gap, stems.length - 1);
  for (let here = at; here <= last; here++) {
    if (!next.accepts.has(stems[here] as number) && !next.accepts.has(spellings[here] as number)) continue;
    const end = endOfMatch(steps, step + 1, here + 1, stems, spellings);
    if (end >= 0) return end;
  }
  return next.optional ? endOfMatch(steps, step + 1, at, stems, spellings) : -1;
}
