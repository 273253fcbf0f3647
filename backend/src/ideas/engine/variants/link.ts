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
    text: 'Two {gos1} run side by side, and every touch counts in both. You can give one of them up to play the other in peace, but finishing both pays ten times as much.',
    choice: 'whether to give one of them up',
    why: 'Nothing new has to be learned, and one thumb has to please two sides.',
  },
  {
    text: 'After each {go1}, you can keep your result or throw it away and play again. The second result counts, whatever it is, and pays double.',
    choice: 'whether to keep the first result',
    why: 'A fairly good result is the most tempting one to throw away.',
  },
  {
    text: 'You and a friend play the same {go1}, one after the other. Whoever goes first leaves one hint, and it may be a lie.',
    choice: 'whether to trust the hint',
    why: 'Both think about what the other believes, and the talk goes on after the game.',
  },
  {
    text: 'A rival secretly forbids you one thing in each {go1}, and you find out what it is when you do it. Guess it before that, and you get paid triple.',
    choice: 'whether to guess at once or play on',
    why: 'Players catch themselves in their habits, and whoever knows them forbids the right thing.',
  },
  {
    text: 'You can hand a {go1} to a friend at any moment, but you never get it back. The worse it stands, the more both of you get if your friend saves it.',
    choice: 'when to hand it over',
    why: 'A hopeless {go1} becomes the best challenge one can send.',
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

/** Luck is neither hard nor done well, and no hint helps; a day is no part of a day. */
const listAlone = ({ group, go }: Half): readonly Link[] =>
  ALONE.filter(
    ({ text }) =>
      !(group === 'luck' && /\b(?:hard|better|well|hint|forbids)\b/.test(text)) &&
      !(go === 'day' && /\bday\b/.test(text)),
  );

/** What is played beside something that only a store page tells, in its words. */
const SERVED: readonly Link[] = [
  {
    text: 'You can take back {bad1} if you then {act2}. If you fail at that, too, you lose the whole {go1}.',
    choice: 'when to risk the whole {go1}',
    why: 'A small loss is easy to bear, but the chance to undo it is right there.',
  },
  {
    text: 'You start the {go1}, and a rival has to {act2}. Each of you may call for a swap once, and then you take over what the other has made, good or bad.',
    choice: 'when to call for the swap',
    why: 'Whoever is far ahead has the most to fear, so no lead is ever safe.',
  },
  {
    text: 'You can leave the {go1} at any time to {act2}. You come back stronger, but the {go1} goes on without you.',
    choice: 'when to leave the {go1} alone',
    why: 'Each break is a bet that the other half can wait.',
  },
  {
    text: 'You can quit the {go1} at any moment to {act2}. The closer it was to its end, the bigger the prize, but once it ends, the chance is gone.',
    choice: 'how close to the end to quit',
    why: 'The best moment to leave is the one when leaving is hardest.',
  },
  {
    text: 'You {act2} until something goes wrong, and then one {go1} decides whether you may go on.',
    choice: 'when to stop and keep what you have',
    why: 'Each mistake in one half leads into the other, so neither stands alone.',
  },
  {
    text: 'At some moment of the {go1}, a bell rings for you and a rival. The prize grows while you both wait, and it goes to whoever is first to {act2}.',
    choice: 'how long to wait after the bell',
    why: 'Both want to wait a little longer, and neither knows how long the other dares.',
  },
  {
    text: 'You can give the reward of any {go1} to a friend, who then has to {act2}. If it goes well, each of you gets twice as much. If not, it is lost.',
    choice: 'which friend to trust with it',
    why: 'It is harder to gamble with a present than with one’s own money.',
  },
  {
    text: 'A friend takes on the {go1} while you {act2}. If one of you is about to fail, the other can come over and help, but then nobody looks after what was left behind.',
    choice: 'when to drop everything and help',
    why: 'Two people play different games, and each of them hears the other call.',
  },
];

/** What joins two games that only their store pages tell: what one does in the first stands before it. */
const TOLD: readonly Link[] = [
  {
    text: 'You can leave that at any time to {act2}. What you left goes on without you and pays more and more until something goes wrong.',
    choice: 'how long to stay away',
    why: 'Nothing is harder to leave alone than something that may go wrong.',
  },
  {
    text: 'At any moment, you can give up all you have done and {act2}. The more you give up, the more you can win.',
    choice: 'when to give up what you have',
    why: 'The prize gets big only when there is a lot to lose.',
  },
  {
    text: 'You can take back any mistake if you then {act2}. If that goes wrong, too, both mistakes count double.',
    choice: 'which mistakes to take back',
    why: 'A small mistake is easy to live with, but the chance to undo it is right there.',
  },
  {
    text: 'A friend has to {act2} at the same time. Each of you may call for a swap once, and then you take over what the other has made, good or bad.',
    choice: 'when to call for the swap',
    why: 'Both of them work on something that they may have to give away.',
  },
  {
    text: 'Now and then a bell rings for you and a rival. The prize grows while you both wait, and it goes to whoever is first to {act2}.',
    choice: 'how long to wait after the bell',
    why: 'Both want to wait a little longer, and neither knows how long the other dares.',
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
    text: 'When a {go1} goes badly, you can bet it on the next {go2}. Win that, and both count as won. Lose it, and you pay for both.',
    choice: 'when to bet on the next {go2}',
    why: 'No {go1} is lost as long as players believe in the next {go2}.',
  },
  {
    text: 'Two friends play one game each. Without warning they have to swap and finish what the other began, and they win or lose together.',
    choice: 'how much to risk before the swap',
    why: 'A bold start is fun until a friend has to finish it.',
  },
  {
    text: 'You can quit a {go1} at any moment. The closer it was to its end, the more the next {go2} pays, but a finished {go1} adds nothing.',
    choice: 'how close to the end to quit',
    why: 'It hurts to leave what is almost done, and that is what pays.',
  },
  {
    text: 'You and a rival each show how one of your two games went and hide the other. Then each of you can raise the bet or give up.',
    choice: 'which of your two results to show',
    why: 'A bad result can still win if the rival believes in a good one.',
  },
  {
    text: 'At any moment, you can trade one of your two games, as it stands, for one that a stranger wants to get rid of. You see what you got only after the trade.',
    choice: 'when to trade a game away',
    why: 'A hopeless game is worth something, because the next one may be worse.',
  },
  {
    text: 'While you play, you see a friend’s {go1} start to go wrong. You can go over and save it, but your own {go2} goes on without you.',
    choice: 'whether to save your friend’s {go1} or your own {go2}',
    why: 'A friend in trouble always calls at the wrong moment, and friends remember who came.',
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
