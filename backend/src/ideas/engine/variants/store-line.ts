import { findFamily, isFaint, isPlainVerb } from '../knowledge/families.js';
import { lowerFirst, oneLine, shorten } from '../phrases.js';
import { startsWithVerb } from './verbs.js';

const SHORTEST = 20;
const LONGEST = 165;
/** A longer sentence leaves little room for the other half. */
const EASILY_QUOTED = 100;
/** Store texts tell what is played near their beginning. */
const READ = 2_500;
/** What a store page says of itself, not of the play. */
const PRAISE =
  /\b(?:download|free|million|award|rated|review|best|top|editor|app store|google play|ipad|iphone|android|wi-?fi|offline|facebook|twitter|instagram|purchase|subscri|privacy|terms|support|version|update|new in|news|follow us|contact|http|www|play now|join (?:us|now)|please|note|leaderboards?|perks|settings|devices?|feature|embedded|introducing|welcome|packed with|fans|rewards|awesome|amazing|addictive|love this|press|says|stars?)\b|[“”"@#%]|\d{3}/i;
/** What it tells one to do, or what kind of game it calls itself. */
const TASK =
  /\b(?:you|the player)(?:’ll|'ll)? (?:must|can|will|have to|plays?|are|is an?|manages?|controls?|builds?|guides?|takes?|appears?)\b/i;
const KIND = /\bis an? [^.]{5,120}(?:game|adventure|puzzler|puzzle|simulator|rpg)\b/i;
const PLAYER = /\b(?:you|your|you’ll|you're|players?)\b/i;
/** Orders that any game gives. */
const VAGUE =
  /^(?:unlock|choose|take your|use|put|give|watch|join|play|keep|enjoy|upgrade|level up|get|experience|challenge|test|customi[sz]e|improve|grow your|become|start|share|invite|compete|earn|explore|collect them|dive into|jump into|connect with|search|watch out|move away|move in|turn your|make your|stay)\b/i;

/** A long sentence ends where its list begins. */
const cutLong = (line: string): string =>
  line.length > LONGEST ? line.replace(/^(.{24,163}?)\s*[:;–—].*$/u, '$1.') : line;

/** The sentence of a store text that says what one does, word for word; undefined when none does. */
export function findStoreLine(text: string): string | undefined {
  const lines = text
    .slice(0, READ)
    .split(/\n+|(?<=[.!?])\s+/)
    .map((line) => cutLong(oneLine(line.replace(/^[^\p{L}\p{N}]+/u, ''))));
  const plain = lines.filter(isPlain);
  const scored = plain.map((line, at) => ({ line, score: scoreLine(line) - at * 0.1 }));
  const [best] = scored.sort((a, b) => b.score - a.score);
  // Where nothing tells of the play, the first sentence that praises nothing stands for the game.
  return best && best.score >= LEAST ? best.line : plain[0];
}

const LEAST = 2;

const isPlain = (line: string): boolean =>
  line.length >= SHORTEST &&
  line.length <= LONGEST &&
  !PRAISE.test(line) &&
  /^\p{Lu}.*[.!]$/u.test(line) &&
  !/^(?:We|Our|I)\b/.test(line) &&
  line !== line.toUpperCase();

function scoreLine(line: string): number {
  const orders = startsWithVerb(line);
  if (!orders && !PLAYER.test(line) && !KIND.test(line)) return 0;
  const clause = findClause(line);
  const family = clause && findFamily(clause);
  const isTelling = family && !VAGUE.test(clause) && !isFaint(clause.split(' ', 1)[0] ?? '');
  return (
    (line.split(/,\s+(?:and\s+)?|\s+and\s+/).filter((part) => startsWithVerb(part)).length || 0) * 2 +
    (orders ? 2 : 0) +
    (TASK.test(line) || KIND.test(line) ? 3 : PLAYER.test(line) ? 1 : 0) +
    (isTelling ? 4 : family ? 1 : 0) -
    (clause ? 0 : 2) -
    (clause && VAGUE.test(clause) && !clause.startsWith(CALLS) ? 3 : 0) -
    Math.max(0, line.length - EASILY_QUOTED) * 0.05
  );
}

const LONGEST_CLAUSE = 76;
const SHORTEST_CLAUSE = 12;
export const CALLS = 'play a';
const ORDERED =
  /\b(?:you|the player|players)(?:’ll|'ll)? (?:now |also )?(?:must|can|will|have to|need to|get to|are going to) |(?:^|, |\b(?:where|while|as|when) )you /giu;
const CALLED = /\bis (an? [^.!]{5,120}?(?:game|adventure|puzzler|puzzle|simulator|rpg)\b[^.!,]*)/iu;

/** What a sentence says one does, in its words: an order, or what follows “you must”. */
export function findClause(line: string): string | undefined {
  const bare = line.replace(/[.!?\s]+$/, '');
  const starts = [0, ...[...bare.matchAll(ORDERED)].map((match) => match.index + match[0].length)];
  const start = starts.find((at) => isOrder(bare.slice(at)));
  if (start !== undefined) return cutClause(bare.slice(start));
  const called = CALLED.exec(bare)?.[1];
  return called && cutClause(`play ${called}`);
}

/** "move in", "avoid if" and "color-based" are no orders. */
const isOrder = (text: string): boolean =>
  (startsWithVerb(text) || isPlainVerb(text.split(' ', 1)[0] ?? '')) &&
  !/^\p{L}+(?:-|,? (?:if|when|and|or|to|that|keeps|is)\b)/u.test(text);

/** Up to a comma or a word that begins another part. */
function cutClause(text: string): string | undefined {
  const ends = [
    ...[...text.matchAll(/[;:–—,]\s(?:and\s|or\s)?|\s(?:and|while|as|so|until|before|where|in order to)\s/gu)]
      .filter(([mark], at, all) => {
        const rest = text.slice((all[at]?.index ?? 0) + mark.length);
        return (
          !/^,\s|^\sand\s/.test(mark) ||
          startsWithVerb(rest) ||
          VAGUE.test(rest) ||
          /^(?:from|while|as|where|in|on|to)\b/.test(rest)
        );
      })
      .map(({ index }) => index),
    text.length,
  ];
  const end = ends.filter((at) => at >= SHORTEST_CLAUSE && at <= LONGEST_CLAUSE).at(-1);
  const cut = end === undefined ? shorten(text, LONGEST_CLAUSE) : text.slice(0, end);
  return cut.length < SHORTEST_CLAUSE ? undefined : lowerFirst(cut).replace(/[\s,;:–—-]+$/u, '');
}

/** "Cool Slider: Block Escape™" → "Cool Slider" */
export const shortenTitle = (title: string): string =>
  (title.split(/\s*[:|(]|\s+[-–—]\s+/u, 1)[0] ?? title).replace(/[™®©]/g, '').trim() || title;
