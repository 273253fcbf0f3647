import { isAnyVerb } from '../knowledge/families.js';
import { parseAlternatives, parseRows } from '../knowledge/rows.js';
import type { Setting } from '../knowledge/settings/settings.js';
import { titleRows } from '../knowledge/title-words.js';
import { sameKey, shorten, upperFirst } from '../phrases.js';
import { type Tempo, tempos } from '../knowledge/tempo.js';
import { hashText, pick, type Random, randomFrom, shuffle } from '../random.js';
import type { Place } from './place.js';
import type { Source } from './sources/sources.js';
import { PREFACE, readEntryId, type Half } from './half.js';
import { asClause } from './verbs.js';

/** Words that may end a name, by entry. */
const lasts = new Map(parseRows(titleRows).map(([id = '', words]) => [id, parseAlternatives(words)]));

/** Words that may begin the name of what has no place, by how it is played. */
const FIRSTS: Readonly<Record<Tempo, string>> = {
  calm: 'Clever Little Quiet Sunny Bright Gentle Curious Pocket Velvet Morning',
  luck: 'Lucky Golden Wild Happy Silver Midnight Risky Shiny Jolly Reckless',
  fast: 'Rapid Mighty Wild Reckless Thunder Rogue Turbo Electric Rowdy Fearless',
  slow: 'Tiny Growing Honest Busy Golden Merry Humble Proud Little Sunrise',
  journey: 'Lost Hidden Distant Endless Restless Secret Brave Faraway Silent Wandering',
};
/** Games that people know. */
const KNOWN = new Set(
  'Crown Rush|Castle Clash|Golden Tycoon|Garden Escape|Lost Horizon|Hidden City|Golden Farm|Tiny Farm|Tiny City|Tiny Tower|Happy Farm|Magic Tiles|Jungle Jewels|Rogue Legacy|Knight Rush|Winter Games|Rune Quest|Pocket City|Pocket Tanks|Word Cookies|Little Empire|Lucky Spin|Lucky Slots|Wild Rush|Wild Frontier|Brave Frontier|Thunder Force|Castle Defense|Castle Siege|Castle Empire|Toy Blast|Sugar Blast|Garden Match|Manor Match|Pearl Harbor|Fairway Solitaire'.split(
    '|',
  ),
);

/** What says nothing of what a text is about. */
const SMALL = new Set(
  'a an the and or but of in on at to by for from with without into through over under about that this these those who whose where when while which what every each all any some one two three only very more most just also then than their your you our they them his her its she it he we are is was has have had be been can must will want wants would make makes made game games play player players get gets let like as if so not no nobody somebody something everything someone everyone there here use using you’re i me my across along during between behind beside share shares touch touches any out up down off away goes go back time times end way day days'.split(
    ' ',
  ),
);

interface Named extends Place {
  /** Whether the pitch tells of the place. */
  isPlaced: boolean;
  halves: readonly Half[];
  sources: readonly Source[];
  /** Which of the five it is: one’s own words make another title each time. */
  turn: number;
}

/** A name out of its place and what is played in it, or one’s own words. */
export function nameVariant(
  { setting, titles, isPlaced, halves, sources, turn }: Named,
  random: Random,
): string {
  const isPlayed = halves.some(({ item }) => item.id ?? item.flavor ?? item.quoted);
  // The same order for each of the five, so that no two have one name.
  const order = randomFrom(hashText(sources.map(({ name }) => name).join()));
  const names = shuffle(isPlayed || isPlaced ? listNames(titles, halves, sources) : [], order);
  const own = halves.flatMap(({ item }) => (item.id || item.quoted ? [] : [item.text]));
  const nouns = [...new Set(own.flatMap(listNouns))];
  const pairs = shuffle(
    nouns.flatMap((noun) => halves.flatMap(listLasts).map((last) => `${noun} and ${last}`)),
    order,
  );
  if (pairs.length > 0) return pairs[turn % pairs.length] ?? '';
  if (isPlaced && setting.names[0] && (titles.length === 0 || turn % 2 === 1))
    return namePlace(setting, sources, random);
  if (names.length > 0) return names[turn % names.length] ?? '';
  const named = own.flatMap(listOwnTitles);
  return named[turn % named.length] ?? namePlace(setting, sources, random);
}

/** What ends the name of a game whose play has no name of its own. */
const OPEN_LASTS = ['Quest', 'Club', 'Challenge', 'Adventure'];
const listLasts = ({ item }: Half): readonly string[] =>
  lasts.get(readEntryId(item)) ?? (item.quoted ? OPEN_LASTS : []);

