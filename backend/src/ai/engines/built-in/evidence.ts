import type { Place } from './findings.js';
import type { CueStrength, Finding } from './scoring.js';
import { truncate } from '../../../common/truncate.js';

const LONGEST_EVIDENCE = 320;
const WORDS_BEFORE = 12;
const WORDS_AFTER = 15;
const RANK: Record<CueStrength, number> = { certain: 4, sure: 3, likely: 2, title: 1, hint: 0 };

/**
 * The sentence with the strongest cue, verbatim; the description is preferred to the title. A very long sentence is
 * cut around the cue, still verbatim.
 */
export function pickEvidence(findings: readonly Finding[], places: readonly Place[]): string {
  const weight = (finding: Finding): number => RANK[finding.strength] * finding.factor;
  const best = [...findings].sort(
    (a, b) => Number(a.order < 0) - Number(b.order < 0) || weight(b) - weight(a) || a.order - b.order,
  )[0] as Finding;
  const { text, sentence } = places.find((place) => place.sentence.order === best.order) as Place;
  if (sentence.end - sentence.start <= LONGEST_EVIDENCE) return text.slice(sentence.start, sentence.end);
  const start = sentence.words[Math.max(0, best.from - WORDS_BEFORE)]?.start ?? sentence.start;
  const last = sentence.words[Math.min(sentence.words.length - 1, best.to + WORDS_AFTER)];
  return truncate(text.slice(start, last?.end ?? sentence.end), LONGEST_EVIDENCE).trimEnd();
}
