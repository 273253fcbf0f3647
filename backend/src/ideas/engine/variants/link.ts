import { type Link, listLinks, turnLink } from '../knowledge/links/links.js';
import { type Random, shuffle } from '../random.js';
import { listTellingStems } from './sources/page-evidence.js';
import type { Group } from '../knowledge/mechanics/mechanics.js';
import { type Half, isSameCore, isWorldOnly, readEntryId } from './half.js';
import { pluralize } from './words.js';

/** Rules that join two halves, in an order drawn by chance. */
export function drawLinks(one: Half, other: Half, random: Random): Link[] {
  // Of a page that tells nothing its world is left, and the rule is one of the other game alone.
  if (isWorldOnly(other.item)) return shuffle(listAlone(one), random);
  if (isWorldOnly(one.item)) return shuffle(listAlone(other), random).map(turnLink);
  if (isSameCore(one, other)) return shuffle(MIRRORS, random);
  if (one.group && other.group) {
    const links = listLinks(one.group, other.group);
    const said = new Set([one, other].flatMap(listSaid));
    const weigh = ({ text }: Link) =>
      (sharesWord(text, one, other) ? 1 : 0) +
      countMissing(text, said) +
      [one, other].filter((half) => lacks(half, text)).length;
    const drawn = shuffle(links, random).map((link) => ({ link, weight: weigh(link) }));
    const fitting = drawn.flatMap(({ link, weight }) => (weight === 0 ? [link] : []));
    // What holds for any two takes the place of what speaks of things that one of them does not have.
    const open = shuffle(LOOSE, random).filter(({ text }) => !sharesWord(text, one, other));
    // Where these are too few for five variants, a rule that fits less is told before one is told twice.
    const others = drawn.filter(({ weight }) => weight > 0).sort((a, b) => a.weight - b.weight);
    const all = [...fitting, ...open, ...others.map(({ link }) => link)];
    return all.slice(0, Math.max(MOST, fitting.length));
  }
  if (other.group) return drawLinks(other, one, random).map(turnLink);
  if (one.group && other.use) return shuffle(GOALS, random);
  // What only a store page tells is joined in its own words.
  if (other.item.quoted) return shuffle(one.group ? SERVED : TOLD, random);
  return shuffle(
    LOOSE.filter(({ text }) => !sharesWord(text, one, other)),
    random,
  );
}

/** So many rules make five variants. */
const MOST = 5;

/** What rules speak of and not every game has. */
const ASSUMED = listTellingStems(
  'ammo army arrow athlete attack ball board card clue combo customer deck defense dice enemy fuel hand health hit jump lane map match merge miss monster move opponent piece raid recipe rival road route shoot shot song spin swap tank target team tile tower troop vehicle weapon word',
);

/** What every game of a group has, beside the words it is told with. */
const GIVEN: Partial<Record<Group, string>> = {
  ...{ board: 'move board level match', order: 'move', merge: 'piece merge move', cards: 'card hand deck' },
  ...{ drive: 'vehicle fuel route road', shot: 'aim hit miss', sport: 'team athlete' },
  ...{ shooter: 'enemy fire hit health shot shoot weapon ammo', arena: 'map rival hit' },
  ...{ fight: 'attack hit health', waves: 'defense attack hit health' },
};

/** What one aims at is called something else in some games. */
const tellsTarget = ({ flavor }: Half['item']): boolean =>
  flavor !== undefined && flavor.tell('target') !== 'target';

/** The words with which a half is told. */
const listSaid = ({ item, group, acts, thing, things, go, at, genre }: Half): string[] => {
  const given = [(group && GIVEN[group]) ?? '', tellsTarget(item) ? 'target' : ''];
  return [...listTellingStems([...acts, thing, things, go, at, genre, item.text, ...given].join(' '))];
};

