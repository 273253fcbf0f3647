import type { LanguageCues } from '../taxonomy.types.js';
import { chinese } from './chinese.js';
import { french } from './french.js';
import { german } from './german.js';
import { italian } from './italian.js';
import { japanese } from './japanese.js';
import { korean } from './korean.js';
import { portuguese } from './portuguese.js';
import { russian } from './russian.js';
import { spanish } from './spanish.js';
import { turkish } from './turkish.js';

/** Cues of the most frequent meta elements in other languages, by ISO 639-1 code. */
export const languageCues: Readonly<Record<string, LanguageCues>> = {
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  ru: russian,
  tr: turkish,
  ja: japanese,
  ko: korean,
  zh: chinese,
};
