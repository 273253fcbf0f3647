import { truncate } from '../../common/text/truncate.js';

/** Small rules of wording shared by everything the engine says. */

/** Texts of people in one line, without control characters. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Without the given characters at its end. A pattern for this takes the square of the time on a long run of them. */
export function trimEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** At most `length` characters, cut at a word. */
export function shorten(text: string, length = 60): string {
  const line = oneLine(text);
  if (line.length <= length) return line;
  const cut = truncate(line, length - 1);
  const space = cut.lastIndexOf(' ');
  return `${trimEnd(space > length / 2 ? cut.slice(0, space) : cut, ' ,;:.–-')}…`;
}

export const quote = (text: string, length = 60): string => `“${shorten(text, length)}”`;

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Lower case at the start, unless the word is an abbreviation or a name ("MOBA", "3D"). */
export const lowerFirst = (text: string): string =>
  /^(?:\p{Lu}(?:\p{Ll}|$)|A )/u.test(text) && !/^I\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** With a full stop at the end, whatever it ended with. */
export const sentence = (text: string): string => {
  const line = upperFirst(text.trim());
  if (/[.!?…。！？]["”’)」』]?$/u.test(line)) return line;
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(line) ? `${line}。` : `${line}.`;
};

/** For comparing texts: case, marks and spaces do not matter. */
export const sameKey = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
