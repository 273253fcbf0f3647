import type { Confidence } from '../../ai.types.js';
import type { EntryKind } from '../../taxonomy/taxonomy.types.js';
import type { LoadedEntry } from '../../taxonomy/taxonomy.js';
import { LAST_OPENING } from './statement.js';

export type CueStrength = 'certain' | 'sure' | 'likely' | 'hint' | 'title';

/** A cue found in a place where it counts. */
export interface Finding {
  cue: number;
  strength: CueStrength;
  /** The cue as it is written. */
  notation?: string;
  /** Said in other words than the usual ones. */
  told?: boolean;
  /** Taught by an analyst, whom no other words overrule. */
  taught?: boolean | undefined;
  /** A denial says that the entry is there. */
  undeniable?: boolean;
  /** It says which kind of game this is. */
  stated?: boolean;
  /** Position of the sentence; -1 is the title. */
  order: number;
  /** Words covered, to recognize two cues that read the same words. */
  from: number;
  to: number;
  /** The words that say it, when they do not stand in a row. */
  parts?: readonly { from: number; to: number }[];
  /** How much the place counts, 0–1 (context.ts). */
  factor: number;
  /** Of a classifier: the chance that it gives by itself, 0–1. */
  chance?: number;
}

export interface ScoredEntry {
  entry: LoadedEntry;
  /** Estimated chance, 0–1, that a careful reader would list the entry. */
  score: number;
  findings: Finding[];
}

/*
 * The stated rule. Each cue says with which chance the text means the entry:
 */
type Chances = Record<CueStrength, number>;
const CHANCE: Record<EntryKind, Chances> = {
  mechanic: { certain: 0.78, sure: 0.62, likely: 0.35, hint: 0.08, title: 0.45 },
  meta: { certain: 0.9, sure: 0.76, likely: 0.45, hint: 0.08, title: 0.45 },
};
/* Other words than the usual name of a thing prove less: */
const TOLD_CHANCE: Record<EntryKind, Chances> = {
  mechanic: { certain: 0.74, sure: 0.56, likely: 0.3, hint: 0.08, title: 0 },
  meta: { certain: 0.79, sure: 0.7, likely: 0.4, hint: 0.08, title: 0 },
};
/* Distinct cues are taken as independent witnesses: chance = 1 - Π(1 - chance of each). */
/* The same cue again in another sentence counts a little: */
const AGAIN = 0.35;
const MOST_REPEATS = 3;
/* Hints beyond these add nothing; nor do findings beyond these: */
const MOST_HINTS = 3;
const MOST_FINDINGS = 60;
/* Every other cue that reads more or fewer of the same words removes this much of the doubt (at most twice): */
const AGREEING_CUE = 0.85;
/* For a meta element the title is a name, not a description: */
const TITLE_IS_A_NAME = 0.55;
/* A title that is no usual name of a thing may be any play on words ("Tuck In", "Nightmare Commute"): */
const TOLD_TITLE = 0.7;
/* In the title a cue counts as a stronger one: */
const IN_TITLE: Chances = { certain: 0.93, sure: 0.85, likely: 0.6, hint: 0.2, title: 0.5 };
/* The store's genre agreeing with the entry removes this share of the doubt: */
const GENRE_AGREES = 0.25;
/* A mechanic named at the very beginning is more likely the game's own: */
const OPENING_SENTENCES = 2;
const OPENING_BONUS = 0.2;
/* What a page calls its game removes this share of the doubt: */
const STATED = 0.5;

/* From this chance on an entry is settled: it is neither doubted nor taken for a side remark. */
const SETTLED = 0.89;

/** From which chance on an entry is shown, and as what. */
const THRESHOLDS: Record<Confidence, number> = { high: 0.92, medium: 0.82, low: 0.73 };
/* The surest mechanic of a page is high from here on: what a page speaks most of is rarely wrong. */
const SUREST = 0.88;
/* Beside an entry that is called by its name, about half of what has a smaller chance is wrong and not shown: */
const LEAST_BESIDE_NAMED = 0.79;
/* Below this chance an entry is doubted when the page is plain about others: */
const DOUBTFUL = 0.82;

