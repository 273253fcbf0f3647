import type { BrainstormInput } from '../../engine.types.js';
import { identify } from '../../identify.js';
import type { Flavor } from '../../knowledge/flavors.js';
import { mechanics, type MechanicTexts } from '../../knowledge/mechanics/mechanics.js';
import type { ToldActs } from '../../knowledge/rows.js';
import type { Act } from './acts.js';
import { listLines } from './clauses.js';
import { chooseActs, findRound, joinActs, listBorneOut } from './own-acts.js';
import { rateClause } from './page-evidence.js';

/** How an item of a game is played. */
export interface PlayedItem {
  /** Entry whose name the text is; absent when the words are the designer's own. */
  id: string | undefined;
  /** Where the entry stands for many kinds of games, the one that this is. */
  flavor?: Flavor;
  /** What one does, as its store text says it or bears it out; absent where there is none. */
  acts?: readonly string[];
  /** The sentence that says so, word for word. */
  line?: string;
  /** It speaks of this mechanic, and not of something that its game has besides. */
  isSpoken?: true;
  /** A sentence of the store text stands for a mechanic that is not certain. */
  quoted?: true;
  /** Its page has few words of the tables: what holds for other games may not hold for it. */
  isUnlike?: true;
  /** What a round of it is called on its store page, where that doesn’t call it what other pages do. */
  round?: string;
}

/** How much it counts that a clause speaks in the words of its mechanic. */
const SPEAKING = 0.8;
/** From here on it speaks of it. */
const LEAST_SAID = 0.5;
/** From this score on a clause is told in place of what the page bears out of the tables, or of words that it doesn’t have. */
const BETTER = 0.9;
const GOOD = -0.1;
/** A clause in other words than those of its mechanic is told where its page is about nothing else; the more so where its kind is known. */
const SURE = 1.3;
const SUREST = 2;
/** And where the tables say little of it. */
const CLEAR = -0.6;

/** What games with these share says so little that what their page says comes first. */
export const VAGUE = new Set('idle-accumulation life-sim party-minigames survival-craft tycoon'.split(' '));
const LEAST_VAGUE = -0.2;

/** Each mechanic of a game in words of its store text where these say it, the first one in the most telling words. */
export function tellMechanics(
  items: readonly PlayedItem[],
  { type, text, name }: BrainstormInput,
  told: readonly Act[],
): void {
  if (type !== 'game' || !text) return;
  let left = told;
  for (const item of items) {
    const { flavor, id = '' } = item;
    const known = mechanics.get(flavor?.like ?? id);
    if (!known) continue;
    const borneOut = listBorneOut(listTold(known, flavor), text);
    const isKind = borneOut.details.length > 0 || (flavor !== undefined && flavor.acts.length > 0);
    // The fewer words of the tables a page has, the less they tell its game.
    const isSaid = item.quoted ? 0 : isKind ? 1 : borneOut.share;
    const other = isKind ? SUREST : borneOut.share < LIKE ? CLEAR : SURE;
    const isVague = !flavor && VAGUE.has(id);
    const aside = item === items[0] ? (isVague ? Math.min(other, LEAST_VAGUE) : other) : Infinity;
    const scored = left.flatMap((act) => {
      if (act.text.length < SHORTEST || !isPlainAct(act.text, `${name}\n${text}`, isVague ? 'any' : 'played'))
        return [];
      const said = rateAct(act, item);
      // What is told of another mechanic is not how this one is played.
      if (said === 0 && namesAny(act)) return [];
      if (isOthers(act, said, item, items)) return [];
      const score = act.score + Math.min(1, said) * SPEAKING;
      const least = said >= LEAST_SAID ? GOOD + isSaid * (BETTER - GOOD) : aside;
      return score >= least ? [{ ...act, score }] : [];
    });
    const acts = chooseActs(scored);
    left = left.filter(({ line }) => !acts.some((act) => line === act.line));
    item.acts = [...borneOut.details, ...joinActs(acts), ...borneOut.acts];
    if (acts[0]) item.line = acts[0].line;
    if (acts[0] && rateAct(acts[0], item) >= LEAST_SAID) item.isSpoken = true;
    if (!isKind && borneOut.share < LIKE) item.isUnlike = true;
    const round = findRound(known.go, text);
    if (round) item.round = round;
  }
}

/** What the tables say of a kind of game; its own acts stand for those of its mechanic. */
function listTold(known: MechanicTexts, flavor: Flavor | undefined): ToldActs {
  if (flavor && flavor.acts.length > 0) return flavor;
  const tell = flavor?.tell ?? String;
  return {
    acts: known.acts.map(tell),
    details: [...(flavor?.details ?? []), ...known.details.map(tell)],
  };
}

/** The share of the words of the tables from which on a page is like others of its mechanic. */
const LIKE = 0.5;

