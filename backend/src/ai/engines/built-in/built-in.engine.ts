import type { AnalysisEngine, AnalysisInput, AnalysisItem, AnalysisResult } from '../../ai.types.js';
import {
  cueList,
  findEntry,
  TAXONOMY_VERSION,
  taxonomyEntries,
  type LoadedEntry,
} from '../../taxonomy/taxonomy.js';
import { contextFactor, isCredit, isDenied } from './context.js';
import { detectLanguage } from './language.js';
import { CueMatcher, type CueHit } from './matcher.js';
import { assignParts } from './parts.js';
import {
  chanceOf,
  confidenceOf,
  dropSideRemarks,
  relate,
  type CueStrength,
  type Finding,
  type ScoredEntry,
} from './scoring.js';
import { splitSentences, type Sentence } from './sentences.js';
import { readWords } from './words.js';

/** Store descriptions end at 4,000 characters; what comes after this is not read (and said so in the notes). */
export const LONGEST_TEXT = 20_000;
const LONGEST_TITLE = 300;
const LONGEST_EVIDENCE = 320;
export const BUILT_IN_VERSION = '1.0.0';

interface Cue {
  entry: LoadedEntry;
  strength: CueStrength | 'not' | 'requires';
}

const cues: Cue[] = [];
const notations: string[] = [];
for (const entry of taxonomyEntries) {
  for (const strength of ['certain', 'sure', 'likely', 'hint', 'title', 'not', 'requires'] as const) {
    for (const notation of cueList(entry[strength])) {
      cues.push({ entry, strength });
      notations.push(notation);
    }
  }
}
const matcher = new CueMatcher(notations);

interface Place {
  text: string;
  sentence: Sentence;
}

/** Analyses one store text. Pure: the same input always gives the same answer. Never throws. */
export function analyseText(input: AnalysisInput): AnalysisResult {
  const description = input.description.slice(0, LONGEST_TEXT);
  const title = input.title.slice(0, LONGEST_TITLE);
  const answer = emptyAnswer();
  if (!/\p{L}/u.test(description))
    return refuse(answer, 'no_description', 'There is no description to analyse.');
  const language = detectLanguage(description);
  answer.language = language.code;
  if (language.code !== 'en' && language.code !== 'und') {
    return refuse(
      answer,
      'language_not_supported',
      `The description is written in ${languageName(language.code)}; the built-in engine reads English only.`,
    );
  }
  if (input.description.length > LONGEST_TEXT)
    answer.notes.push(`Only the first ${LONGEST_TEXT} characters were read.`);

  const places = placesOf(title, description);
  const scored = scoreAll(places, (input.genre ?? '').toLowerCase());
  dropSideRemarks(scored);
  for (const item of [...scored.values()].sort(
    (a, b) => b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1),
  )) {
    const confidence = confidenceOf(item.score);
    if (!confidence) continue;
    const list = item.entry.kind === 'mechanic' ? answer.mechanics : answer.metaElements;
    list.push(toItem(item, confidence, places));
  }
  return answer;
}

/** The analysis engine that needs no network: reads the text with the bundled taxonomy. */
export class BuiltInEngine implements AnalysisEngine {
  readonly id = 'built-in';
  readonly version = BUILT_IN_VERSION;

  async analyse(input: AnalysisInput): Promise<AnalysisResult> {
    return analyseText(input);
  }
}

function emptyAnswer(): AnalysisResult {
  return {
    mechanics: [],
    metaElements: [],
    language: 'und',
    engine: 'built-in',
    engineVersion: BUILT_IN_VERSION,
    taxonomyVersion: TAXONOMY_VERSION,
    notes: [],
  };
}

function refuse(
  answer: AnalysisResult,
  code: 'no_description' | 'language_not_supported',
  message: string,
): AnalysisResult {
  return { ...answer, refusal: { code, message } };
}

function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

function placesOf(title: string, description: string): Place[] {
  const places: Place[] = [];
  if (title.trim()) {
    const words = readWords(title);
    const trimmed = title.trim();
    const start = title.indexOf(trimmed);
    const sentence: Sentence = {
      start,
      end: start + trimmed.length,
      words,
      part: 'title',
      order: -1,
      opensLine: true,
      opensBlock: true,
    };
    places.push({ text: title, sentence });
  }
  for (const sentence of assignParts(description, splitSentences(description)))
    places.push({ text: description, sentence });
  return places;
}

