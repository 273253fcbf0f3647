import type { Place } from './sentences.js';
import { LONGEST_EVIDENCE, type TextRange } from '../../ai.types.js';
import type { CueStrength, Finding } from './scoring.js';
import { truncate } from '../../../common/text/truncate.js';

const WORDS_BEFORE = 12;
const WORDS_AFTER = 15;
const RANK: Record<CueStrength, number> = { certain: 4, sure: 3, likely: 2, title: 1, hint: 0 };

/** A sentence as it stands in the text, and the words in it that prove the item. */
export interface Evidence {
  quote: string;
  proof: TextRange[];
}

/**
 * The sentence with the strongest cue, verbatim; the description is preferred to the title. A very long sentence is
 * cut around the cue, still verbatim.
 */
export function pickEvidence(findings: readonly Finding[], places: readonly Place[]): Evidence {
  const best = findings.reduce((first, other) => (comesFirst(other, first) ? other : first));
  const place = places.find(({ sentence }) => sentence.order === best.order) as Place;
  const { start, end } = cutAround(place, best);
  const quote = place.text.slice(start, end);
  const equal = findings.filter(
    (finding) => finding.order === best.order && RANK[finding.strength] >= RANK[best.strength],
  );
  const ranges = [best, ...equal].flatMap(({ from, to, parts }) =>
    (parts ?? [{ from, to }]).map((span) => toRange(place, span)),
  );
  const within = ranges
    .map(({ from, to }) => ({ from: from - start, to: to - start }))
    .filter(({ from, to }) => from >= 0 && to <= quote.length);
  return { quote, proof: uniteRanges(within) };
}

const weigh = ({ strength, factor }: Finding): number => RANK[strength] * factor;

/** Is it better evidence? The description is, then the stronger cue, then what is said earlier. */
function comesFirst(a: Finding, b: Finding): boolean {
  if (a.order < 0 !== b.order < 0) return b.order < 0;
  return weigh(a) > weigh(b) || (weigh(a) === weigh(b) && a.order < b.order);
}

function cutAround({ text, sentence }: Place, { from, to }: Finding): { start: number; end: number } {
  const { start, end, words } = sentence;
  if (end - start <= LONGEST_EVIDENCE) return { start, end };
  const first = words[Math.max(0, from - WORDS_BEFORE)]?.start ?? start;
  const last = words[Math.min(words.length - 1, to + WORDS_AFTER)]?.end ?? end;
  return { start: first, end: first + truncate(text.slice(first, last), LONGEST_EVIDENCE).trimEnd().length };
}

const toRange = (
  { sentence: { words, start, end } }: Place,
  { from, to }: Pick<Finding, 'from' | 'to'>,
): TextRange => ({
  from: words[from]?.start ?? start,
  to: words[to - 1]?.end ?? end,
});

/** In their order, those that touch each other as one. */
function uniteRanges(ranges: readonly TextRange[]): TextRange[] {
  const united: TextRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.from - b.from || b.to - a.to)) {
    const last = united.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else united.push({ ...range });
  }
  return united;
}