/** Chance for one entry from its findings; `genreAgrees` when the store's category is one of the entry's genres. */
export function estimateChance(
  entry: LoadedEntry,
  findings: readonly Finding[],
  genreAgrees: boolean,
): number {
  // Hints only support: without a firmer cue they say nothing.
  if (findings.every((finding) => finding.strength === 'hint')) return 0;
  let doubt = 1;
  let hints = 0;
  const times = new Map<number, number>();
  for (const { finding, agreeing } of byPlace(findings)) {
    const seen = times.get(finding.cue) ?? 0;
    if (seen >= MOST_REPEATS || (finding.strength === 'hint' && ++hints > MOST_HINTS)) continue;
    times.set(finding.cue, seen + 1);
    let chance = chanceInPlace(entry, finding);
    if (seen > 0) chance *= AGAIN;
    else if (entry.kind === 'mechanic' && finding.order >= 0 && finding.order < OPENING_SENTENCES)
      chance += (1 - chance) * OPENING_BONUS;
    doubt *= (1 - chance) * AGREEING_CUE ** Math.min(agreeing, 2);
  }
  if (genreAgrees && doubt < 0.8) doubt *= 1 - GENRE_AGREES;
  if (entry.kind === 'mechanic' && findings.some(({ stated }) => stated)) doubt *= 1 - STATED;
  return 1 - doubt;
}

function chanceInPlace(entry: LoadedEntry, finding: Finding): number {
  if (finding.chance !== undefined) return finding.chance * finding.factor;
  if (finding.order >= 0)
    return (finding.told ? TOLD_CHANCE : CHANCE)[entry.kind][finding.strength] * finding.factor;
  const nameOnly = entry.kind === 'meta' && !entry.titleTells;
  const asTitle = (finding.told ? TOLD_TITLE : 1) * (nameOnly ? TITLE_IS_A_NAME : 1);
  return IN_TITLE[finding.strength] * finding.factor * asTitle;
}

const isSameSpan = (a: Finding, b: Finding): boolean => a.from === b.from && a.to === b.to;

/** Of findings that share words of one sentence only the strongest counts; others of more or fewer words agree with it. Strongest first. */
function byPlace(findings: readonly Finding[]): { finding: Finding; agreeing: number }[] {
  const weighFinding = (finding: Finding): number =>
    (finding.told ? TOLD_CHANCE : CHANCE).meta[finding.strength] * finding.factor;
  const ranked = [...findings].sort(
    (a, b) => weighFinding(b) - weighFinding(a) || a.order - b.order || a.from - b.from,
  );
  const kept: { finding: Finding; agreeing: number }[] = [];
  for (const finding of ranked.slice(0, MOST_FINDINGS)) {
    const place = kept.find(
      ({ finding: other }) =>
        other.order === finding.order && other.from < finding.to && finding.from < other.to,
    );
    if (!place) kept.push({ finding, agreeing: 0 });
    else if (finding.strength !== 'hint' && !isSameSpan(finding, place.finding)) place.agreeing++;
  }
  return kept;
}

/**
 * The class of a chance, or undefined when it is too small to be shown. What is said in passing is high only where
 * nothing is surer.
 */
export function toConfidence(
  score: number,
  { isSurest = false, isAside = false } = {},
): Confidence | undefined {
  const least = isSurest && !isAside ? SUREST : THRESHOLDS.high;
  if (score >= least && (isSurest || !isAside)) return 'high';
  if (score >= THRESHOLDS.medium) return 'medium';
  return score >= THRESHOLDS.low ? 'low' : undefined;
}

/* A store page says what is played in its title and first sentences, or again and again: */
const MOST_ASIDE = 2;

/** Is a mechanic only mentioned in passing, late and in a sentence or two? */
export function isToldAside({ entry, findings }: ScoredEntry): boolean {
  const told = findings.filter(({ strength }) => strength !== 'hint');
  return (
    entry.kind === 'mechanic' &&
    told.every(({ order, taught }) => order > LAST_OPENING && !taught) &&
    new Set(told.map(({ order }) => order)).size <= MOST_ASIDE
  );
}

/* A text that denies the thing in one place rarely has it in another: what is left of a chance short of certainty. */
const DENIED_ELSEWHERE = 0.7;

/** Chance for an entry that the text denies somewhere else. */
export const doubtDenied = (score: number): number => (score < SETTLED ? score * DENIED_ELSEWHERE : score);

/* How far the words around a cue move its chance, for each unit of their own logit, and within which bounds: */
const WORDS_MOVE = 0.3;
const LEAST_LOGIT = -4;
const MOST_LOGIT = 5;
/* With this logit they neither support nor doubt a cue: */
const NEUTRAL_LOGIT = -0.3;

