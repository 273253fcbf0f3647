import { findEntry, type LoadedEntry } from '../../taxonomy/taxonomy.js';
import type { Vocabulary } from '../../taxonomy/vocabulary.js';
import { PassageClassifier } from './classifier/classifier.js';
import weights from './classifier/weights.json' with { type: 'json' };
import type { Reading } from './findings.js';
import type { Place } from './sentences.js';
import type { Span } from './matcher.js';
import type { Finding } from './scoring.js';
import { Surroundings } from './surroundings.js';

/** Smaller chances find nothing. */
const LEAST_CHANCE = 0.3;
/** Words that were learned prove a little less than a usual name. */
const LEARNED = 0.96;
/**
 * The more a page calls by its usual name, the less it has that it does not: added to the logit of every chance, by how
 * many entries are called by name.
 */
const SHIFTS = [0, -1, -1.6];
/** A page that names more is not read in this way. */
export const MOST_NAMED = SHIFTS.length - 1;
/** A sentence of fewer words is a heading or an exclamation. */
const SHORTEST = 3;
/** A line of fewer words is no description: what it says is known by name or not at all. */
const SHORTEST_TEXT = 12;
/** Two sentences that are longer together are not read as one passage. */
const LONGEST_PAIR = 45;
/** Findings of the classifier bear numbers that no cue has. */
const FIRST_NUMBER = 1_000_000;

let classifier: PassageClassifier | undefined;
const getClassifier = (): PassageClassifier => (classifier ??= new PassageClassifier(weights));

/** Whether store texts have a word, by those that the classifier learned from. */
export const isKnownStem = (stem: string): boolean => getClassifier().knows(stem);

/** The passage of a text that speaks most of an entry, by the words it uses. */
export interface Likelihood {
  label: number;
  /** Of the chance that it does. */
  logit: number;
  /** The sentence that tells most. */
  place: Place;
}

/** What passages of one and two sentences speak of, whatever they call it, by the ids of all entries; empty for a short text. */
export function readLikelihoods(places: readonly Place[]): Map<string, Likelihood> {
  const best = new Map<string, Likelihood>();
  const reader = getClassifier();
  const body = places
    .filter(
      ({ sentence: { part, words } }) => (part === 'body' || part === 'review') && words.length >= SHORTEST,
    )
    .map((place) => ({ place, labelSums: reader.sumLabels(place.sentence.words) }));
  if (body.reduce((sum, { place }) => sum + place.sentence.words.length, 0) < SHORTEST_TEXT) return best;
  const logits = new Float32Array(weights.labels.length).fill(-Infinity);
  const tellers: Place[] = [];
  const keep = (passage: typeof body): void => {
    const [first, second] = passage;
    reader.sumPassage(passage.map(({ labelSums }) => labelSums)).forEach((logit, label) => {
      if (logit <= (logits[label] as number)) return;
      logits[label] = logit;
      const tells = second && second.labelSums.sums[label]! > first!.labelSums.sums[label]! ? second : first!;
      tellers[label] = tells.place;
    });
  };
  body.forEach((one, at) => {
    keep([one]);
    const next = body[at + 1];
    if (next && one.place.sentence.words.length + next.place.sentence.words.length <= LONGEST_PAIR)
      keep([one, next]);
  });
  tellers.forEach((place, label) =>
    best.set(reader.getId(label), { label, logit: logits[label] as number, place }),
  );
  return best;
}

/** Adds what no cue has found but the words around make likely. */
export function addLikelyFindings(
  likelihoods: ReadonlyMap<string, Likelihood>,
  reading: Reading,
  named: number,
  { muted }: Vocabulary,
): void {
  const shift = SHIFTS[named] ?? 0;
  const leastLogit = Math.log(LEAST_CHANCE / (1 - LEAST_CHANCE)) - shift;
  for (const [id, likelihood] of likelihoods) {
    if (likelihood.logit < leastLogit) continue;
    const entry = findEntry(id);
    // Who mutes a word of an entry does not want to find it by the words around it.
    if (!entry || reading.doubted.has(entry) || muted.some(({ entryId }) => entryId === id)) continue;
    const known = reading.findings.get(entry) ?? [];
    if (known.some(({ strength }) => strength !== 'hint')) continue;
    const finding = findByWords(entry, { ...likelihood, logit: likelihood.logit + shift }, reading);
    if (finding) reading.findings.set(entry, [...known, finding]);
  }
}

function findByWords(
  entry: LoadedEntry,
  { label, logit, place }: Likelihood,
  reading: Reading,
): Finding | undefined {
  const parts = classifier?.findParts(place.sentence.words, label) ?? [];
  const from = parts[0]?.from ?? 0;
  const hit = { cue: FIRST_NUMBER, from, to: parts.at(-1)?.to ?? 0, parts };
  const surroundings = new Surroundings(place);
  const factor = surroundings.findFactor(from);
  const isMissing =
    factor === 0 ||
    reading.vetoed.has(`${entry.id} ${place.sentence.order}`) ||
    (entry.requires && !reading.contextMet.has(entry));
  if (parts.length === 0 || isMissing) return undefined;
  if (surroundings.isAnsweredNo()) return undefined;
  if (!entry.ignoresNegation && surroundings.isDenied({ ...hit, parts: toSingleWords(parts) }))
    return undefined;
  return {
    ...hit,
    strength: 'likely',
    told: true,
    undeniable: entry.ignoresNegation ?? false,
    order: place.sentence.order,
    factor,
    chance: LEARNED / (1 + Math.exp(-logit)),
  };
}

/** A denial may stand within the words that tell: "nothing happens while you are away". */
const toSingleWords = (parts: readonly Span[]): Span[] =>
  parts.flatMap(({ from, to }) =>
    Array.from({ length: to - from }, (_, at) => ({ from: from + at, to: from + at + 1 })),
  );
