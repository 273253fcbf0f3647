import { allEntries, cueList, type LoadedEntry } from '../../taxonomy/taxonomy.js';
import { SHIPPED, type Vocabulary } from '../../taxonomy/vocabulary.js';
import { CueMatcher, type CueHit } from './matcher.js';
import { assignParts } from './parts.js';
import { LikelyDenials } from './denial/likely-denials.js';
import type { CueStrength, Finding } from './scoring.js';
import { splitSentences, type Place, type Sentence } from './sentences.js';
import { Surroundings } from './surroundings.js';
import { isStatement } from './statement.js';
import { readWords, type Word } from './words.js';

interface Cue {
  entry: LoadedEntry;
  strength: CueStrength | 'not' | 'requires';
  notation: string;
  /** A paraphrase; it is vetoed by other paraphrases too. */
  told: boolean;
  /** Taught by an analyst. */
  taught?: boolean;
}

const STRENGTHS = ['certain', 'sure', 'likely', 'hint', 'title', 'not', 'requires'] as const;

interface Compiled {
  /** Those that count in titles only come last. */
  cues: Cue[];
  firstOfTitles: number;
  matcher: CueMatcher;
  titleMatcher: CueMatcher;
}

const compiled = new WeakMap<Vocabulary, Compiled>();

/** Compiles the taxonomy's cues once, at first use: it takes a moment and not every process analyses. */
function compile(vocabulary: Vocabulary): Compiled {
  const known = compiled.get(vocabulary);
  if (known) return known;
  const muted = new Set(vocabulary.muted.map(({ entryId, cue }) => `${entryId} ${cue}`));
  const cues = [...allEntries, ...vocabulary.entries].flatMap((entry) => [
    ...listCues(entry),
    ...vocabulary.added
      .filter(({ entryId }) => entryId === entry.id)
      .map(({ cue }): Cue => ({ entry, strength: 'certain', notation: cue, told: false, taught: true })),
  ]);
  const heard = cues.filter(
    ({ entry, strength, notation }) =>
      strength === 'not' || strength === 'requires' || !muted.has(`${entry.id} ${notation}`),
  );
  const [everywhere, inTitles] = [false, true].map((inTitle) =>
    heard.filter(({ strength }) => (strength === 'title') === inTitle),
  ) as [Cue[], Cue[]];
  const made = {
    cues: [...everywhere, ...inTitles],
    firstOfTitles: everywhere.length,
    matcher: new CueMatcher(everywhere.map(({ notation }) => notation)),
    titleMatcher: new CueMatcher(inTitles.map(({ notation }) => notation)),
  };
  compiled.set(vocabulary, made);
  return made;
}

function listCues(entry: LoadedEntry): Cue[] {
  const cues: Cue[] = [];
  for (const strength of STRENGTHS) {
    const told = strength === 'title' || strength === 'requires' ? undefined : entry.paraphrases?.[strength];
    cues.push(
      ...cueList(entry[strength]).map((notation) => ({ entry, strength, notation, told: false })),
      ...cueList(told).map((notation) => ({ entry, strength, notation, told: true })),
    );
  }
  return cues;
}

/** Title and description as sentences with their part; the title, when there is one, comes first with order -1. */
export function findPlaces(title: string, description: string): Place[] {
  const places: Place[] = [];
  const trimmed = title.trim();
  if (trimmed) {
    const start = title.indexOf(trimmed);
    const sentence: Sentence = {
      start,
      end: start + trimmed.length,
      words: readWords(title),
      part: 'title',
      order: -1,
      opensLine: true,
      opensBlock: true,
    };
    places.push({ text: title, sentence });
  }
  for (const sentence of assignParts(description, splitSentences(description))) {
    places.push({ text: description, sentence });
  }
  return places;
}