/** “Avoid obstacles” says what any game does. */
const SHORTEST = 16;
/** So long a clause reads well behind "you". */
export const LONGEST = 78;

/** What hands and heads do in games; other verbs say what a game is for. */
const PLAYED = new Set(
  'aim arrange bake balance bet blast bounce bowl build chop clear climb color combine connect cook craft cut deal defend deploy design dig dive dodge drag draw dress drift drive drop eat escape evolve fight fill find fire fit flick fling flip fly free grow guess guide harvest hatch hide jump knock launch line link lure mark match merge mine move pack paint park pick place plant pop pour pull push race raise remove ride roll rotate scrub search serve shoot slice slide smash sneak solve sort spell spin spot stack steal steer survive swap swipe tap throw topple trap turn unscrew unravel wash weave wrap send pass track direct catch mix expand battle sculpt navigate lead command destroy defeat kill loot rule recruit train organize feed perform assemble explore hire stock throw trace cause rescue stop steal operate swim open adopt hunt avoid'.split(
    ' ',
  ),
);
/** What a page praises its game with, and what any page has. */
const PRAISE =
  /\b(?:ultimate|excit\w*|thrill\w*|heights|iconic|favou?rites?|dreams?|fun|adventures?|journey|challeng\w*|amazing|awesome|epic|best|world|way|game|games|experience|anything|everything|perfect|beautiful|stunning|unique|various|variety|different|score|levels?|missions?|locales|him|her|them|his|their|one another|brands?|generous|personal|fearsome|rich|existence|arsenal|virtual|friends?|friend's|bonuses|starting|as many|as much|first|pick up|pick it up|true|most|over and over|thumb|start|your own|correct|specific|(?:faster|better|farther|bigger|stronger)$|(?!(?:only|exactly|deadly|family|jelly|fly|butterfly|assembly)\b)\w+ly)\b/;

/** So often a page says a name that its game has; more of them in one clause tell nobody else anything. */
const OFTEN = 3;
const MOST_NAMES = 2;

/** A short clause that says what one does, without other names and praise: others are hardly ever whole by themselves. */
export const isPlainAct = (text: string, page: string, verbs: 'played' | 'any' = 'played'): boolean => {
  // Names that the page says again are what its game is known by.
  const bare = text
    .split(' ')
    .filter((word) => !/^\p{Lu}/u.test(word) || page.split(word).length <= OFTEN)
    .join(' ');
  return (
    text.length <= LONGEST &&
    (text.match(/(?<!\p{L})\p{Lu}/gu)?.length ?? 0) <= MOST_NAMES &&
    (verbs === 'any' || PLAYED.has(text.split(' ', 1)[0] ?? '')) &&
    !/\d|\p{Lu}|\byour (?:every|way)\b| and .* and |\b(\w+) \1\b/u.test(bare) &&
    // A list of three reads well where its parts are short.
    !/,.*,.*,|^[^,]*,[^,]*$|,[^,]{25,},/.test(bare) &&
    !PRAISE.test(text)
  );
};

/** Whether a clause says more of another mechanic, or as much of one that comes before. */
const isOthers = (act: Act, said: number, item: PlayedItem, items: readonly PlayedItem[]): boolean =>
  items.some((other, at) => {
    const more = other === item ? -1 : rateAct(act, other) - said;
    return more > 0 || (more === 0 && said > 0 && at < items.indexOf(item));
  });

/** How much a clause says of how an item is played: 1 is enough, 2 where it names it. */
function rateAct(act: Act, { id = '', flavor }: PlayedItem): number {
  if (names(act, id)) return 2;
  return namesAny(act) ? 0 : rateClause(act.text, flavor?.like ?? id, describeFlavor(flavor));
}

const describeFlavor = (flavor: Flavor | undefined): string =>
  [flavor?.genre ?? '', ...(flavor?.acts ?? [])].join(' ');

/** Whether a clause speaks of a mechanic, or of a kind of it. */
export const speaks = ({ text }: Act, id: string, kind?: Flavor): boolean =>
  rateClause(text, id, describeFlavor(kind)) >= LEAST_SAID;
export const tellsKind = (act: Act, kind: Flavor): boolean => speaks(act, kind.like ?? '', kind);

/** So many lines may speak of something in passing. */
const ASIDE = 2;

/** Whether a page speaks of a mechanic in passing only. */
export function isAside({ id = '', line, isUnlike }: PlayedItem, text: string): boolean {
  if (line) return isUnlike === true && rateClause(line, id, '') === 0;
  return (
    isUnlike === true ||
    listLines(text).filter((one) => rateClause(one, id, '') >= LEAST_SAID).length <= ASIDE
  );
}

/** Whether a clause says how a mechanic is played. */
export const names = ({ text }: Act, id: string | undefined): boolean =>
  id !== undefined && identify(text, 'mechanic').includes(id);
const namesAny = ({ text }: Act): boolean => identify(text, 'mechanic').length > 0;
