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
/** Names when an item is known to nobody: plain and open. */
const OPEN_NAMES = ['Spark', 'Harbour', 'Lantern', 'Orchard', 'Compass', 'Meridian', 'Pebble', 'Thicket'];
const TRIES = 24;

/**
 * A name for a mix: a word of each leading mechanic, in one of five shapes. Pronounceable, at most three words, and
 * never a name or a telling word of an input.
 */
export function ideaName(ids: readonly string[], inputNames: readonly string[], random: Random): string {
  const taken = new Set(inputNames.flatMap((name) => [sameKey(name), ...sameKey(name).split(' ')]));
  let name = '';
  for (let attempt = 0; attempt < TRIES; attempt++) {
    name = shape(wordsOf(ids[0]), wordsOf(ids[1] ?? ids[0]), random);
    const words = sameKey(name).split(' ');
    const repeated = new Set(words).size < words.length;
    const copied = words.some((word) => word.length > 3 && taken.has(word)) || taken.has(sameKey(name));
    if (!repeated && !copied) return name;
  }
  // All the fitting words stand in the inputs' names: a plain name is better than a copy.
  const plain = [...OPEN_NAMES, ...after].filter((word) => !taken.has(sameKey(word)));
  return `${pick(before, random)} ${pick(plain, random) ?? name}`;
}

const wordsOf = (id: string | undefined): readonly string[] =>
  (id && mechanicKnowledge[id]?.names) || OPEN_NAMES;

function shape(first: readonly string[], second: readonly string[], random: Random): string {
  const a = pick(first, random) ?? '';
  const b = pick(second, random) ?? '';
  const roll = random();
  if (roll < 0.18 && a !== b) return `${a} & ${b}`;
  if (roll < 0.34 && compounds(a, b)) return a + b.toLowerCase();
  if (roll < 0.6)
    return `${a} ${a === b ? pick(after, random) : b} ${a === b ? '' : pick(after, random)}`.trim();
  if (roll < 0.8) return `${pick(before, random)} ${b} ${pick(after, random)}`;
  return `${pick(before, random)} ${a}${a === b || a.includes(' ') || b.includes(' ') ? '' : ` ${b}`}`;
}

/** Two short words of which the seam can be spoken. */
const compounds = (a: string, b: string): boolean =>
  a !== b && a.length <= 6 && b.length <= 6 && /^[A-Za-z]+$/.test(a + b) && seam(a, b);

const seam = (a: string, b: string): boolean => {
  const last = a.at(-1)?.toLowerCase() ?? '';
  const next = b.charAt(0).toLowerCase();
  return last !== next && !(/[aeiou]/.test(last) && /[aeiou]/.test(next));
};
