import { shorten } from '../phrases.js';

/** What is easily read as a name in a sentence. */
const LONGEST_NAME = 28;
const LONGEST_BOTH = 32;
const LONGEST_TITLE = 40;

/** "Spider Solitaire by MobilityWare" → "Spider Solitaire"; a second title goes where both are long. */
export function shortenTitle(title: string): string {
  const [name = '', second = ''] = title
    .replace(/[™®©]/gu, '')
    .replace(/\s*[|(].*|\sby\s.*|\s(?:free|lite|hd)$/iu, '')
    .split(/\s+[-–—]\s+|－/u);
  const [first = ''] = name.split(/\s*:\s/u, 1);
  const both = `${name}: ${second}`;
  // “Slots - Pharaoh’s Way”: one word alone names no game.
  if (second && !/[\s:]/.test(name) && both.length <= LONGEST_BOTH) return both;
  const short = name.length <= LONGEST_NAME ? name : first;
  // "Ski Resort Parking Sim Ice Road Snow Plow" is a list of words to be found by.
  const words = short.split(' ');
  return shorten(short.length <= LONGEST_TITLE ? short : words.slice(0, 4).join(' '), LONGEST_TITLE) || title;
}