/** What a text says, by taxonomy entry. */
export interface Reading {
  /** Entries whose required context is missing are left out. */
  findings: Map<LoadedEntry, Finding[]>;
  /** Entries that the text names only to say that it does not have them. */
  denied: Set<LoadedEntry>;
  /** Entries of which it denies at least something that sounds like them. */
  doubted: Set<LoadedEntry>;
  /** Entries that a sentence only seems to speak of: "id order". */
  vetoed: Set<string>;
  /** Entries whose required context is there. */
  contextMet: Set<LoadedEntry>;
  denials: LikelyDenials;
}

/** Everything the text says that counts. */
export function collectFindings(places: readonly Place[], vocabulary: Vocabulary = SHIPPED): Reading {
  const rules = compile(vocabulary);
  const reading: Reading = {
    findings: new Map(),
    denied: new Set(),
    doubted: new Set(),
    vetoed: new Set(),
    contextMet: new Set(),
    denials: new LikelyDenials(places),
  };
  const name = titlePairs(places);
  const bare = isBare(places);
  const read = places
    .filter(({ sentence }) => sentence.part !== 'elsewhere')
    .map((place) => ({ place, hits: findHits(place, rules, bare) }));
  const surround = { cues: rules.cues, name, told: listTold(read, rules), bare };
  for (const { place, hits } of read) if (hits.length > 0) readPlace(place, hits, surround, reading);
  const { findings, contextMet } = reading;
  for (const entry of findings.keys()) if (entry.requires && !contextMet.has(entry)) findings.delete(entry);
  return reading;
}

function findHits(
  { sentence: { part, words } }: Place,
  { matcher, titleMatcher, firstOfTitles }: Compiled,
  bare: boolean,
): CueHit[] {
  const hits = matcher.find(words);
  if (part !== 'title' && !bare) return hits;
  return [...hits, ...titleMatcher.find(words).map((hit) => ({ ...hit, cue: firstOfTitles + hit.cue }))];
}

/** Entries that some cue tells; hints of all others support nothing, and most hits are such hints. */
function listTold(
  read: readonly { hits: readonly CueHit[] }[],
  { cues }: Compiled,
): ReadonlySet<LoadedEntry> {
  const told = new Set<LoadedEntry>();
  for (const { hits } of read)
    for (const hit of hits) {
      const { entry, strength } = cues[hit.cue] as Cue;
      if (strength !== 'hint' && strength !== 'not' && strength !== 'requires') told.add(entry);
    }
  return told;
}

/** What all places of a text have in common. */
interface Surround {
  cues: readonly Cue[];
  name: TitlePairs;
  told: ReadonlySet<LoadedEntry>;
  bare: boolean;
}

/** A description of fewer words only names what there is: "Poker, blackjack and slots." */
const FEWEST_WORDS = 8;
/** There a name counts for more than among sentences. */
const IN_BARE_TEXT: Partial<Record<Cue['strength'], CueStrength>> = {
  sure: 'certain',
  likely: 'sure',
  title: 'sure',
};

const isBare = (places: readonly Place[]): boolean =>
  places.reduce((sum, { sentence }) => sum + (sentence.part === 'title' ? 0 : sentence.words.length), 0) <
  FEWEST_WORDS;