/** "Frosty Rally", "Clever Cascade": a word of the place, or of how it is played, before a word of what is played. */
function listNames(titles: readonly string[], halves: readonly Half[], sources: readonly Source[]): string[] {
  const taken = new Set(sources.flatMap(({ name }) => sameKey(name).split(' ')));
  const tempo = halves.flatMap(({ group }) => (group ? [tempos[group]] : []))[0] ?? 'calm';
  const free = titles.filter(
    (title) =>
      !sameKey(title)
        .split(' ')
        .some((word) => taken.has(word)),
  );
  const firsts = free.length > 1 ? free : FIRSTS[tempo].split(' ');
  const names = halves.flatMap((half) =>
    listLasts(half).flatMap((last) =>
      firsts.flatMap((first) => (sharesStem(first, last) ? [] : [`${first} ${last}`])),
    ),
  );
  return [...new Set(names)].filter((name) => !KNOWN.has(name));
}

const sharesStem = (one: string, other: string): boolean =>
  one.split(' ').some((a) => other.split(' ').some((b) => a.slice(0, 4) === b.slice(0, 4)));

/** What a text of one’s own is about: the words after an article, up to a verb: "Noodle Bar". */
function listNouns(text: string): string[] {
  const phrases = text.matchAll(
    /\b(?:an?|the|my|your|their|his|her|our|its|every|each|one|two|three|of|about|with|in|on|to|from|between)\s+(?=([^.,;:!?]+))/giu,
  );
  return [...phrases].flatMap(([, rest = '']) => {
    const words = rest.split(/\s+/);
    const end = words.findIndex(
      // “A train” is a noun.
      (word, at) => SMALL.has(word.toLowerCase()) || (at > 0 && isAnyVerb(word)),
    );
    const noun = words.slice(0, end < 0 ? words.length : end);
    return noun.length > 0 && noun.length < 4 ? [noun.map(upperFirst).join(' ')] : [];
  });
}

/** "Sort Letters" of “sort letters that were never sent”: up to where another part begins. */
const PART =
  /\s+(?:that|which|who|whose|where|when|while|for|without|with|in|on|at|by|to|and|across|through)\s+/i;
const SHORT = 5;
const LONGEST_TITLE = 40;
const AUXILIARY = /^(?:is|are|was|were|has|have|had|can|must|will|would|lasts?|only|never)$/;

/** Titles out of the words of a text, each another one: what it is about, two of these, what one does, what happens. */
function listOwnTitles(text: string): string[] {
  const bare = text.replace(/[.!?…\s]+$/, '').replace(PREFACE, '');
  const nouns = [...new Set(listNouns(bare))];
  const pairs = nouns.flatMap((one) =>
    nouns.flatMap((other) => (one === other ? [] : [`${one} and ${other}`])),
  );
  const [head = ''] = bare.replace(/^you\s+/i, '').split(PART, 1);
  const tail = /\s(?:who|that|which|where)\s+(.+)$/i.exec(bare)?.[1] ?? '';
  const parts = [...(asClause(head) ? [head, head.replace(/^\S+\s+/, '')] : []), tail].filter(isTitle);
  const titles = [...nouns.map((noun) => `The ${noun}`), ...parts.map(toTitle), ...pairs];
  // The words themselves are a working title.
  const whole = bare.length <= LONGEST_TITLE || titles.length === 0 ? [shorten(bare, LONGEST_TITLE)] : [];
  return [...new Set([...titles, ...whole.map(upperFirst)])];
}

/** "Lies to ships", but not "were never sent" and "lives there". */
const isTitle = (text: string): boolean => {
  const words = text.toLowerCase().split(/\s+/);
  const [first = '', last = first] = [words[0], words.at(-1)];
  return words.length > 1 && words.length < SHORT && !AUXILIARY.test(first) && !SMALL.has(last);
};

const toTitle = (text: string): string =>
  text
    .replace(/^(?:an?|the)\s+/i, '')
    .split(/\s+/)
    .map((word, at) => (at > 0 && word.length < 4 ? word : upperFirst(word)))
    .join(' ');

/** A name of the place that repeats no word of a source's name. */
function namePlace({ names, id }: Setting, sources: readonly Source[], random: Random): string {
  const words = new Set(
    sources.flatMap(({ name }) => sameKey(name).split(' ')).filter((one) => one.length > 3),
  );
  const isFree = (name: string): boolean =>
    !sameKey(name)
      .split(' ')
      .some((word) => words.has(word));
  const free = names.filter(isFree);
  return pick(free.length > 0 ? free : names, random) ?? id;
}
