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
  /\b(?:download|free|million|award|rated|review|best|top|editor|app store|google play|ipad|iphone|android|wi-?fi|internet|offline|facebook|twitter|instagram|purchase|subscri|privacy|terms|support|versions?|updates?|new in|news|follow us|contact|http|www|play now|join (?:us|now)|please|note|leaderboards?|perks|settings|devices?|feature|embedded|introducing|welcome|packed with|fans|button|menu|me|hooked|corner|bugs?|feedback|rewards|awesome|amazing|addictive|love this|press|says|stars?|executable|servers?|developers?|new game|clarify|real money|suitable|warning|caution|requires?|important|compatible|supported|discover|creators?|makers?|sequel)\b|[“”"@#%]|\d{3}/i;
/** What it tells one to do, or what kind of game it calls itself. */
const TASK =
  /\b(?:you|the player)(?:’ll|'ll)? (?:must|can|will|have to|plays?|are|is an?|manages?|controls?|builds?|guides?|takes?|appears?)\b|\b(?:goal|mission|objective|task|aim|job) is\b/i;
const KIND = /\bis an? [^.]{5,120}(?:game|adventure|puzzler|puzzle|simulator|rpg)\b/i;
const PLAYER = /\b(?:you|your|you’ll|you're|players?)\b/i;
/** Orders that any game gives. */
const VAGUE =
  /^(?:\S+ (?:them|it)\b|(?:collect|gather) (?:items|coins|rewards|the most|points)\b|unlock|choose|take your|use|put|give|watch|join|play|keep|enjoy|upgrade|level up|get|experience|challenge|test|customi[sz]e|improve|grow your|become|start|share|invite|compete|earn|explore|go|try|record|help|add|sell back|bring them|let|stop|take an?|see|prepare|call|set|collect them|dive into|jump into|connect with|search|watch out|move away|move in|turn your|make|stay|win|reach|visit|travel|defend yourself|survive)\b/i;

export interface StoreLine {
  /** Word for word. */
  line: string;
  /** What it says one does; absent where it says nothing of that. */
  clause?: string;
}

/** What a store text says one does, word for word; else its first plain sentence; undefined when it has none. */
export function findStoreLine(text: string): StoreLine | undefined {
  const lines = text
    .slice(0, READ)
    // A line that is cut off says half.
    .replace(text.length > READ ? /[^\n.!?]*$/ : '', '')
    .split(/\n+|(?<=[.!?])\s+/)
    .map((line) => oneLine(line.replace(/^[^\p{L}\p{N}]+/u, '')));
  const scored = lines.flatMap((line, at) => {
    const found = readLine(line);
    return found ? [{ ...found, score: scoreLine(found) - at * 0.1 }] : [];
  });
  const sorted = scored.sort((a, b) => b.score - a.score);
  // What a game is called says less than what one does in it.
  const best = sorted.find(({ clause, score }) => !clause.startsWith(CALLS) && score >= CLEAR) ?? sorted[0];
  if (best && best.score >= LEAST) return { line: best.line, clause: best.clause };
  const [plain] = lines
    .filter((line) => isPlain(line) && /^\p{Lu}.*[.!]$/u.test(line) && !/^(?:We|Our|I)\b/.test(line))
    .map((line, at) => ({ line, score: scorePlain(line) - at * 0.1 }))
    .sort((a, b) => b.score - a.score);
  return plain && { line: plain.line };
}

const LEAST = 2.5;
const CLEAR = 5;

/** A sentence that begins with what was said before says little alone. */
const scorePlain = (line: string): number =>
  (TASK.test(line) || KIND.test(line) ? 3 : PLAYER.test(line) ? 1 : 0) +
  (line.length > 50 ? 1 : 0) -
  (/^(?:And|But|They|It|If|Remember|No|Meet)\b/.test(line) ? 2 : 0);

const isPlain = (text: string): boolean =>
  text.length >= SHORTEST && text.length <= LONGEST && !PRAISE.test(text) && text !== text.toUpperCase();

/** "Battle Pokémon with Ease", "BUILD Your World" */
const isHeading = (text: string): boolean => {
  const words = text.split(/\s+/).slice(1);
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return (
    /[^\p{Script=Latin}\p{P}\p{N}\p{S}\s]/u.test(text) || (words.length < 6 && capitals * 2 >= words.length)
  );
};

/** A sentence with what it says one does; of one that praises besides, only that part. */
function readLine(line: string): Required<StoreLine> | undefined {
  if (/^(?:We|Our|I)\b/.test(line) || /\?$/.test(line)) return undefined;
  const clause = findClause(line);
  if (!clause || PRAISE.test(clause) || isHeading(clause)) return undefined;
  if (isPlain(line)) return { line, clause };
  const at = line.toLowerCase().indexOf(clause.toLowerCase());
  return at < 0 ? undefined : { line: line.slice(at, at + clause.length), clause };
}

function scoreLine({ line, clause }: Required<StoreLine>): number {
  const family = findFamily(clause);
  const first = clause.split(' ', 1)[0] ?? '';
  const isVague = VAGUE.test(clause) && !clause.startsWith(CALLS);
  return (
    line.split(/,\s+(?:and\s+)?|\s+and\s+/).filter((part) => startsWithVerb(part)).length * 2 +
    (startsWithVerb(line) ? 2 : 0) +
    (TASK.test(line) || KIND.test(line) ? 3 : PLAYER.test(line) ? 1 : 0) +
    (family && !isVague && !isFaint(first) ? 4 : family ? 1 : 0) -
    (isVague ? 4 : 0) -
    (/[.!]$/.test(line) ? 0 : 2) -
    (clause.length < 20 ? 1 : 0) -
    Math.max(0, line.length - EASILY_QUOTED) * 0.05
  );
}

const LONGEST_CLAUSE = 76;
const SHORTEST_CLAUSE = 12;
export const CALLS = 'play a';
const ORDERED =
  /\b(?:you|the player|players)(?:’ll|'ll)? (?:now |also )?(?:must|can|will|have to|need to|get to|are going to) |\blets? you |\b(?:goal|mission|objective|task|aim|job) is to |(?:^|, |\b(?:where|while|as|when) )you |\bplayers |: | -- /giu;
const CALLED = /\bis (an? [^.!]{5,120}?(?:game|adventure|puzzler|puzzle|simulator|rpg)\b)/iu;

/** What a sentence says one does, in its words: an order, or what follows “you must”. */
export function findClause(line: string): string | undefined {
  const bare = line.replace(/[.!?\s]+$/, '');
  const starts = [0, ...[...bare.matchAll(ORDERED)].map((match) => match.index + match[0].length)];
  const start = starts.find((at) => isOrder(bare.slice(at)));
  if (start !== undefined) return cutClause(bare.slice(start));
  const called = CALLED.exec(bare)?.[1];
  return called && called.length > 16 && called.length <= LONGEST_CLAUSE
    ? cutClause(`play ${called}`)
    : undefined;
}

/** "move in", "avoid if" and "color-based" are no orders. */
const isOrder = (text: string): boolean =>
  (startsWithVerb(text) || isPlainVerb(text.split(' ', 1)[0] ?? '')) &&
  !/^\p{L}+(?:-|,? (?:if|when|and|or|to|that|keeps|is|lines)\b)/u.test(text) &&
  // “Kick the Buddy is the perfect game” tells what it is called.
  !/^\p{L}+(?: \S+){1,3} (?:is|are|was)\b/u.test(text) &&
  // “Tap, swipe”, but not “clean, minimalist”.
  startsWithVerb(/^\p{L}+, (.+)/u.exec(text)?.[1] ?? 'play');

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
  // A clause that breaks off says too little.
  const cut = end === undefined ? '' : text.slice(0, end);
  return cut.length < SHORTEST_CLAUSE ? undefined : lowerFirst(cut).replace(/(?:,? such)?[\s,;:–—-]*$/u, '');
}

/** What is easily read as a name in a sentence. */
const LONGEST_NAME = 28;
const LONGEST_TITLE = 40;

/** "Spider Solitaire by MobilityWare" → "Spider Solitaire"; a second title goes where both are long. */
export function shortenTitle(title: string): string {
  const [name = ''] = title.replace(/[™®©]/gu, '').split(/\s*[|(]|\s+[-–—]\s+|\sby\s/u, 1);
  const [first = ''] = name.split(/\s*:\s/u, 1);
  const short = name.length <= LONGEST_NAME ? name : first;
  // "Ski Resort Parking Sim Ice Road Snow Plow" is a list of words to be found by.
  const words = short.split(' ');
  return shorten(short.length <= LONGEST_TITLE ? short : words.slice(0, 4).join(' '), LONGEST_TITLE) || title;
}
