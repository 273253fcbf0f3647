import { cueList, taxonomyEntries, type LoadedEntry } from '../../taxonomy/taxonomy.js';
import { contextFactor, isCredit, isDenied } from './context.js';
import { CueMatcher, type CueHit } from './matcher.js';
import { assignParts } from './parts.js';
import type { CueStrength, Finding } from './scoring.js';
import { splitSentences, type Sentence } from './sentences.js';
import { readWords } from './words.js';

/** A sentence and the text (title or description) its offsets point into. */
export interface Place {
  text: string;
  sentence: Sentence;
}

interface Cue {
  entry: LoadedEntry;
  strength: CueStrength | 'not' | 'requires';
}

const STRENGTHS = ['certain', 'sure', 'likely', 'hint', 'title', 'not', 'requires'] as const;

let compiled: { cues: Cue[]; matcher: CueMatcher } | undefined;

/** Compiles the taxonomy's cues once, at first use: it takes a moment and not every process analyses. */
function compile(): { cues: Cue[]; matcher: CueMatcher } {
  if (compiled) return compiled;
  const cues: Cue[] = [];
  const notations: string[] = [];
  for (const entry of taxonomyEntries) {
    for (const strength of STRENGTHS) {
      for (const notation of cueList(entry[strength])) {
        cues.push({ entry, strength });
        notations.push(notation);
      }
    }
  }
  compiled = { cues, matcher: new CueMatcher(notations) };
  return compiled;
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

/** Everything the text says that counts, by taxonomy entry. Entries whose required context is missing are left out. */
export function collectFindings(places: readonly Place[]): Map<LoadedEntry, Finding[]> {
  const findings = new Map<LoadedEntry, Finding[]>();
  const contextMet = new Set<LoadedEntry>();
  const name = titlePairs(places);
  for (const place of places) {
    if (place.sentence.part !== 'elsewhere') readPlace(place, name, findings, contextMet);
  }
  for (const entry of findings.keys()) if (entry.requires && !contextMet.has(entry)) findings.delete(entry);
  return findings;
}

function readPlace(
  place: Place,
  name: ReadonlySet<string>,
  findings: Map<LoadedEntry, Finding[]>,
  contextMet: Set<LoadedEntry>,
): void {
  const { cues, matcher } = compile();
  const { part, order, words } = place.sentence;
  const hits = matcher.find(words);
  const vetoes = hits.filter((hit) => cues[hit.cue]?.strength === 'not');
  const factors = new Map<number, { denied: boolean; factor: number }>();
  for (const hit of hits) {
    const { entry, strength } = cues[hit.cue] as Cue;
    if (strength === 'requires') contextMet.add(entry);
    if (strength === 'not' || strength === 'requires' || (strength === 'title' && part !== 'title')) continue;
    if (part === 'terms' && !entry.readsTerms) continue;
    if (vetoes.some((veto) => veto.from < hit.to && hit.from < veto.to && cues[veto.cue]?.entry === entry))
      continue;
    if (entry.kind === 'meta' && !entry.titleTells && isGameName(place, hit, name)) continue;
    let standing = factors.get(hit.from);
    if (!standing) factors.set(hit.from, (standing = findStanding(place, hit.from)));
    if (standing.factor === 0 || (standing.denied && !entry.ignoresNegation)) continue;
    const list = findings.get(entry) ?? [];
    list.push({ cue: hit.cue, strength, order, from: hit.from, to: hit.to, factor: standing.factor });
    findings.set(entry, list);
  }
}

/** What the surroundings make of the word at `at`. */
function findStanding({ text, sentence }: Place, at: number): { denied: boolean; factor: number } {
  return {
    denied: isDenied(text, sentence.words, at),
    factor: isCredit(text, sentence.words, at) ? 0 : contextFactor(text, sentence, at),
  };
}

/** Pairs of neighbouring words of the title, to know the game's name again in the description. */
function titlePairs(places: readonly Place[]): ReadonlySet<string> {
  const first = places[0]?.sentence;
  const words = first?.part === 'title' ? first.words : [];
  return new Set(words.slice(1).map((word, at) => `${words[at]?.text} ${word.text}`));
}

/** A name such as "Duel of Clans" inside its own description says nothing about clans. */
function isGameName({ sentence }: Place, hit: CueHit, name: ReadonlySet<string>): boolean {
  if (name.size === 0 || sentence.part === 'title') return false;
  const last = Math.min(hit.to, sentence.words.length - 1);
  for (let at = Math.max(1, hit.from); at <= last; at++) {
    if (name.has(`${sentence.words[at - 1]?.text} ${sentence.words[at]?.text}`)) return true;
  }
  return false;
}
