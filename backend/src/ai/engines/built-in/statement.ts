import type { Span } from './matcher.js';
import type { Sentence } from './sentences.js';

/** What a store page calls its game with: "a cozy hidden object game", "the match 3D puzzle". */
const KINDS = new Set(
  'game puzzle puzzler adventure rpg simulator simulation sim shooter platformer runner racer tycoon quiz experience'.split(
    ' ',
  ),
);
/** What follows speaks of those who play, not of the game. */
const OTHERS = new Set('fan fans lover lovers player players enthusiast enthusiasts night nights'.split(' '));
/** A page says what it is in its first sentences. */
export const LAST_OPENING = 3;
const REACH = 2;

/** Do the words of a cue say which kind of game this is? */
export function isStatement({ order, words }: Sentence, { to }: Span): boolean {
  if (order > LAST_OPENING) return false;
  for (let at = to - 1; at < to + REACH; at++)
    if (KINDS.has(words[at]?.text ?? '')) return !OTHERS.has(words[at + 1]?.text ?? '');
  return false;
}
