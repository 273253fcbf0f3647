import type { Play } from '../knowledge/plays/plays.js';
import type { Setting } from '../knowledge/settings/settings.js';
import { isNowhere } from '../knowledge/settings/nowhere.js';
import { upperFirst } from '../phrases.js';

/** "cabin keys" → "cabin key". The words of settings are regular plurals; a test reads them all. */
export function singular(words: string): string {
  if (/[^aeiou]ies$/.test(words)) return words.replace(/ies$/, 'y');
  if (/(?:ch|sh|x|ss|zz|\blens)es$/.test(words)) return words.replace(/es$/, '');
  if (/(?:wolv|leav|loav|shelv|halv)es$/.test(words)) return words.replace(/ves$/, 'f');
  return words.replace(/s$/, '');
}

/** "match" → "matches", "try" → "tries": what a go is called. */
export const pluralize = (word: string): string =>
  /(?:s|sh|ch|x)$/.test(word)
    ? `${word}es`
    : word
        .replace(/([^aeiou])y$/, '$1ie')
        .replace(/$/, 's')
        .replace(/shelfs$/, 'shelves');

const FIELD = /\{([a-z]+?(?:Name)?)(Cap)?(?::([^}]*))?\}/g;

/**
 * Puts the words of a setting into a text: `{thing}`, `{people}`, `{threatCap}` and so on. Where there is no place,
 * `{people:clients}` is told with the plain word after the colon.
 */
export function fillWords(text: string, setting: Setting, play?: Play): string {
  const words: Record<string, string> = {
    things: setting.things,
    thing: singular(setting.things),
    people: setting.people,
    person: singular(setting.people),
    threat: setting.threat,
    site: setting.site,
    siteName: setting.site.replace(/^the /, ''),
    prizes: setting.prizes,
    prize: singular(setting.prizes),
    rivals: setting.rivals,
    v: play ? (setting.verbs[play.kind] ?? play.kind) : '',
  };
  const plain = isNowhere(setting);
  const filled = text.replace(FIELD, (whole, name: string, cap?: string, usual?: string) => {
    const word = (plain ? usual : undefined) ?? words[name];
    if (word === undefined) return whole;
    return cap ? upperFirst(word) : word;
  });
  return filled
    .replace(/\b(two|three|equal|odd|loose|smaller|matching|blocked|many|your) the /g, '$1 ')
    .replace(/\b([Aa])n? the /g, (_, a: string) => (a === 'A' ? 'The ' : 'the '))
    .replace(ARTICLE, (_, a: string, next: string) => `${a}${takesAn(next) ? 'n' : ''} `);
}

/** An article and the word after it; a capital stands where a sentence begins: “plan A is” has none. */
const ARTICLE = /(?<![\p{L}\d'’-])(a|(?<=(?:^|[.!?:“"(])\s*)A)n? (?=(["“‘]?[\p{L}\d]+))/gu;
/** Letters whose names begin with a vowel: “an RPG”, “a TV”. */
const SPELLED = /^[AEFHILMNORSX][A-Z\d]/;
const SOUNDED =
  /^(?:a|e(?!u)|i|o(?!nes?$|nce$)|u(?!ni(?![nm])|s[aeu]|t[eio]|ra|ku)|hour|honest|hono[ru]|heir|8|11$|18$)/i;

/** Whether “an” stands before a word: by its sound, not by its letter. */
const takesAn = (next: string): boolean => {
  const word = next.replace(/^["“‘]/, '');
  return (/^[A-Z][A-Z\d]+s?$/.test(word) ? SPELLED : SOUNDED).test(word);
};

export const addArticle = (noun: string): string =>
  `${takesAn(/^[\p{L}\d]+/u.exec(noun)?.[0] ?? '') ? 'an' : 'a'} ${noun}`;
