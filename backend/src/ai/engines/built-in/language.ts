import { isKnownStem } from './likely-findings.js';
import { readWords } from './words.js';

const splitWords = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Function words that are frequent in one language and rare in the others. Shared words are left out on purpose. */
const FUNCTION_WORDS: Record<string, ReadonlySet<string>> = {
  en: splitWords(
    'the and of to you your with for is are this that it on from all can will be have new play game more or as by at',
  ),
  de: splitWords(
    'und der die das ist mit für nicht dein deine du ein eine auf zu den im von sich auch wird oder spiele spiel sie werde bei gegen einer einen deinen deiner dem keine aus um nach nur jetzt',
  ),
  fr: splitWords(
    'le la les des et est une dans pour vous votre avec sur jeu jouez vos du qui plus au par ce cette ou aux',
  ),
  es: splitWords(
    'el los las y es una para con tu por que del juego juega más como en tus su al sus o puedes',
  ),
  pt: splitWords('os as e é uma para com seu sua por que do da jogo jogue mais como em dos das não você na'),
  it: splitWords(
    'il gli e è una per con tuo tua di che del gioco gioca più come della dei non sei le nel alla',
  ),
  nl: splitWords('de het een en van is voor met je jouw op niet zijn spel speel meer aan ook dat deze om te'),
  pl: splitWords('i w na z się do jest nie to gra grę swoje oraz lub jak twoje dla po przez które'),
  tr: splitWords('ve bir bu için ile oyun oyunu en çok daha da de olan senin kadar gibi her'),
  id: splitWords('dan yang di dengan untuk ini dari kamu permainan game anda akan ke bermain dalam semua'),
  vi: splitWords('và của bạn các là trong cho với một game trò chơi những có được người'),
  sv: splitWords('och att det är en ett med för på du din spel som av till inte'),
};

/** Letters of a script and how many Latin letters one of them is worth. */
const SCRIPTS: readonly [string, RegExp, number][] = [
  ['ja', /[\u3040-\u30ff]/g, 2],
  ['ko', /[\uac00-\ud7af\u1100-\u11ff]/g, 2],
  ['zh', /[\u4e00-\u9fff\u3400-\u4dbf]/g, 2],
  ['ru', /[\u0400-\u04ff]/g, 1],
  ['ar', /[\u0600-\u06ff]/g, 1],
  ['he', /[\u0590-\u05ff]/g, 1],
  ['th', /[\u0e00-\u0e7f]/g, 1],
  ['el', /[\u0370-\u03ff]/g, 1],
  ['hi', /[\u0900-\u097f]/g, 1],
];
const OTHER_SCRIPT = /[\u0370-\uffff]/;
const LETTER = /\p{L}/u;
const LATIN_WORD = /\p{L}+/gu;
/** Enough to tell a language; the rest of a long text would only cost time. */
const SAMPLE = 1_200;
/** Function words are so frequent that half of it tells. */
const LATIN_SAMPLE = 600;
/** So many function words tell another language, beside English ones or alone. */
const LEAST_WORDS = 4;
const LEAST_WORDS_ALONE = 3;

/** ISO 639 for languages without a code: written in Latin letters, but in none of the languages that are told apart. */
export const UNKNOWN_LANGUAGE = 'mis';
/** In English store texts more words are function words, and of the others at least six of ten are known. */
const FEW_ENGLISH = 0.15;
const LEAST_KNOWN = 0.4;
const FEWEST_TO_KNOW = 10;

export interface LanguageGuess {
  /** ISO 639-1, `mis` for an unknown language, or `und` when the text is too short or too odd to tell. */
  code: string;
  /** Share of the text (0–1) that looks like `code`. */
  share: number;
}

/** Tells the language from its script, or from its function words when it is written in Latin letters. */
export function detectLanguage(text: string): LanguageGuess {
  const sample = text.slice(0, SAMPLE);
  const letters = countLetters(sample);
  if (letters < 3) return { code: 'und', share: 0 };
  if (!OTHER_SCRIPT.test(sample)) return guessLatin(sample);
  const scripts = SCRIPTS.map(([code, letter, worth]) => ({
    code,
    share: (count(sample, letter) * worth) / letters,
  }));
  const kana = scripts.find((script) => script.code === 'ja');
  const strongest = scripts.reduce((best, script) => (script.share > best.share ? script : best));
  if (strongest.share > 0.4) {
    const japanese = strongest.code === 'zh' && kana && kana.share > 0.1;
    return { code: japanese ? 'ja' : strongest.code, share: Math.min(1, strongest.share) };
  }
  return guessLatin(sample);
}

/** Which languages a function word speaks for. */
const LANGUAGES_OF = new Map<string, string[]>();
for (const [code, list] of Object.entries(FUNCTION_WORDS)) {
  for (const word of list) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), code]);
}

function guessLatin(sample: string): LanguageGuess {
  const counts = new Map<string, number>();
  const found = sample.slice(0, LATIN_SAMPLE).toLowerCase().match(LATIN_WORD) ?? [];
  const total = found.length;
  for (const word of found) {
    for (const code of LANGUAGES_OF.get(word) ?? []) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const ranked = [...counts].sort((a, b) => b[1] - a[1]);
  const [best, second] = ranked;
  const english = counts.get('en') ?? 0;
  // Store pages mix in English names; another language must win clearly before a text is refused.
  const rival = best?.[0] === 'en' ? second : best;
  const least = english === 0 ? LEAST_WORDS_ALONE : LEAST_WORDS;
  if (
    rival &&
    rival[0] !== 'en' &&
    rival[1] >= least &&
    rival[1] > english * 1.3 &&
    rival[1] / total > 0.08
  ) {
    return { code: rival[0], share: rival[1] / Math.max(1, rival[1] + english) };
  }
  if (english / total < FEW_ENGLISH && isForeign(sample)) return { code: UNKNOWN_LANGUAGE, share: 0 };
  return english > 0 ? { code: 'en', share: english / total } : { code: 'und', share: 0 };
}

/** Are most words none of those that English store texts have? */
function isForeign(sample: string): boolean {
  const words = readWords(sample, 0, Math.min(sample.length, LATIN_SAMPLE)).filter(({ text }) =>
    /[a-z]/.test(text),
  );
  return (
    words.length >= FEWEST_TO_KNOW &&
    words.filter(({ stem }) => isKnownStem(stem)).length < words.length * LEAST_KNOWN
  );
}

/** Plain letters are counted without a pattern: nearly all are. */
function countLetters(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const lower = code | 32;
    if (code < 128) {
      if (lower >= 97 && lower <= 122) letters++;
    } else if (LETTER.test(text[at] as string)) letters++;
  }
  return letters;
}

const count = (text: string, pattern: RegExp): number => (text.match(pattern) ?? []).length;