/** Moves the chance of what cues found by what the words around them say (classifier). Changes `scored` in place. */
export function weighByWords(
  scored: ReadonlyMap<string, ScoredEntry>,
  likelihoods: ReadonlyMap<string, { logit: number }>,
): void {
  for (const one of scored.values()) {
    const logit = likelihoods.get(one.entry.id)?.logit;
    if (logit === undefined || isLearned(one) || isTaught(one) || one.score === 1) continue;
    const within = Math.max(LEAST_LOGIT, Math.min(MOST_LOGIT, logit));
    const odds = (one.score / (1 - one.score)) * Math.exp(WORDS_MOVE * (within - NEUTRAL_LOGIT));
    one.score = odds / (1 + odds);
  }
}

const SURE_ENOUGH_TO_IMPLY = 0.8;
const IMPLIED = 0.7;
const ABSORBED = 0.55;
/* What another entry outranks is never high: */
const MOST_OUTRANKED = 0.91;

/**
 * Applies the relations between entries: certain findings bring what they imply (with their own evidence), take over
 * weaker readings of the same words, and keep other readings of the same play from being high. Changes and extends
 * `scored` in place.
 */
export function relate(
  scored: Map<string, ScoredEntry>,
  getEntry: (id: string) => LoadedEntry | undefined,
): void {
  for (const strong of [...scored.values()]) {
    if (strong.score >= SURE_ENOUGH_TO_IMPLY) {
      for (const id of strong.entry.implies ?? []) addImplied(scored, strong, getEntry(id));
    }
    for (const id of strong.entry.absorbs ?? []) {
      const weaker = scored.get(id);
      if (weaker && weaker.score < SETTLED && weaker.score < strong.score) weaker.score *= ABSORBED;
    }
    if (strong.score < THRESHOLDS.high) continue;
    for (const id of strong.entry.outranks ?? []) {
      const other = scored.get(id);
      // What the text calls its game is no other reading; a title may only want to be found.
      const isStated = other?.findings.some(({ stated, order }) => stated && order >= 0);
      if (other && !isStated) other.score = Math.min(other.score, MOST_OUTRANKED);
    }
  }
}

function addImplied(
  scored: Map<string, ScoredEntry>,
  from: ScoredEntry,
  entry: LoadedEntry | undefined,
): void {
  if (!entry) return;
  const known = scored.get(entry.id);
  if (!known) scored.set(entry.id, { entry, score: IMPLIED * from.score, findings: from.findings });
  else if (known.score < IMPLIED) known.score = Math.max(known.score, IMPLIED * from.score);
}

/* From so many entries called by their usual names on, a page says plainly what it has. */
const PLAIN_PAGE = 3;

const isNamed = ({ findings }: ScoredEntry): boolean =>
  findings.some(({ strength, told }) => strength !== 'hint' && !told);

/** How many entries does the page call by their usual names? */
export const countNamed = (scored: ReadonlyMap<string, ScoredEntry>): number =>
  [...scored.values()].filter((one) => one.score >= THRESHOLDS.high && isNamed(one)).length;

const isTaught = ({ findings }: ScoredEntry): boolean => findings.some(({ taught }) => taught);

const isLearned = ({ findings }: ScoredEntry): boolean => findings.some(({ chance }) => chance !== undefined);

/** What is doubtful by itself is wrong more often on a page that calls other things by their names. Changes `scored` in place. */
export function dropDoubtful(scored: Map<string, ScoredEntry>): void {
  const named = countNamed(scored);
  if (named === 0) return;
  for (const one of [...scored.values()]) {
    const least = named >= PLAIN_PAGE && !isNamed(one) ? DOUBTFUL : LEAST_BESIDE_NAMED;
    if (one.score < least && !isTaught(one)) scored.delete(one.entry.id);
  }
}

/**
 * A mechanic of low confidence is worth showing only when the text names no stronger one; beside a certain one it is
 * nearly always a side remark ("daily races" in a golf game), unless an analyst taught its words. Changes `scored` in place.
 */
export function dropSideRemarks(scored: Map<string, ScoredEntry>): void {
  const mechanics = [...scored.values()].filter(({ entry }) => entry.kind === 'mechanic' && !entry.addition);
  if (!mechanics.some(({ score }) => score >= SETTLED)) return;
  for (const one of mechanics) if (one.score < DOUBTFUL && !isTaught(one)) scored.delete(one.entry.id);
}
