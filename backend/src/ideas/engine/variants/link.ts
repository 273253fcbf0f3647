import { type Link, listLinks, turnLink } from '../knowledge/links/links.js';
import { type Random, shuffle } from '../random.js';
import { listTellingStems } from './page-evidence.js';
import type { Group } from '../knowledge/mechanics/mechanics.js';
import { type Half, readEntryId } from './half.js';
import { pluralize } from './words.js';

/** Rules that join two halves, in an order drawn by chance. */
export function drawLinks(one: Half, other: Half, random: Random): Link[] {
  const entry = readEntryId(one.item);
  if (entry && entry === readEntryId(other.item) && one.item.flavor === other.item.flavor) {
    return shuffle(MIRRORS, random);
  }
  if (one.group && other.group) {
    const links = listLinks(one.group, other.group);
    const said = new Set([one, other].flatMap(listSaid));
    const weigh = ({ text }: Link) =>
      (sharesWord(text, one, other) ? 1 : 0) +
      countMissing(text, said) +
      countGuessed(text, said, [one, other]);
    const drawn = shuffle(links, random).map((link) => ({ link, weight: weigh(link) }));
    const fitting = drawn.flatMap(({ link, weight }) => (weight === 0 ? [link] : []));
    // What holds for any two takes the place of what speaks of things that one of them does not have.
    return [...fitting, ...shuffle(LOOSE, random)].slice(0, Math.max(MOST, fitting.length));
  }
  if (other.group) return drawLinks(other, one, random).map(turnLink);
  return shuffle(one.group && other.use ? GOALS : LOOSE, random);
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
const listSaid = ({ item, group, family, ...told }: Half): string[] => [
  ...listTellingStems(
    // What a verb makes likely is not what a page says.
    family && item.quoted
      ? [item.clause ?? '', item.text].join(' ')
      : [told.acts, told.thing, told.things, told.go, told.at]
          .flat()
          .concat(told.genre, item.text, (group && GIVEN[group]) ?? '', tellsTarget(item) ? 'target' : '')
          .join(' '),
  ),
];

/** What a verb alone makes likely is in no page: “enemies” of one who slices fruit. */
const countGuessed = (text: string, said: ReadonlySet<string>, halves: readonly Half[]): number =>
  halves.filter(
    ({ item, family, thing }, at) =>
      family &&
      item.quoted &&
      new RegExp(`\\{things?${at + 1}\\}`, 'i').test(text) &&
      ![...listTellingStems(thing)].some((stem) => said.has(stem)),
  ).length;

const countMissing = (text: string, said: ReadonlySet<string>): number =>
  [...listTellingStems(text.replace(/\{\w+\}/g, ''))].filter((stem) => ASSUMED.has(stem) && !said.has(stem))
    .length;

/** What both halves call by one word is hard to tell apart in one sentence: such a link comes last. */
const sharesWord = (text: string, one: Half, other: Half): boolean =>
  (['thing', 'go'] as const).some(
    (word) =>
      one[word] === other[word] && [1, 2].every((side) => new RegExp(`\\{${word}s?${side}\\}`).test(text)),
  );

/** Two games with the same core. */
const MIRRORS: readonly Link[] = [
  {
    text: 'You play on two sides at once: {good1} on one side helps on the other, and {bad1} hurts both.',
    choice: 'which side needs you now',
    why: 'Nothing new has to be learned, and watching two sides makes it hard.',
  },
  {
    text: 'What you do today is recorded and becomes your opponent tomorrow.',
    choice: 'which of your own habits to beat',
    why: 'The best opponent is the player who knows your habits.',
  },
  {
    text: 'Two friends take turns, one day each, and each begins with what the other left behind.',
    choice: 'what to leave for the other',
    why: 'What both games share becomes something two people share.',
  },
  {
    text: 'You play each {go1} twice, and the second time begins where the first one ended.',
    choice: 'how to leave things for the second time',
    why: 'A mistake comes back, so the first time is also preparation.',
  },
  {
    text: 'A friend starts where you stop, and {good1} counts for both of you.',
    choice: 'when to hand over',
    why: 'A routine becomes a favor that a friend notices.',
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
    text: 'The two games take turns: the better you do in one, the harder the next round of the other is, and the more it pays.',
    choice: 'how hard you want the next round to be',
    why: 'Players set their own difficulty, and a good result is a risk they chose.',
  },
  {
    text: 'You choose how long to stay in the first game: each minute makes the next {go2} harder and raises its reward.',
    choice: 'when to move on to the next {go2}',
    why: 'Time in one game is a bet on the other.',
  },
  {
    text: 'Before each {go1}, you say how well you will do in the game that follows, and you are paid for both only if you are right.',
    choice: 'how much to promise',
    why: 'A bet on themselves makes players care about both games.',
  },
  {
    text: 'Two friends play one game each and swap after every {go1}, so each of them starts with what the other earned.',
    choice: 'what to leave for your friend',
    why: 'Both games are played for somebody else, which makes each result matter.',
  },
  {
    text: 'Both games use the same energy, and {good1} gives back a little less than a try in the other game costs.',
    choice: 'which game is worth the energy today',
    why: 'A shared supply makes players choose, so neither game becomes routine.',
  },
];

/** Whether a rule would join any two. */
export const isLoose = (why: string): boolean => LOOSE.some((link) => link.why === why);

/** The act that introduces most of what a rule speaks of. */
export function chooseAct({ acts, thing, things }: Half, rule: string): string {
  const spoken = listTellingStems(rule);
  const own = listTellingStems(`${thing} ${things}`);
  const count = (act: string) =>
    [...listTellingStems(act)].filter((stem) => spoken.has(stem) && (ASSUMED.has(stem) || own.has(stem)))
      .length;
  const most = Math.max(...acts.map(count));
  return acts.find((act) => count(act) === most) ?? '';
}

/** "on the match-3 board" → "the match-3 board" */
const barePlace = (at: string): string => at.replace(/^(?:out )?\S+ /, '');

/** Words of rules that are other ones in some games: one may ride a snowboard, merge dragons or clear a layout. */
const WORDS: Partial<Record<Group, string>> = {
  ...{ drive: 'vehicle', merge: 'piece', board: 'board', shot: 'target' },
};
const tellWords = (text: string, ...halves: Half[]): string =>
  halves.reduce((told, { group, item, at }) => {
    const word = group && WORDS[group];
    if (!word) return told;
    const own = word === 'board' ? (/(?:layout|pile)/.exec(at)?.[0] ?? word) : word;
    return told.replace(new RegExp(`\\b${word}(s?)\\b`, 'g'), (_, many: string) =>
      (item.flavor?.tell ?? String)(many ? pluralize(own) : own),
    );
  }, text);

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