/** What rules of a group speak of and some of its games do not have: nothing is stuck in a jigsaw, and nobody parks fast. */
const JAM = /\b(?:stuck|locks?|locked|unlocks?|order|frees?|solutions?|possible move)\b/;
const LACKING: Readonly<Record<string, RegExp>> = {
  ...{ 'block-placement': JAM, 'spatial-packing': JAM, 'physics-play': JAM },
  'vehicle-sim': /\b(?:fast\w*|speed\w*|hurry\w*)\b/,
  'auto-combat':
    /\b(?:your (?:next |first |last )?attacks?|you attack|hits? you|you (?:take|are hit)|hit you take)\b/,
  'orders-service': /\b(?:look\w* after|care)\b/,
  solitaire: /\bmatch(?:es)?\b/,
  'match3-swap': /\blast \{thing|\bcompletely\b/,
  'party-minigames': /\b(?:past|farther|faster|speed|run)\b/,
};
const lacks = ({ item }: Half, text: string): boolean => LACKING[readEntryId(item)]?.test(text) ?? false;

const countMissing = (text: string, said: ReadonlySet<string>): number =>
  [...listTellingStems(text.replace(/\{\w+\}/g, ''))].filter((stem) => ASSUMED.has(stem) && !said.has(stem))
    .length;

/** What both halves call by one word is hard to tell apart in one sentence: such a link comes last. */
const sharesWord = (text: string, one: Half, other: Half): boolean =>
  (
    [
      ['thing', 'things?'],
      ['go', 'gos?'],
      ['at', '(?:at|place)'],
    ] as const
  ).some(
    ([word, slot]) =>
      one[word] === other[word] && [1, 2].every((side) => new RegExp(`\\{${slot}${side}\\}`).test(text)),
  );

/** Two games with the same core. */
const MIRRORS: readonly Link[] = [
  {
    text: 'You play two {gos1} side by side on one screen. {Good1} on one side makes the other side easier, and {bad1} makes it harder.',
    choice: 'which side needs you now',
    why: 'Nothing new has to be learned, and watching two sides makes it hard.',
  },
  {
    text: 'You play each {go1} twice in a row. The second time is harder and pays double, but only if you do at least as well as before.',
    choice: 'how well to do the first time',
    why: 'The first time sets the goal for the second, so doing too well has a price.',
  },
  {
    text: 'You and a friend play the same {go1}, one after the other. Whoever goes first does not know the goal, and whoever goes second has less time.',
    choice: 'whether to go first or second',
    why: 'Both places have a weakness, so the choice is never easy.',
  },
  {
    text: 'Before each {go1}, you choose how hard it gets. The rewards of all {gos1} of a day are multiplied, and one loss ends the day.',
    choice: 'how hard to make the next {go1}',
    why: 'Each good result puts more at stake, so the last choice of the day is the hardest.',
  },
  {
    text: 'A friend takes over in the middle of each {go1}, and {good1} counts for both of you.',
    choice: 'when to hand over to your friend',
    why: 'A game for one becomes something that two people share.',
  },
];

/** Of one game alone. */
const ALONE: readonly Link[] = [
  ...MIRRORS.slice(1),
  {
    text: 'You take your reward before the {go1}. The more you take, the better you have to do to keep it.',
    choice: 'how much reward to take in advance',
    why: 'Players set their own goal and feel it from the first move.',
  },
  {
    text: 'After each {go1}, you can stop and keep your points or go on. A lost {go1} costs all the points you have not kept.',
    choice: 'whether to go on or keep the points you have',
    why: 'The stakes rise with each good result, so the last {go1} is the most exciting.',
  },
  {
    text: 'All players get the same {go1} each day and one try at it. Watching another player’s try first cuts your reward in half.',
    choice: 'whether to watch somebody else or go first',
    why: 'Everybody talks about the same {go1}, and a single try makes it count.',
  },
];

/** Luck is neither hard nor done well, and a day is no part of a day. */
const listAlone = ({ group, go }: Half): readonly Link[] =>
  ALONE.filter(
    ({ text }) =>
      !(group === 'luck' && /\b(?:hard|better|well)\b/.test(text)) && !(go === 'day' && /\bday\b/.test(text)),
  );

/** What is played beside something that only a store page tells, in its words. */
const SERVED: readonly Link[] = [
  {
    text: '{Good1} gives you one more minute to {act2}. You can save up minutes for a longer turn.',
    choice: 'whether to use each minute at once or save up for a longer turn',
    why: 'Each {go1} earns time for the other half, so both are always on the player’s mind.',
  },
  {
    text: 'Before each {go1}, you have one try to {act2}. Doing well makes the {go1} easier, and failing makes it harder.',
    choice: 'whether to take the try or start right away',
    why: 'Preparing is a risk of its own, so each {go1} begins with a choice.',
  },
  {
    text: 'You can leave the {go1} at any time to {act2}. You come back stronger, but the {go1} goes on without you.',
    choice: 'when the {go1} can do without you',
    why: 'Each break is a bet that the other half can wait.',
  },
  {
    text: 'Each {go1} earns what you need to {act2}, and only hard {gos1} earn enough for a long turn.',
    choice: 'whether to play a hard {go1} or be content with a short turn',
    why: 'Players choose how much work the other half is worth to them.',
  },
  {
    text: 'You {act2} until something goes wrong, and then one {go1} decides whether you may go on.',
    choice: 'when to stop and keep what you have',
    why: 'Each mistake in one half leads into the other, so neither stands alone.',
  },
  {
    text: 'A day has ten turns. You can use each of them for one {go1} or to {act2}, and what you did less often pays double.',
    choice: 'how to spend the ten turns',
    why: 'Doing only what one likes pays less every day, so both halves stay in use.',
  },
  {
    text: 'Your reward for the {go1} is doubled if you also {act2} before the next one, but a failed try costs you half of it.',
    choice: 'whether to double the reward or keep it as it is',
    why: 'Each good {go1} ends with a bet on the other half.',
  },
  {
    text: 'A friend plays the {go1} while you {act2}. Whoever is ahead can send help but falls back by doing so.',
    choice: 'when to help your friend',
    why: 'Two people play different games and still need each other.',
  },
];

/** What joins two games that only their store pages tell: what one does in the first stands before it. */
const TOLD: readonly Link[] = [
  {
    text: 'How well that goes decides how long you may {act2}.',
    choice: 'which half to take more care in',
    why: 'Each half sets the terms for the other.',
  },
  {
    text: 'Every success lets you {act2} once, and doing that well makes the next success worth more.',
    choice: 'whether to collect successes or use them at once',
    why: 'Both halves raise the value of each other.',
  },
  {
    text: 'A mistake can be made good if you then {act2}, but a second mistake ends the day.',
    choice: 'whether to save the day or start a new one',
    why: 'Each mistake leads from one half into the other.',
  },
  {
    text: 'A friend has to {act2} at the same time, and each of you can use what the other has earned.',
    choice: 'what to leave for your friend',
    why: 'Two people play different games and still need each other.',
  },
  {
    text: 'You have ten turns a day for this. You can also use a turn to {act2}, and what you did less often pays double.',
    choice: 'how to spend the ten turns',
    why: 'Doing only what one likes pays less every day, so both halves stay in use.',
  },
];

/** What is played beside a goal of weeks. */
const GOALS: readonly Link[] = [
  {
    text: '{Good1} {use2}.',
    choice: 'what to work toward first',
    why: 'Each short round counts toward something that lasts.',
  },
  {
    text: '{Good1} {use2}, and {bad1} sets you back a day.',
    choice: 'whether to play it safe',
    why: 'A bad round costs something, so each one matters.',
  },
  {
    text: 'Money cannot buy this goal: only {good1} {use2}.',
    choice: 'how to spend the day’s rounds',
    why: 'The long goal asks for good play instead of money.',
  },
  {
    text: 'Only one {go1} a day counts toward the goal, and friends can watch it: {good1} {use2}.',
    choice: 'when to play the one that counts',
    why: 'One round a day with a lasting result is worth thinking about.',
  },
  {
    text: 'Two friends share the goal, and whoever plays the better {go1} that day decides what comes next: {good1} {use2}.',
    choice: 'whether to help or to compete',
    why: 'Rivals who share a result keep the competition friendly.',
  },
];

/** What is played beside words that no entry explains: told apart as the one part and the other. */
const LOOSE: readonly Link[] = [
  {
    text: 'Both games are on the screen, and only the one you touch runs. The other gets a little harder for every second it waits.',
    choice: 'when to switch to the other game',
    why: 'Both games need the player at once, so no second is idle.',
  },
  {
    text: 'Every minute you spend in one game makes the next {go2} harder and raises its reward.',
    choice: 'when to move on to the next {go2}',
    why: 'Time in one game is a bet on the other.',
  },
  {
    text: 'Before each {go1}, you predict how well the next {go2} will go. A bolder prediction pays more, but only if it comes true.',
    choice: 'how bold a prediction to make',
    why: 'A bet on themselves makes players care about both games.',
  },
  {
    text: 'Two friends play one game each and swap after every {go1}, so each of them starts with what the other has earned.',
    choice: 'what to leave for your friend',
    why: 'Both games are played for somebody else, which makes each result matter.',
  },
  {
    text: 'Whatever one {go1} brings counts only after you also win the next {go2}, and each win in a row doubles the reward.',
    choice: 'when to stop and keep what you have won',
    why: 'Each win raises the stakes, so players have to know when to stop.',
  },
  {
    text: 'You have ten turns a day for both games, and the one you played less the day before pays double.',
    choice: 'how to spend the ten turns',
    why: 'Playing only your favorite half pays less every day, so both stay in use.',
  },
  {
    text: 'Part of the next {go2} is hidden. {Good1} uncovers more of it, but its time is already running.',
    choice: 'how much to uncover before you start',
    why: 'Looking ahead costs the time that it is meant to save.',
  },
  {
    text: 'You have five lives for both games. {Good1} can win one back, but a mistake in the {go2} costs two.',
    choice: 'whether to win lives back or risk the ones you have',
    why: 'One game feeds the other, and players choose when they are ready for it.',
  },
  {
    text: 'Each mistake in the {go1} puts one more obstacle into the next {go2}, and a {go2} full of obstacles pays many times more.',
    choice: 'whether a mistake is worth making on purpose',
    why: 'Players who trust themselves in one game can afford to fail in the other.',
  },
];

/** Whether a rule would join any two. */
export const isLoose = (why: string): boolean => LOOSE.some((link) => link.why === why);

/** What a page says one does, where the rule speaks of nothing else; else the act that introduces most of what it speaks of. */
export function chooseAct({ item, acts, thing, things }: Half, rule: string): string {
  const spoken = listTellingStems(rule);
  const own = listTellingStems(`${thing} ${things}`);
  const count = (act: string, stems: ReadonlySet<string>) =>
    [...listTellingStems(act)].filter((stem) => spoken.has(stem) && stems.has(stem)).length;
  const [first = ''] = acts;
  const isNamed = [...own].some((stem) => spoken.has(stem));
  if (item.line && (item.isSpoken || count(first, own) > 0 || !isNamed)) return first;
  const words = new Set([...ASSUMED, ...own]);
  const most = Math.max(...acts.map((act) => count(act, words)));
  return acts.find((act) => count(act, words) === most) ?? '';
}

/** "on the match-3 board" → "the match-3 board" */
const barePlace = (at: string): string => at.replace(/^(?:out )?\S+ /, '');

/** Words of rules that are other ones in some games: one may ride a snowboard, merge dragons or clear a layout of cards. */
const WORDS: Partial<Record<Group, readonly string[]>> = {
  ...{ drive: ['vehicle'], merge: ['piece'], board: ['board', 'piece'], shot: ['target'] },
};
const tellWords = (text: string, ...halves: Half[]): string =>
  halves.reduce(
    (told, { group, item, at, thing }) =>
      ((group && WORDS[group]) ?? []).reduce((said, word) => {
        const place = word === 'board' ? (/(?:layout|pile)/.exec(at)?.[0] ?? word) : word;
        const own = group === 'board' && word === 'piece' ? thing : (item.flavor?.tell(place) ?? place);
        return said.replace(new RegExp(`\\b${word}(s?)\\b`, 'g'), (_, many: string) =>
          many ? pluralize(own) : own,
        );
      }, told),
    text,
  );

/** A text of a link in the words of both halves; a capital in the slot makes one in the text. */
export const fillLink = (text: string, one: Half, other: Half): string =>
  tellWords(text, one, other).replace(
    /\{(\w)(\w+)([12])\}/g,
    (_, first: string, rest: string, side: string) => {
      const half = side === '1' ? one : other;
      const { thing, go, at, good, bad, use } = half;
      const words: Record<string, string> = {
        ...{ thing, things: half.things, go, gos: pluralize(go), at, place: barePlace(at) },
        ...{ good, bad, use, act: half.acts[0] ?? '' },
      };
      const word = words[first.toLowerCase() + rest] ?? '';
      return first === first.toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1);
    },
  );
