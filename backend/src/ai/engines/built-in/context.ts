import type { Sentence } from './sentences.js';
import type { Word } from './words.js';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const MAKERS = set(
  'maker makers creator creators developer developers studio studios team publisher publishers people minds company masterminds producers',
);
const MAKERS_REACH = 12;

/** Does the word at `at` belong to "from the makers of …" (another game's name)? */
export function isCredit(text: string, words: readonly Word[], at: number): boolean {
  for (let here = at - 1; here >= 1 && here >= at - MAKERS_REACH; here--) {
    const word = words[here] as Word;
    if (/[.!?:;—–•|]/.test(text.slice(word.end, (words[here + 1] as Word).start))) return false;
    if (word.text === 'of' || word.text === 'behind') {
      const before = words.slice(Math.max(0, here - 2), here);
      if (before.some((candidate) => MAKERS.has(candidate.text)))
        return !opensNewClause(text, words, here + 1, at);
    }
  }
  return false;
}

/** "From the makers of X comes a new match-3 game": after the verb the text speaks of this game again. */
function opensNewClause(text: string, words: readonly Word[], from: number, at: number): boolean {
  for (let here = from; here < at; here++) {
    const word = (words[here] as Word).text;
    if (
      /^(comes|come|brings|bring|presents|present|is|now|introducing|this|your|you|join|play|new|allnew)$/.test(
        word,
      )
    )
      return true;
    const before = words[here - 1];
    const comma = before && text.slice(before.end, (words[here] as Word).start).includes(',');
    if (comma && here > from + 1 && /^(a|an|the)$/.test(word)) return true;
  }
  return false;
}

const COMPARES =
  /\b(?:fans? of|if you(?:'re|’re| are)? (?:a |like|love|enjoy|into)|whether you (?:like|love|enjoy|prefer)|(?:love|like|enjoy)s? playing|lovers? of|reminiscent of|similar to|compare[sd]? (?:\w+ )?(?:to|with)|unlike|inspired by|(?:games|titles|hits|classics) (?:like|such as))\b/i;
/** "Combines the thrill of parking games, the challenge of sorting games, and …": none of them is meant in full. */
const BLENDS = /\b(?:combine|blend|mixe|fuse)s\b/i;
/** A comparison with several kinds of games says little about any of them. */
const SEVERAL_KINDS = /,.{2,60}(?:,|\bor\b|\band\b)/i;

/** "Unlike the first game, the sequel has …": from here on it is about this game. */
const TURNS_TO_OWN = /^unlike [^,]*, (?:the|this|our|we|you|it|here)\b/i;

/** How much a hit counts for standing where it stands, 0–1. */
export function contextFactor(text: string, sentence: Sentence, at: number): number {
  let factor = sentence.part === 'review' ? 0.85 : 1;
  // "Unlike anything before: a tower defense".
  const head = text.slice(sentence.start, (sentence.words[at] as Word).start).replace(/^.*[:;–—]\s/su, '');
  const compared = COMPARES.exec(head);
  if (compared && !TURNS_TO_OWN.test(head.slice(compared.index))) {
    const rest = text.slice(sentence.start + compared.index, sentence.end);
    factor *= SEVERAL_KINDS.test(rest) ? 0.5 : 0.75;
  }
  const blended = BLENDS.exec(head);
  if (blended && SEVERAL_KINDS.test(text.slice(sentence.start + blended.index, sentence.end))) factor *= 0.6;
  return factor;
}
