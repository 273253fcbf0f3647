import { irregularStems } from './irregular-stems.js';

/**
 * From raw text to words. Offsets always point into the text as it was given, so that evidence can be quoted
 * verbatim whatever the normalization did.
 */

export interface Word {
  /** Normalized spelling: lower case, no accents, no possessive. */
  text: string;
  /** Rough stem; equal stems count as the same word. */
  stem: string;
  start: number;
  end: number;
  /** Shared by all words that are written alike, to keep beside it what is worked out once per spelling. */
  form: Form;
}

// A number (with its unit glued on: 3d, 5v5, 1,000+) or a word with inner apostrophes.
const WORD = /\p{N}[\p{N}]*(?:[.,]\p{N}+)*[\p{L}\p{N}]*|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['’ʼ`][\p{L}]+)*/gu;
const NON_ASCII = /[^\x20-\x7e]/;
const MARKS = /\p{M}+/gu;
/** Longer "words" are noise (base64, repeated letters); they match no cue and are not worth normalizing. */
const LONGEST_WORD = 40;

const NUMBER_WORDS = new Set(
  'two three four five six seven eight nine ten eleven twelve dozen dozens hundred hundreds thousand thousands million millions'.split(
    ' ',
  ),
);

/** Stem of every number, so that a cue can say `#`; of big ones (ten and more) `##`. */
export const NUMBER_STEM = '#';
export const BIG_NUMBER_STEM = '##';
const BIG_NUMBER_WORDS = /^(?:ten|eleven|twelve|dozen|hundred|thousand|million)s?$/;

/** Reads the words of `text` between two offsets. Linear in the length of the range. */
export function readWords(text: string, from = 0, to = text.length): Word[] {
  const piece = from === 0 && to === text.length ? text : text.slice(from, to);
  const words: Word[] = [];
  for (let at = findWordStart(piece, 0); at < piece.length; at = findWordStart(piece, at)) {
    let end = findPlainEnd(piece, at);
    if (end < 0) {
      WORD.lastIndex = at;
      const found = WORD.exec(piece);
      if (!found) break;
      at = found.index;
      end = WORD.lastIndex;
    }
    if (end - at <= LONGEST_WORD) {
      const form = toForm(piece.slice(at, end));
      if (form.text)
        words.push({ text: form.text, stem: form.stem, start: from + at, end: from + end, form });
    }
    at = end;
  }
  return words;
}

const SIGN = 0;
const DIGIT = 1;
const LETTER = 2;
/** Beyond ASCII: the pattern has to tell. */
const OTHER = 3;
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[a-z]/i.test(character)) return LETTER;
  return /\d/.test(character) ? DIGIT : SIGN;
});
const findKind = (text: string, at: number): number => KINDS[text.charCodeAt(at)] ?? OTHER;

function findWordStart(text: string, from: number): number {
  let at = from;
  while (at < text.length && findKind(text, at) === SIGN) at++;
  return at;
}

/** End of a word of plain letters and digits, which nearly all are; -1 when it takes the pattern, which is slower. */
function findPlainEnd(text: string, start: number): number {
  const first = findKind(text, start);
  if (first === OTHER) return -1;
  let at = start + 1;
  while (at < text.length && findKind(text, at) === first) at++;
  // A number may go on behind a stop or a comma.
  if (first === DIGIT && /[.,]/.test(text.charAt(at))) return -1;
  while (at < text.length && (findKind(text, at) === LETTER || findKind(text, at) === DIGIT)) at++;
  if (at === text.length) return at;
  return findKind(text, at) === OTHER || "'`".includes(text.charAt(at)) ? -1 : at;
}

export interface Form {
  text: string;
  stem: string;
  /** Who has looked it up last, and what for: its keys by stem and by spelling, -1 for none. */
  reader: unknown;
  stemKey: number;
  spellingKey: number;
  /** The same for the vocabulary of a classifier. */
  vocabulary: unknown;
  id: number;
  /** The same word in each place around a hit (denial-frame.ts). */
  placed?: Pick<Word, 'stem' | 'form'>[];
}

/** Words repeat; what was worked out once is remembered, up to a bound that hostile texts cannot exceed. */
const forms = new Map<string, Form>();
const FORMS_LIMIT = 50_000;

function toForm(raw: string): Form {
  const known = forms.get(raw);
  if (known) return known;
  const text = normalizeWord(raw);
  const form = makeForm(text, findStem(text));
  if (forms.size < FORMS_LIMIT) forms.set(raw, form);
  return form;
}

export const makeForm = (text: string, stem: string): Form => ({
  text,
  stem,
  reader: undefined,
  stemKey: -1,
  spellingKey: -1,
  vocabulary: undefined,
  id: -1,
});

function normalizeWord(raw: string): string {
  let word = raw.toLowerCase();
  if (NON_ASCII.test(word)) {
    word = word.normalize('NFKD').replace(MARKS, '').replace(/[’ʼ]/g, "'").toLowerCase();
  }
  word = word.replace(/`/g, "'");
  if (word.endsWith("'s")) word = word.slice(0, -2);
  return word.includes("'") ? word.replace(/'/g, '') : word;
}

/**
 * Stem of a normalized word. Plural, -ing, -ed, final e and y, and British spellings are folded; nothing cleverer, so
 * that it stays predictable.
 */
export function findStem(word: string): string {
  const first = word.charCodeAt(0);
  if (first >= 48 && first <= 57) return numberStem(word);
  if (NUMBER_WORDS.has(word)) return BIG_NUMBER_WORDS.test(word) ? BIG_NUMBER_STEM : NUMBER_STEM;
  const known = irregularStems.get(word);
  if (known) return known;
  if (word.length <= 3) return word;
  let stem = word;
  if (stem.endsWith('s') && !/(ss|us|is)$/.test(stem))
    stem = /(x|z|ch|sh|ss|o)es$/.test(stem) ? stem.slice(0, -2) : stem.slice(0, -1);
  if (stem.endsWith('ing') && stem.length > 5) stem = stripEnding(stem, 3);
  else if (stem.endsWith('ed') && stem.length > 4 && !stem.endsWith('eed')) stem = stripEnding(stem, 2);
  // Four letters keep their e, or "care" would meet "car" and "mode" would meet "mod".
  if (stem.length > 4 && stem.endsWith('e')) stem = stem.slice(0, -1);
  if (stem.length > 3 && stem.endsWith('y')) stem = `${stem.slice(0, -1)}i`;
  if (stem.length > 5 && stem.endsWith('is') && !word.endsWith('is')) stem = `${stem.slice(0, -2)}iz`;
  return stem.length > 5 ? stem.replace(/our$/, 'or') : stem;
}

function numberStem(word: string): string {
  const figures = /^([\d.,]+)(?:k|m|s|th)?$/.exec(word)?.[1];
  if (!figures) return word;
  return figures.replace(/\D/g, '').length >= 2 || /[km]$/.test(word) ? BIG_NUMBER_STEM : NUMBER_STEM;
}

function stripEnding(word: string, length: number): string {
  const rest = word.slice(0, -length);
  if (!/[aeiouy]/.test(rest)) return word;
  const last = rest.at(-1);
  if (last && last === rest.at(-2) && !'lsz'.includes(last)) return rest.slice(0, -1);
  return /^[^aeiou][aeiou][^aeiouwxy]$/.test(rest) ? `${rest}e` : rest; // racing → race, but boxing → box
}
