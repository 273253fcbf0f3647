import type {
  AnalysisContext,
  AnalysisEngine,
  AnalysisInput,
  AnalysisItem,
  AnalysisResult,
} from '../../ai.types.js';
import { findEntry, type LoadedEntry, TAXONOMY_VERSION } from '../../taxonomy/taxonomy.js';
import { SHIPPED, type Vocabulary } from '../../taxonomy/vocabulary.js';
import { pickEvidence } from './evidence.js';
import { collectFindings, findPlaces, type Reading } from './findings.js';
import { CueMatcher } from './matcher.js';
import type { Place } from './sentences.js';
import { readWords } from './words.js';
import { addLikelyFindings, MOST_NAMED, readLikelihoods } from './likely-findings.js';
import { detectLanguage, UNKNOWN_LANGUAGE } from './language.js';
import { readOtherLanguage } from './other-languages.js';
import {
  doubtDenied,
  dropDoubtful,
  countNamed,
  dropSideRemarks,
  estimateChance,
  isToldAside,
  relate,
  toConfidence,
  weighByWords,
  type Finding,
  type ScoredEntry,
} from './scoring.js';
import { truncate } from '../../../common/text/truncate.js';

export { isKnownStem } from './likely-findings.js';

/** Raise it with every change of the rules: stored analyses name the version they were made with. */
export const BUILT_IN_VERSION = '2.18.1';
/** Store descriptions end at 4,000 characters; what comes after this is not read (and the notes say so). */
export const LONGEST_TEXT = 20_000;
const LONGEST_TITLE = 300;

/**
 * Analyses one store text with the bundled taxonomy. Pure and deterministic: the same input always gives the same
 * answer; what the text says is data and nothing in it is obeyed. Items come best first. Never throws.
 */
export function analyzeText(input: AnalysisInput, vocabulary: Vocabulary = SHIPPED): AnalysisResult {
  const description = truncate(input.description, LONGEST_TEXT);
  const title = truncate(input.title, LONGEST_TITLE);
  if (!/\p{L}/u.test(description)) {
    return answer('und', {
      refusal: { code: 'no_description', message: 'There is no description to analyze.' },
    });
  }
  const { code } = detectLanguage(description);
  if (code !== 'en' && code !== 'und') return analyzeOtherLanguage(code, description);

  const places = findPlaces(title, description);
  const scored = scoreEntries(places, (input.genre ?? '').toLowerCase(), vocabulary);
  const surest = scored.find(({ entry }) => entry.kind === 'mechanic' && !entry.addition);
  const items = scored.flatMap((one) => toItem(one, places, one === surest));
  return answer(code, {
    mechanics: items
      .filter(({ entry }) => !entry.addition && entry.kind === 'mechanic')
      .map(({ item }) => item),
    metaElements: items
      .filter(({ entry }) => !entry.addition && entry.kind === 'meta')
      .map(({ item }) => item),
    details: items.flatMap(({ entry, item }) =>
      entry.addition
        ? [{ ...item, kind: entry.kind, within: entry.addition.within, source: 'text' as const }]
        : [],
    ),
    notes:
      input.description.length > LONGEST_TEXT ? [`Only the first ${LONGEST_TEXT} characters were read.`] : [],
  });
}

/** Whether a cue finds the sentence that it was taken from. */
export const findsCue = (cue: string, sentence: string): boolean =>
  new CueMatcher([cue]).find(readWords(sentence)).length > 0;

/** The engine that needs no network and no key. */
export class BuiltInEngine implements AnalysisEngine {
  readonly id = 'built-in';
  readonly version = BUILT_IN_VERSION;
  readonly label = 'Built-in';
  readonly model = null;
  readonly promptVersion = null;
  readonly external = false;

  async analyze(input: AnalysisInput, { vocabulary }: AnalysisContext = {}): Promise<AnalysisResult> {
    return analyzeText(input, vocabulary);
  }
}

function answer(language: string, part: Partial<AnalysisResult>): AnalysisResult {
  return {
    mechanics: [],
    metaElements: [],
    language,
    engine: 'built-in',
    engineVersion: BUILT_IN_VERSION,
    taxonomyVersion: TAXONOMY_VERSION,
    notes: [],
    ...part,
  };
}

function analyzeOtherLanguage(code: string, description: string): AnalysisResult {
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
  const metaElements = readOtherLanguage(code, description) ?? [];
  if (metaElements.length > 0)
    return answer(code, {
      metaElements,
      notes: [`In ${name} the built-in engine reads the most frequent meta elements only, no mechanics.`],
    });
  const message =
    code === UNKNOWN_LANGUAGE
      ? 'The description is written in a language that the built-in engine does not know.'
      : `The description is written in ${name}, which the built-in engine cannot read.`;
  return answer(code, { refusal: { code: 'language_not_supported', message } });
}

/** What has a smaller chance is not shown, whatever else the text says. */
const LEAST_CHANCE = 0.45;

/** All entries the text speaks of, best first, ties by id. */
function scoreEntries(places: readonly Place[], genre: string, vocabulary: Vocabulary): ScoredEntry[] {
  const reading = collectFindings(places, vocabulary);
  let scored = scoreFindings(reading, genre);
  const named = countNamed(scored);
  if (named <= MOST_NAMED) {
    const likelihoods = readLikelihoods(places);
    addLikelyFindings(likelihoods, reading, named, vocabulary);
    scored = scoreFindings(reading, genre);
    weighByWords(scored, likelihoods);
  }
  relate(scored, findEntry);
  dropSideRemarks(scored);
  dropDoubtful(scored);
  return [...scored.values()].sort((a, b) => b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1));
}

function scoreFindings(
  { findings: found, denied, denials }: Reading,
  genre: string,
): Map<string, ScoredEntry> {
  const scored = new Map<string, ScoredEntry>();
  for (const [entry, all] of found) {
    const genreAgrees = (entry.genres ?? []).some((name) => genre.includes(name));
    let findings = all;
    let chance = estimateChance(entry, all, genreAgrees);
    // Asked late, as most findings are never shown.
    if (chance >= LEAST_CHANCE) {
      findings = denials.weigh(all);
      if (findings !== all) chance = estimateChance(entry, findings, genreAgrees);
    }
    scored.set(entry.id, { entry, findings, score: denied.has(entry) ? doubtDenied(chance) : chance });
  }
  return scored;
}

function toItem(
  scored: ScoredEntry,
  places: readonly Place[],
  isSurest: boolean,
): { entry: LoadedEntry; item: AnalysisItem }[] {
  const { entry, findings, score } = scored;
  const confidence = toConfidence(score, { isSurest, isAside: isToldAside(scored) });
  if (!confidence) return [];
  const { quote, proof } = pickEvidence(findings, places);
  const item: AnalysisItem = {
    id: entry.id,
    name: entry.name,
    description: entry.definition,
    confidence,
    evidence: [quote],
    proof,
    cues: listCues(findings),
    score: Math.round(score * 1000) / 1000,
  };
  return [{ entry, item }];
}

const MOST_CUES = 6;

/** What found an item; hints alone find nothing. */
function listCues(findings: readonly Finding[]): string[] {
  const cues = new Set<string>();
  for (const { strength, notation } of findings) {
    if (cues.size === MOST_CUES) break;
    if (strength !== 'hint' && notation) cues.add(notation);
  }
  return [...cues];
}
