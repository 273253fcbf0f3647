import { findEntry, type LoadedEntry } from '../../taxonomy/taxonomy.js';
import type { Vocabulary } from '../../taxonomy/vocabulary.js';
import { PassageClassifier } from './classifier/classifier.js';
import weights from './classifier/weights.json' with { type: 'json' };
import { findStanding, isHitDenied, type Place, type Reading } from './findings.js';
import type { Span } from './matcher.js';
import type { Finding } from './scoring.js';

/** Smaller chances change nothing, not even together with a cue. */
const LEAST_CHANCE = 0.3;
/** Words that were learned prove a little less than a usual name. */
const LEARNED = 0.96;
/**
 * The more a page calls by its usual name, the less it has that it does not: added to the logit of every chance, by how
 * many entries are called by name. A page that names more is not read in this way.
 */
const SHIFTS = [1.2, 0.5, -0.4];
/** A sentence of fewer words is a heading or an exclamation. */
const SHORTEST = 3;
/** A line of fewer words is no description: what it says is known by name or not at all. */
const SHORTEST_TEXT = 12;
/** Two sentences that are longer together are not read as one passage. */
const LONGEST_PAIR = 45;
/** Findings of the classifier bear numbers that no cue has. */
const FIRST_NUMBER = 1_000_000;

let classifier: PassageClassifier | undefined;

/** Adds what passages of one and two sentences speak of by the words they use, whatever they call it. */
export function addLikelyFindings(
  places: readonly Place[],
  reading: Reading,
  named: number,
  { muted }: Vocabulary,
): void {
  const shift = SHIFTS[named];
  if (shift === undefined) return;
  const reader = (classifier ??= new PassageClassifier(weights));
  const body = places
    .filter(
      ({ sentence: { part, words } }) => (part === 'body' || part === 'review') && words.length >= SHORTEST,
    )
    .map((place) => ({ place, labelSums: reader.sumLabels(place.sentence.words) }));
  if (body.reduce((sum, { place }) => sum + place.sentence.words.length, 0) < SHORTEST_TEXT) return;
  const best = new Map<number, { place: Place; chance: number }>();
  const keep = (passage: typeof body): void => {
    const sentences = passage.map(({ labelSums }) => labelSums);
    for (const { label, chance } of reader.classify(sentences, LEAST_CHANCE, shift)) {
      if ((best.get(label)?.chance ?? 0) >= chance) continue;
      const [first, second] = passage;
      const tells = second && second.labelSums.sums[label]! > first!.labelSums.sums[label]! ? second : first!;
      best.set(label, { place: tells.place, chance });
    }
  };
  body.forEach((one, at) => {
    keep([one]);
    const next = body[at + 1];
    if (next && one.place.sentence.words.length + next.place.sentence.words.length <= LONGEST_PAIR)
      keep([one, next]);
  });
  for (const [label, { place, chance }] of best) {
    const entry = findEntry(reader.getId(label));
    const parts = reader.findParts(place.sentence.words, label);
    // Who mutes a word of an entry does not want to find it by the words around it.
    if (!entry || muted.some(({ entryId }) => entryId === entry.id)) continue;
    if (parts.length > 0) addFinding(entry, place, { chance, parts }, reading);
  }
}

function addFinding(
  entry: LoadedEntry,
  place: Place,
  { chance, parts }: { chance: number; parts: Span[] },
  reading: Reading,
): void {
  const from = parts[0]!.from;
  const to = parts.at(-1)!.to;
  const standing = findStanding(place, from);
  if (standing.factor === 0 || (entry.requires && !reading.contextMet.has(entry))) return;
  const hit = { cue: FIRST_NUMBER, from, to, parts };
  if (!entry.ignoresNegation && (standing.denied || isHitDenied(place, hit))) return;
  const finding: Finding = {
    ...hit,
    strength: 'likely',
    told: true,
    order: place.sentence.order,
    factor: standing.factor,
    chance: chance * LEARNED,
  };
  const known = reading.findings.get(entry);
  if (known) known.push(finding);
  else reading.findings.set(entry, [finding]);
}
