import type { Play } from '../knowledge/plays/plays.js';
import type { Setting } from '../knowledge/settings/settings.js';
import { upperFirst } from '../phrases.js';

/** "cabin keys" → "cabin key". The words of settings are regular plurals; a test reads them all. */
export function singular(words: string): string {
  if (/[^aeiou]ies$/.test(words)) return words.replace(/ies$/, 'y');
  if (/(?:ch|sh|x|ss|zz)es$/.test(words)) return words.replace(/es$/, '');
  if (/(?:wolv|leav|loav|shelv|halv)es$/.test(words)) return words.replace(/ves$/, 'f');
  return words.replace(/s$/, '');
}

/** Puts the words of a setting into a text: `{thing}`, `{people}`, `{threatCap}` and so on. */
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
  const filled = text.replace(/\{([a-z]+?(?:Name)?)(Cap)?\}/g, (whole, name: string, cap?: string) => {
    const word = words[name];
    if (word === undefined) return whole;
    return cap ? upperFirst(word) : word;
  });
  return filled
    .replace(/\b(two|three|equal|odd|loose|smaller|matching|blocked|many|your) the /g, '$1 ')
    .replace(/\b([Aa])n? the /g, (_, a: string) => (a === 'A' ? 'The ' : 'the '))
    .replace(/\b([Aa]) (?=[aeio]|un(?!i)|um|up)/g, '$1n ');
}