function readPlace(
  place: Place,
  hits: readonly CueHit[],
  { cues, name, told: toldEntries, bare }: Surround,
  { findings, denied, doubted, vetoed, contextMet, denials }: Reading,
): void {
  const { part, order } = place.sentence;
  const vetoes = hits.filter((hit) => cues[hit.cue]?.strength === 'not');
  for (const { cue } of vetoes) {
    const { entry } = cues[cue] as Cue;
    if (entry.ignoresNegation) vetoed.add(`${entry.id} ${order}`);
  }
  const isVetoed = (entry: LoadedEntry, hit: CueHit): boolean =>
    vetoes.some((veto) => {
      const cue = cues[veto.cue] as Cue;
      if (cue.entry !== entry || (cue.told && !cues[hit.cue]?.told)) return false;
      return veto.from < hit.to && hit.from < veto.to;
    });
  const surroundings = new Surroundings(place);
  const deniedHere = new Set<LoadedEntry>();
  const found: { entry: LoadedEntry; finding: Finding }[] = [];
  for (const hit of hits) {
    const { entry, strength: written, notation, told, taught } = cues[hit.cue] as Cue;
    const strength = bare && part !== 'title' ? (IN_BARE_TEXT[written] ?? written) : written;
    if (strength === 'requires') contextMet.add(entry);
    if (strength === 'not' || strength === 'requires') continue;
    if (part === 'terms' && !entry.readsTerms) continue;
    if (isVetoed(entry, hit)) {
      vetoed.add(`${entry.id} ${order}`);
      continue;
    }
    const undeniable = ignoresNegation(entry, place, hit);
    const isRuledOut = surroundings.isAnsweredNo() || (!undeniable && surroundings.isDenied(hit, notation));
    if (isRuledOut) doubted.add(entry);
    if (strength === 'hint' && !toldEntries.has(entry)) continue;
    if (entry.kind === 'meta' && !entry.titleTells && isGameName(place, hit, name)) continue;
    const factor = surroundings.findFactor(hit.from);
    if (factor === 0) continue;
    if (isRuledOut && (undeniable || surroundings.isPlainlyDenied(hit) || !denials.overrule(hit, order))) {
      if (strength === 'certain' || strength === 'sure') deniedHere.add(entry);
      continue;
    }
    const { cue, from, to, parts } = hit;
    const stated = factor === 1 && namesMechanic(cues[cue] as Cue) && isStatement(place.sentence, hit);
    found.push({
      entry,
      finding: { cue, from, to, parts, strength, notation, told, taught, undeniable, stated, order, factor },
    });
  }
  for (const entry of deniedHere) denied.add(entry);
  for (const { entry, finding } of found) {
    // What the sentence denies under one name it does not have under another: "forget skill trees and talent points".
    if (deniedHere.has(entry) && !finding.taught) continue;
    const list = findings.get(entry);
    if (list) list.push(finding);
    else findings.set(entry, [finding]);
  }
}

/** "No internet" says yes to offline play, "no offline mode" says no. */
const ignoresNegation = (
  { ignoresNegation: ignores = false, deniable = '' }: LoadedEntry,
  { sentence: { words } }: Place,
  { from, to }: CueHit,
): boolean => ignores && !words.slice(from, to).some(({ text }) => deniable.split(' ').includes(text));

/** The usual name of a mechanic, in a row. */
const namesMechanic = ({ entry, strength, told, notation }: Cue): boolean =>
  !told &&
  entry.kind === 'mechanic' &&
  (strength === 'certain' || strength === 'sure') &&
  !notation.includes('&');

/** Words of the title, each with the words that follow it there. */
type TitlePairs = ReadonlyMap<string, readonly string[]>;

/** Pairs of neighboring words of the title, to know the game's name again in the description. */
function titlePairs(places: readonly Place[]): TitlePairs {
  const first = places[0]?.sentence;
  const words = first?.part === 'title' ? first.words : [];
  const pairs = new Map<string, string[]>();
  words.slice(1).forEach(({ text }, at) => {
    const before = (words[at] as Word).text;
    pairs.set(before, [...(pairs.get(before) ?? []), text]);
  });
  return pairs;
}

/** A name such as "Duel of Clans" inside its own description says nothing about clans. */
function isGameName({ sentence: { part, words } }: Place, hit: CueHit, name: TitlePairs): boolean {
  if (name.size === 0 || part === 'title') return false;
  const last = Math.min(hit.to, words.length - 1);
  for (let at = Math.max(1, hit.from); at <= last; at++) {
    if (name.get((words[at - 1] as Word).text)?.includes((words[at] as Word).text)) return true;
  }
  return false;
}
