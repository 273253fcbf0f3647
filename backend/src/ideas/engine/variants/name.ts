import { isAnyVerb } from '../knowledge/families.js';
import { parseAlternatives, parseRows } from '../knowledge/rows.js';
import type { Setting } from '../knowledge/settings/settings.js';
import { titleRows } from '../knowledge/title-words.js';
import { sameKey, shorten, upperFirst } from '../phrases.js';
import { pick, type Random, shuffle } from '../random.js';
import type { Source } from './sources.js';
import type { Told } from './told.js';

const titles = new Map(parseRows(titleRows).map(([id = '', words]) => [id, parseAlternatives(words)]));

/** What says nothing of what a text is about. */
const SMALL = new Set(
  'a an the and or but of in on at to by for from with without into through over under about that this these those who whose where when while which what every each all any some one two three only very more most just also then than their your you our they them his her its she it he we are is was has have had be been can must will want wants would make makes made game games play player players get gets let like as if so not no nobody somebody something everything someone everyone there here use using you’re i me my across along during between behind beside share shares touch touches any'.split(
    ' ',
  ),
);

interface Named {
  setting: Setting;
  /** Whether the pitch tells of the place. */
  isPlaced: boolean;
  halves: readonly Told[];
  /** The title of the axis, with {x} for what is played. */
  title: string;
  sources: readonly Source[];
}

/** A name out of what the pitch tells: its place, what is played in it, or one’s own words. */
export function nameVariant({ setting, isPlaced, halves, title, sources }: Named, random: Random): string {
  if (isPlaced && setting.names[0]) return namePlace(setting, sources, random);
  const known = shuffle([...new Set(halves.map((half) => pick(listTitles(half), random) ?? ''))], random);
  const [a, b] = known.filter(Boolean);
  const own = halves.flatMap(({ item }) => (item.id || item.quoted ? [] : listNouns(item.text)));
  const [noun = '', other] = shuffle([...new Set(own)], random);
  if (a && title) return title.replace('{x}', a);
  if (a) return noun || b ? `${noun || b} and ${a}` : a;
  if (noun) return other ? `${noun} and ${other}` : `The ${noun}`;
  const [words] = halves.flatMap(({ item }) => (item.id || item.quoted ? [] : [item.text]));
  // Words without a noun to name it by are a working title themselves.
  return namePlace(setting, sources, random) || upperFirst(shorten(words ?? '', 40));
}

const listTitles = ({ item, family }: Told): readonly string[] =>
  titles.get(item.flavor?.like ?? item.id ?? '') ?? (item.quoted ? (family?.titles ?? []) : []);

/** What a text of one’s own is about: the words after an article, up to a verb: "Noodle Bar". */
function listNouns(text: string): string[] {
  const phrases = text.matchAll(
    /\b(?:an?|the|my|your|their|his|her|our|its|every|each|one|two|three|of|about|with|in)\s+(?=([^.,;:!?]+))/giu,
  );
  return [...phrases].flatMap(([, rest = '']) => {
    const words = rest.split(/\s+/);
    const end = words.findIndex((word) => SMALL.has(word.toLowerCase()) || isAnyVerb(word));
    const noun = words.slice(0, end < 0 ? words.length : end);
    return noun.length > 0 && noun.length < 4 ? [noun.map(upperFirst).join(' ')] : [];
  });
}

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
