import { readWords } from '../../../../ai/engines/built-in/words.js';
import { cueList, findEntry, taxonomyEntries } from '../../../../ai/taxonomy/taxonomy.js';
import { mechanics } from '../../knowledge/mechanics/mechanics.js';

/** Words that any page has, whatever its game. */
const ANY_PAGE = toStems(
  'a an and any are as at be by can each every for from game get has have if in into is it its level make more most new of on one or other over own play player so some than that the their them then these they this time to up use way what when where which while who will with world you your mode day fun best free friend reward unlock enjoy different challenge feature great win big special master experience perfect ultimate ever all many much just like test help',
);
/** Two mentions are an aside; so many more make it what a page is about. */
const OFTEN = 3;
/** A word of the title is mentioned wherever the game is. */
const TITLED = 2;

const FAULTS: readonly (readonly [RegExp, number])[] = [
  // What any game asks for, or a part of it that surrounds the play.
  [
    /^(?:join|ask|take (?!out|down|turns|apart)|embark|experience|become|choose|pick from|enter|help|meet|travel|visit|earn|learn|show|put up|chase|compete|challenge|customi[sz]e|share|record|play (?:with|as|through|on|in|any|against|solo|offline|over|it|your)|discover|get|invite|connect with|test|push yourself|track|level|prepare|feel|live|stay|follow|keep (?:track|playing)|play until|go|see|try|make (?:it|your|every|sure)|fall (?:in|for)|blast through|keep your cool|move in |solve (?:\w+ )?puzzles and|use (?:events|hints|boosters|strategy)|have|add|return|continue|switch between|press|touch|showcase)\b/i,
    0.6,
  ],
  [/^(?:collect|gather|unlock|explore|buy|decorate|upgrade|create|manage|train|win)\b/i, 0.15],
  [
    /\b(?:friends?|guilds?|alliances?|players? (?:around|from|all)|millions|leaderboards?|rankings?|achievements?|trophies|rewards?|events?|to unlock|prizes?|high(?:est)? score|points|stickers?|avatars?|costumes|skins|seasons?|daily|competitions?|challenges|tournaments?|difficulty|your best|streaks?|headquarters|websites?|links?|social|audience|playlist|anywhere|anytime|classic|discover|level up|addiction|satisfaction|hassle|brands|faster|quickly|all over the world|around the world|menu|modes?|destiny|journey|adventures?|yourself|themselves|dreams?|features?|together|prepare|showcase|buttons?|corner|upper|screen|earn\w*|online|explore|next generation|new age|vocabulary|flourish\w*|around the globe|creativity|companions|harmony|odds|balance|express)\b|\b(\w+) \1\b/gi,
    0.4,
  ],
  [/\bunlock\w*\b/gi, 0.9],
  [/\b(?:library|personal|soundtrack|graphics|thumbs?|fingers?|you['’]re|you are|will)\b/gi, 0.6],
  // A number of what there is tells how much and not what.
  [/\b(?:over|more than|hundreds?|thousands?|dozens|tons|lots|\d{2,}\+?|all \d+)\b/gi, 0.4],
  [
    /\b(?:amazing|awesome|beautiful\w*|stunning|delicious|exciting|incredible|epic|powerful|unique|ultimate|vibrant|immersive|legendary|favorite|favourite|beloved|unbeatable|mighty|fearsome|exclusive|thrilling|perfect|very own|real-time|satisfying|elite|tasty|cute|adorable|best|top|super\w*)\b/gi,
    0.2,
  ],
  // Whom or what a sentence before it has named.
  [/\b(?:his|her|him|their|its|theirs|this|these|those|such|both|it|others?|another|own)\b/gi, 0.3],
  [/ and [^,]* and /g, 0.5],
  [/ - |(?:and|or|,) \p{Lu}\p{Ll}|['’](?!s\b|t\b|re\b|ll\b|ve\b)|\w\/\w/gu, 0.4],
  [
    /\b(?:on the way|along the way|as well|again|too|instead|efficiently|easily|simply|now|today|inorder|coins|here|fun|players|get|designed|skills?|thinking|clever|conquer the)\b/gi,
    0.3,
  ],
];
/** Names that its title doesn’t have are those of its story. */
const NAME = /(?<=\s)\p{Lu}[\p{L}’'-]*/gu;
const NAMED = 0.25;

/** How much speaks against telling a game by a clause, whatever it says. */
export const weighFaults = (clause: string, title: string): number =>
  FAULTS.reduce(
    (sum, [pattern, weight]) =>
      sum + (pattern.global ? (clause.match(pattern)?.length ?? 0) : Number(pattern.test(clause))) * weight,
    0,
  ) +
  (clause.match(NAME) ?? []).filter((name) => !title.toLowerCase().includes(name.toLowerCase())).length *
    NAMED;

/** How much of what a clause says its page is about, from 0 to 1: its two words that recur most. */
export function readPage(title: string, text: string): (clause: string) => number {
  const counts = new Map<string, number>();
  const add = (words: string, times: number) => {
    for (const { stem } of readWords(words)) counts.set(stem, (counts.get(stem) ?? 0) + times);
  };
  add(text, 1);
  add(title, TITLED);
  return (clause) => {
    const [one = 0, two = 0] = [...listTellingStems(clause)]
      .map((stem) => Math.min(1, Math.max(0, (counts.get(stem) ?? 0) - 1) / OFTEN))
      .sort((a, b) => b - a);
    return (one + two) / 2;
  };
}

/** The stems of a text that not every page has. */
export const listTellingStems = (text: string): Set<string> =>
  new Set(readWords(text).flatMap(({ stem }) => (ANY_PAGE.has(stem) || stem.length < 3 ? [] : [stem])));

function toStems(words: string): Set<string> {
  return new Set(readWords(words).map(({ stem }) => stem));
}

/** Words of the cues and tables by which mechanics are known, with how many have each. */
const spoken = new Map<string, Set<string>>();
const shared = new Map<string, number>();
for (const { id, kind } of taxonomyEntries) {
  if (kind !== 'mechanic') continue;
  const entry = findEntry(id);
  const cues = [entry?.certain, entry?.sure, entry?.likely, entry?.hint].flatMap(cueList);
  const known = mechanics.get(id);
  const told = known ? [...known.acts, ...known.details, known.thing, known.genre, known.good] : [];
  const words = listTellingStems([...cues, ...told].join(' ').replace(/[/=&@?~\d]+/g, ' '));
  spoken.set(id, words);
  for (const word of words) shared.set(word, (shared.get(word) ?? 0) + 1);
}
/** What so many mechanics are told with tells none of them. */
const COMMON = 12;
/** A word of its own and half of another one. */
const ENOUGH = 1.5;

/** How much a clause speaks in the words of a mechanic; from 1 on it says enough. @param more words of the kind of it that the game is */
export function rateClause(clause: string, id: string, more: string): number {
  const own = spoken.get(id);
  const kind = listTellingStems(more);
  const said = [...listTellingStems(clause)].reduce((sum, stem) => {
    if (kind.has(stem)) return sum + 1;
    const others = shared.get(stem) ?? COMMON;
    return own?.has(stem) ? sum + Math.max(0.15, 1 - others / COMMON) : sum;
  }, 0);
  return said / ENOUGH;
}
