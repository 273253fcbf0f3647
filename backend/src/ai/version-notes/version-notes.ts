import { truncate } from '../../common/text/truncate.js';
import { CueMatcher, type CueHit } from '../engines/built-in/matcher.js';
import { splitSentences } from '../engines/built-in/sentences.js';
import { hasForeignCue } from './foreign-note-cues.js';
import { noteCues } from './note-cues.js';

export const NOTE_KINDS = [
  'season',
  'collaboration',
  'battle_pass',
  'new_mode',
  'new_mechanic',
  'fixes_only',
] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** A fact from the notes of a version, with the sentence that states it. */
export interface NoteFact {
  kind: NoteKind;
  /** Verbatim. */
  quote: string;
  /** Dates in the sentence, verbatim; absent when there are none. */
  when?: string;
}

/** Stores limit notes to 4,000 characters. */
const LONGEST_NOTES = 8_000;
const LONGEST_QUOTE = 320;
const MONTH =
  '(?:jan(?:uary?)?|feb(?:ruary?)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
const DAY_NUMBER = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH_NUMBER = '(?:0?[1-9]|1[0-2])';
/** "24/7" is no date, and "version 2.14" none either. */
const FIGURES = `(?<!\\d|\\d[/.]|\\b(?:v|ver|version|update|patch|build|release)[. ]{0,2})(?!24/7\\b)(?:${DAY_NUMBER}[/.]${MONTH_NUMBER}|${MONTH_NUMBER}[/.]${DAY_NUMBER})(?:[/.]\\d{2,4})?\\b`;
const DATE = `(?:${MONTH} ${DAY}\\b(?:,? \\d{4})?|${DAY} (?:of )?${MONTH}\\b(?: \\d{4})?|${FIGURES})`;
/** "June 1 - June 30", "until April 20", "from 3 May to 9 May". */
const WHEN = new RegExp(
  `(?:\\b(?:from|until|till|through|by|on) )?\\b${DATE}(?: ?(?:-|–|to|until|through) ?(?:${DATE}|${DAY}))?`,
  'i',
);

const DATE_DASH = new RegExp(`(?<=\\d) [-–—] (?=${MONTH} \\d)`, 'gi');

const KINDS_WITH_CUES = ['season', 'collaboration', 'battle_pass', 'new_mode', 'new_mechanic'] as const;
type CueName = keyof typeof noteCues;
type NoteHit = CueHit & { name: CueName };

let compiled: { matcher: CueMatcher; names: CueName[] } | undefined;

function compile(): { matcher: CueMatcher; names: CueName[] } {
  if (compiled) return compiled;
  const hits = (Object.keys(noteCues) as CueName[]).flatMap((name) =>
    noteCues[name].map((cue) => ({ name, cue })),
  );
  compiled = {
    matcher: new CueMatcher(hits.map(({ cue }) => cue)),
    names: hits.map(({ name }) => name),
  };
  return compiled;
}

/**
 * Extracts facts about a version from its release notes: each kind once, with the first sentence that states it.
 * Notes only about fixes are `fixes_only`; notes about anything else give no fact. Never throws.
 */
export function readVersionNotes(notes: string): NoteFact[] {
  const text = truncate(notes, LONGEST_NOTES);
  const { matcher, names } = compile();
  const facts = new Map<NoteKind, NoteFact>();
  let fixes: string | undefined;
  let news = false;
  // A dash between two dates does not end a sentence; the replacement has the same length, so that offsets stay
  // valid.
  const split = text.replace(DATE_DASH, ' ~ ');
  for (const { start, end, words } of splitSentences(split)) {
    const quote = truncate(text.slice(start, end), LONGEST_QUOTE);
    const hits = matcher.find(words).map((hit) => ({ ...hit, name: names[hit.cue] as CueName }));
    const notes = readSentence(hits, quote);
    if (notes.fixes) fixes ??= quote;
    if (notes.news) news = true;
    for (const kind of notes.kinds)
      if (!facts.has(kind)) facts.set(kind, { kind, quote, ...findDates(quote) });
  }
  if (facts.size === 0 && fixes !== undefined && !news) return [{ kind: 'fixes_only', quote: fixes }];
  return [...facts.values()];
}

interface SentenceNotes {
  kinds: NoteKind[];
  fixes: boolean;
  news: boolean;
}

function readSentence(hits: readonly NoteHit[], quote: string): SentenceNotes {
  const hasCue = (name: CueName): boolean => hits.some((hit) => hit.name === name);
  const english = KINDS_WITH_CUES.filter((kind) =>
    hits.some(({ name, from, to }) => name === kind && !isVetoed(hits, kind, from, to)),
  );
  const fixes = hasCue('fixes');
  const foreign = readForeign(quote);
  return {
    kinds: [...(fixes && !hasCue('firm') ? [] : english), ...foreign.kinds],
    fixes: fixes || foreign.fixes,
    news: hasCue('news') || foreign.news || (hasCue('occasions') && !fixes && !foreign.fixes),
  };
}

/** Chinese and Japanese put no space after punctuation, so that several sentences may arrive as one. */
const STOP = /(?<=[。！？!?])/u;

function readForeign(text: string): SentenceNotes {
  const notes: SentenceNotes = { kinds: [], fixes: false, news: false };
  for (const sentence of text.split(STOP)) {
    const kinds = KINDS_WITH_CUES.filter((kind) => hasForeignCue(kind, sentence));
    const fixes = hasForeignCue('fixes', sentence);
    // A season mentioned next to fixes is what was fixed; a mode or a pass is mentioned on its own.
    if (!fixes || kinds.some((kind) => kind !== 'season')) notes.kinds.push(...kinds);
    notes.fixes ||= fixes;
    notes.news ||= hasForeignCue('news', sentence);
  }
  return notes;
}

function isVetoed(
  hits: readonly NoteHit[],
  kind: (typeof KINDS_WITH_CUES)[number],
  from: number,
  to: number,
): boolean {
  return hits.some((veto) => veto.name === `not_${kind}` && veto.from < to && from < veto.to);
}

function findDates(quote: string): { when?: string } {
  const when = WHEN.exec(quote)?.[0];
  return when ? { when } : {};
}