function scoreAll(places: readonly Place[], genre: string): Map<string, ScoredEntry> {
  const findings = new Map<LoadedEntry, Finding[]>();
  const met = new Set<LoadedEntry>();
  const name = titlePairs(places);
  for (const place of places) {
    if (place.sentence.part !== 'elsewhere') collectFindings(place, findings, met, name);
  }
  const scored = new Map<string, ScoredEntry>();
  for (const [entry, list] of findings) {
    if (entry.requires && !met.has(entry)) continue;
    const agrees = (entry.genres ?? []).some((name) => genre.includes(name));
    scored.set(entry.id, { entry, findings: list, score: chanceOf(entry, list, agrees) });
  }
  relate(scored, findEntry);
  return scored;
}

/** Pairs of neighbouring words of the title, to know the game's name again in the description. */
function titlePairs(places: readonly Place[]): ReadonlySet<string> {
  const words = places[0]?.sentence.part === 'title' ? places[0].sentence.words : [];
  return new Set(words.slice(1).map((word, at) => `${words[at]?.text} ${word.text}`));
}

/** "Clash of Clans" inside its own description names the game and says nothing about clans. */
function isGameName({ sentence }: Place, hit: CueHit, name: ReadonlySet<string>): boolean {
  if (name.size === 0 || sentence.part === 'title') return false;
  for (let at = Math.max(1, hit.from); at <= Math.min(hit.to, sentence.words.length - 1); at++) {
    if (name.has(`${sentence.words[at - 1]?.text} ${sentence.words[at]?.text}`)) return true;
  }
  return false;
}

function collectFindings(
  place: Place,
  findings: Map<LoadedEntry, Finding[]>,
  met: Set<LoadedEntry>,
  name: ReadonlySet<string>,
): void {
  const { sentence } = place;
  const hits = matcher.find(sentence.words);
  const vetoes = hits.filter((hit) => (cues[hit.cue] as Cue).strength === 'not');
  for (const hit of hits) {
    const { entry, strength } = cues[hit.cue] as Cue;
    if (strength === 'requires') met.add(entry);
    if (strength === 'not' || strength === 'requires' || (strength === 'title' && sentence.part !== 'title')) continue;
    if (sentence.part === 'terms' && !entry.readsTerms) continue;
    if (vetoes.some((veto) => (cues[veto.cue] as Cue).entry === entry && veto.from < hit.to && hit.from < veto.to)) continue;
    if (entry.kind === 'meta' && !entry.titleTells && isGameName(place, hit, name)) continue;
    const factor = factorOf(place, hit, entry);
    if (factor === 0) continue;
    const list = findings.get(entry) ?? [];
    list.push({ cue: hit.cue, strength, order: sentence.order, from: hit.from, to: hit.to, factor });
    findings.set(entry, list);
  }
}

function factorOf({ text, sentence }: Place, hit: CueHit, entry: LoadedEntry): number {
  if (!entry.ignoresNegation && isDenied(text, sentence.words, hit.from)) return 0;
  if (isCredit(text, sentence.words, hit.from)) return 0;
  return contextFactor(text, sentence, hit.from);
}

function toItem(
  item: ScoredEntry,
  confidence: AnalysisItem['confidence'],
  places: readonly Place[],
): AnalysisItem {
  return {
    id: item.entry.id,
    name: item.entry.name,
    description: item.entry.definition,
    confidence,
    evidence: [evidenceOf(item, places)],
    score: Math.round(item.score * 1000) / 1000,
  };
}

const RANK: Record<CueStrength, number> = { certain: 4, sure: 3, likely: 2, title: 1, hint: 0 };

/** The sentence with the strongest cue, the description before the title, verbatim; very long ones cut around the cue. */
function evidenceOf(item: ScoredEntry, places: readonly Place[]): string {
  const best = [...item.findings].sort(
    (a, b) =>
      Number(a.order < 0) - Number(b.order < 0) ||
      RANK[b.strength] * b.factor - RANK[a.strength] * a.factor ||
      a.order - b.order,
  )[0] as Finding;
  const { text, sentence } = places.find((place) => place.sentence.order === best.order) as Place;
  if (sentence.end - sentence.start <= LONGEST_EVIDENCE) return text.slice(sentence.start, sentence.end);
  const first = sentence.words[Math.max(0, best.from - 12)] ?? sentence.words[0];
  const last = sentence.words[Math.min(sentence.words.length - 1, best.to + 15)];
  return text.slice(
    first?.start ?? sentence.start,
    Math.min(last?.end ?? sentence.end, (first?.start ?? 0) + LONGEST_EVIDENCE),
  );
}
