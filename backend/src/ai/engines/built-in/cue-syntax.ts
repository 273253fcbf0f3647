import { BIG_NUMBER_STEM, NUMBER_STEM, readWords, findStem } from './words.js';
import { wordSets } from '../../taxonomy/word-sets.js';

/**
 * The notation of cues, chosen so that a product person can read and extend the taxonomy.
 *
 *   match three            words in a row; endings do not matter (matches, matching)
 *   match-3                a hyphen is a space
 *   climb ~2 ladder        up to two other words may stand between
 *   collect/gather hero    either word; `real_time` is two words as one alternative
 *   @collect hero          any word of a named set (taxonomy/word-sets.ts)
 *   collect new? hero      the word before `?` may be missing
 *   =racing                this spelling only, endings matter
 *   swap & tile & row      all of these in one sentence, in any order, at most 18 words apart
 *   #                      any number, in figures or words
 *   ##                     a number of ten or more
 *   3                      this number, in figures or (up to twelve) as a word
 */
export interface CueStep {
  /** Stems (or `=`-prefixed spellings) that satisfy the step. */
  accepts: ReadonlySet<string>;
  optional: boolean;
  /** Most words that may stand between the previous step and this one. */
  gap: number;
}

export type CuePattern = readonly CueStep[];

const WIDEST_GAP = 8;

/** The ways to say each part of a cue; a cue without `&` has one part. */
export type CueParts = readonly (readonly CuePattern[])[];

/** Reads one cue; a part has several patterns when it uses alternatives of more than one word. Throws on bad notation. */
export const parseCue = (cue: string): CueParts => cue.split(' & ').map((part) => parsePart(part.trim()));

function parsePart(cue: string): CuePattern[] {
  let patterns: CueStep[][] = [[]];
  let gap = 0;
  for (const part of cue.trim().split(/[\s-]+/)) {
    if (part.startsWith('~')) {
      gap = Number(part.slice(1));
      if (!(gap >= 1 && gap <= WIDEST_GAP)) throw new Error(`Cue "${cue}": a gap is ~1 to ~${WIDEST_GAP}`);
      continue;
    }
    const optional = part.endsWith('?');
    const { single, phrases } = readAlternatives(optional ? part.slice(0, -1) : part, cue);
    const branches: CueStep[][] = phrases.map((phrase) =>
      phrase.map((accepts, at) => ({
        accepts: new Set([accepts]),
        optional: false,
        gap: at === 0 ? gap : 0,
      })),
    );
    if (single.size > 0) branches.push([{ accepts: single, optional, gap }]);
    else if (optional) branches.push([]);
    patterns = patterns.flatMap((pattern) => branches.map((branch) => [...pattern, ...branch]));
    gap = 0;
  }
  for (const pattern of patterns) {
    if (pattern.length === 0 || pattern[0]?.optional || pattern[0]?.gap || gap > 0)
      throw new Error(`Cue "${cue}" has no firm beginning or end`);
  }
  return patterns;
}

interface Alternatives {
  single: ReadonlySet<string>;
  phrases: readonly string[][];
}

/** The same alternatives stand in many cues; they are read once and shared. */
const known = new Map<string, Alternatives>();

function readAlternatives(part: string, cue: string): Alternatives {
  let read = known.get(part);
  if (!read) known.set(part, (read = parseAlternatives(part, cue)));
  return read;
}

function parseAlternatives(part: string, cue: string): Alternatives {
  const single = new Set<string>();
  const phrases: string[][] = [];
  for (const alternative of part.split('/')) {
    if (alternative.startsWith('@')) {
      const members = wordSets[alternative.slice(1)];
      if (!members) throw new Error(`Cue "${cue}": no word set ${alternative}`);
      for (const member of members) addAlternative(member, single, phrases);
    } else addAlternative(alternative, single, phrases);
  }
  if (single.size === 0 && phrases.length === 0) throw new Error(`Cue "${cue}": empty alternative`);
  return { single, phrases };
}

function addAlternative(alternative: string, single: Set<string>, phrases: string[][]): void {
  if (alternative.includes('_')) phrases.push(alternative.split('_').map(stepKey));
  else for (const key of listKeys(alternative)) single.add(key);
}

const NUMERALS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A number stands for itself, not for any number, whichever way it is written. */
function listKeys(word: string): string[] {
  if (/^\d+$/.test(word))
    return [`=${word}`, ...(NUMERALS[Number(word)] ? [`=${NUMERALS[Number(word)]}`] : [])];
  if (word === '#') return [NUMBER_STEM, BIG_NUMBER_STEM];
  const value = NUMERALS.indexOf(word);
  return value >= 0 ? [`=${word}`, `=${value}`] : [stepKey(word)];
}

/** The key under which a cue word is looked up: its stem, or its exact spelling after `=`. */
function stepKey(word: string): string {
  if (word === BIG_NUMBER_STEM) return word;
  const exact = word.startsWith('=');
  const [read, ...rest] = readWords(exact ? word.slice(1) : word);
  if (!read || rest.length > 0) throw new Error(`Cue word "${word}" is not one word`);
  return exact ? `=${read.text}` : findStem(read.text);
}
