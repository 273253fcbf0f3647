import { shorten } from '../../phrases.js';

/** What is easily read as a name in a sentence. */
const LONGEST_NAME = 28;
const LONGEST_BOTH = 32;
const LONGEST_TITLE = 40;
/** What kind of game it is, or which one of its versions: not part of a name. */
const KIND =
  /\b(?:games?|puzzles?|slots?|casino|sim(?:ulator)?|survival|math|quiz|rpg|td|tower defense|anniversary|edition|updates?|seasons?)\b/iu;
const DESCRIPTION = new RegExp(`[:,][^:,]*${KIND.source}[^:,]*$`, 'iu');

/**
 * "Spider Solitaire by MobilityWare" → "Spider Solitaire"; a second title goes where both are long. Without colons and
 * without a mark at its end, since a pitch has its own.
 */
export function shortenTitle(title: string): string {
  const [name = '', second = ''] = title
    .replace(/[™®©]|^[^\p{L}\p{N}]+/gu, '')
    .replace(/\s*[|([].*|\.{2,}$|\sby\s.*|\s(?:free|lite|hd)$/iu, '')
    .replace(DESCRIPTION, '')
    .split(/\s+[-–—]\s+|－/u);
  const [first = ''] = name.split(/\s*:\s/u, 1);
  const both = `${name} ${second}`;
  // “Slots - Pharaoh’s Way”: one word alone names no game.
  if (second && !KIND.test(second) && !/[\s:]/.test(name) && both.length <= LONGEST_BOTH) return both;
  const short = name.length <= LONGEST_NAME ? name : first;
  // "Ski Resort Parking Sim Ice Road Snow Plow" is a list of words to be found by.
  const words = short.replace(/\s*:\s*/gu, ' ').split(' ');
  const said = short.length <= LONGEST_TITLE ? words : words.slice(0, 4);
  return shorten(said.join(' ').replace(/[!！]+$/u, ''), LONGEST_TITLE) || title;
}
