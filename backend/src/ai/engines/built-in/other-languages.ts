import type { AnalysisItem } from '../../ai.types.js';
import { truncate } from '../../../common/text/truncate.js';
import { languageCues } from '../../taxonomy/languages/index.js';
import { type DenialReader, readCloseDenials, readSpacedDenials } from './denial/other-language-denials.js';
import { findEntry } from '../../taxonomy/taxonomy.js';

/** Its denial is what it says. */
const DENIALS_TOLD: ReadonlySet<string> = new Set(['ad-removal', 'offline-play']);
/** These languages write no spaces between words. */
const WITHOUT_SPACES: ReadonlySet<string> = new Set(['ja', 'ko', 'zh']);
const SENTENCE = /[^\n.!?。！？;；]+[.!?。！？;；]*/gu;
const BULLET = /^[\s\p{Pd}\p{So}\p{Sk}\p{Sm}•·●○◦∙*»›>#_|※◆■□★☆◇♦▶►)(\]["“”'‘【]+/u;
const LONGEST_EVIDENCE = 320;
/** One plain cue, read without its surroundings: likely, not certain. */
const SCORE = 0.83;

interface Reader {
  isDenied: DenialReader;
  entries: readonly { id: string; pattern: RegExp }[];
}

const readers = new Map<string, Reader>();

function getReader(code: string): Reader | undefined {
  const language = languageCues[code];
  if (!language) return undefined;
  let reader = readers.get(code);
  if (!reader) {
    const isClose = WITHOUT_SPACES.has(code);
    const [before, after] = isClose ? ['', ''] : ['(?<!\\p{L})', '\\p{L}*'];
    const isDenied = (isClose ? readCloseDenials : readSpacedDenials)(language.denials);
    const entries = Object.entries(language.cues).map(([id, cues]) => ({
      id,
      pattern: new RegExp(`${before}(${cues.split('|').map(escape).join('|')})${after}`, 'iu'),
    }));
    readers.set(code, (reader = { isDenied, entries }));
  }
  return reader;
}

const escape = (cue: string): string => cue.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The meta elements that a description in another language names, each with its sentence; undefined when none is known of that language. */
export function readOtherLanguage(code: string, description: string): AnalysisItem[] | undefined {
  const reader = getReader(code);
  if (!reader) return undefined;
  const found = new Map<string, AnalysisItem>();
  for (const [raw] of description.matchAll(SENTENCE)) {
    const sentence = truncate(raw.replace(BULLET, '').trim(), LONGEST_EVIDENCE).trim();
    const hits = reader.entries.flatMap(({ id, pattern }) => {
      const hit = pattern.exec(sentence);
      return hit ? { id, from: hit.index, cue: hit[1]?.length ?? 0, length: hit[0].length } : [];
    });
    for (const hit of hits) {
      const { id, from, length } = hit;
      // "Season" within "season pass" is the pass.
      if (found.has(id) || hits.some((other) => isWithin(hit, other))) continue;
      if (!DENIALS_TOLD.has(id) && reader.isDenied(sentence, from, from + length)) continue;
      const item = toItem(id, sentence, from, length);
      if (item) found.set(id, item);
    }
  }
  return [...found.values()];
}

interface Hit {
  from: number;
  cue: number;
}

const isWithin = (hit: Hit, other: Hit): boolean =>
  other.cue > hit.cue && other.from <= hit.from && hit.from + hit.cue <= other.from + other.cue;

function toItem(id: string, quote: string, from: number, length: number): AnalysisItem | undefined {
  const entry = findEntry(id);
  return (
    entry && {
      id,
      name: entry.name,
      description: entry.definition,
      confidence: 'medium',
      evidence: [quote],
      proof: [{ from, to: from + length }],
      score: SCORE,
    }
  );
}
