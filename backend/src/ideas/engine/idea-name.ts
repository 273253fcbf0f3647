import { mechanicKnowledge } from './knowledge/knowledge.js';
import { sameKey } from './phrases.js';
import { pick, type Random } from './random.js';

const before = (
  'Little Midnight Paper Velvet Copper Northern Hidden Quiet Wild Sunday Clockwork Salt Amber Hollow Second Last ' +
  'Borrowed Upside Winter Marble Silver Crooked Golden Wandering Secret Distant Tiny Stormy Moonlit Rusty'
).split(' ');
const after = (
  'Row Works Club House Parade Society Season Yard Hollow Harbour Street Company Lane Garden Manor Isles Festival ' +
  'Station Hill Bay Union Quarter Circle Keepers'
).split(' ');
/** Who keeps the thing going. */
const KEEPERS = 'Society Company Club House Union Circle Keepers Parade'.split(' ');
/** Names when an item is known to nobody: plain and open. */
const OPEN_NAMES = ['Spark', 'Harbour', 'Lantern', 'Orchard', 'Compass', 'Meridian', 'Pebble', 'Thicket'];
const TRIES = 24;

/**
 * A name for a mix: words of the leading mechanics, in one of six shapes. Pronounceable, at most three words, and
 * never a name or a telling word of an input.
 */
export function ideaName(ids: readonly string[], inputNames: readonly string[], random: Random): string {
  const taken = new Set(inputNames.flatMap((name) => [sameKey(name), ...sameKey(name).split(' ')]));
  let name = '';
  for (let attempt = 0; attempt < TRIES; attempt++) {
    name = shape(listNameWords(ids[0]), listNameWords(ids[1] ?? ids[0]), random);
    const words = sameKey(name).split(' ');
    const repeated = new Set(words).size < words.length;
    const copied = words.some((word) => word.length > 3 && taken.has(word)) || taken.has(sameKey(name));
    if (!repeated && !copied) return name;
  }
  // All the fitting words stand in the inputs' names: a plain name is better than a copy.
  const plain = [...OPEN_NAMES, ...after].filter((word) => !taken.has(sameKey(word)));
  return `${pick(before, random)} ${pick(plain, random) ?? name}`;
}

const listNameWords = (id: string | undefined): readonly string[] =>
  (id && mechanicKnowledge[id]?.names) || OPEN_NAMES;

function shape(first: readonly string[], second: readonly string[], random: Random): string {
  const a = pick(first, random) ?? '';
  const b = pick(second, random) ?? '';
  const roll = random();
  // Two words that say one thing; three nouns in a row say nothing.
  if (roll < 0.14 && a !== b) return `${a} & ${b}`;
  if (roll < 0.28 && compounds(a, b)) return a + b.toLowerCase();
  if (roll < 0.4) return `${a} ${pick(after, random)}`;
  if (roll < 0.5) return `The ${b} ${pick(KEEPERS, random)}`;
  if (roll < 0.95 && !b.includes(' ')) return `${pick(before, random)} ${b} ${pick(after, random)}`;
  return `${pick(before, random)} ${a}`;
}

/** Two short words of which the seam can be spoken. */
const compounds = (a: string, b: string): boolean =>
  a !== b && a.length <= 6 && b.length <= 6 && /^[A-Za-z]+$/.test(a + b) && seam(a, b);

const seam = (a: string, b: string): boolean => {
  const last = a.at(-1)?.toLowerCase() ?? '';
  const next = b.charAt(0).toLowerCase();
  return last !== next && !(/[aeiou]/.test(last) && /[aeiou]/.test(next));
};
