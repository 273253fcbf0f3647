import { actionFamilies } from './families/action-families.js';
import type { Family } from './families/family.types.js';
import { thoughtFamilies } from './families/thought-families.js';

export const families: readonly Family[] = [...actionFamilies, ...thoughtFamilies];

/** Verbs that say little: another one of the same sentence goes before them. */
const FAINT = new Set(
  'collect gather find discover explore build make create design defeat destroy fight lead manage learn read remember'.split(
    ' ',
  ),
);

/** Families of the kinds of play, where a text names a mechanic and no verb. */
const PLAYED: Readonly<Record<string, string>> = {
  ...{ defend: 'fight', raid: 'fight', fight: 'fight', command: 'fight', auto: 'fight', horde: 'fight' },
  ...{ melee: 'fight', rogue: 'fight', run: 'run', race: 'drive', aim: 'aim', tap: 'steady', seek: 'search' },
  ...{
    match: 'move',
    sort: 'move',
    merge: 'move',
    pack: 'move',
    queue: 'move',
    board: 'move',
    solve: 'move',
  },
  ...{ draw: 'draw', build: 'build', trivia: 'guess', word: 'guess', serve: 'manage', earn: 'manage' },
  ...{ city: 'manage', idle: 'manage', team: 'manage', grow: 'care', catch: 'care', life: 'care' },
  ...{ spin: 'chance', deal: 'chance', tell: 'scheme', social: 'scheme', hide: 'scheme' },
};
export const familyFor = (kind: string | undefined): Family | undefined =>
  families.find(({ id }) => id === PLAYED[kind ?? '']);

/** What kinds of game are called, where no verb says what one does. */
const KINDS: readonly (readonly [RegExp, Family['id']])[] = [
  [/\b(?:puzzles?|puzzler|logic|match)\b/i, 'move'],
  [/\b(?:racing|racer|driving|rally)\b/i, 'drive'],
  [/\b(?:cards?|casino|dice)\b/i, 'chance'],
  [/\b(?:quiz|trivia|words?)\b/i, 'guess'],
  [/\b(?:simulator|simulation|tycoon|strategy)\b/i, 'manage'],
  [/\b(?:shooter|fighting|action|rpg|battles?|hack|guns?|zombies?)\b/i, 'fight'],
  [/\b(?:adventure|platformer|runner|arcade|maze)\b/i, 'run'],
];

const byVerb = new Map(
  families.flatMap((family) => family.verbs.split(' ').map((verb) => [verb, family] as const)),
);

/** "slides", "sliding" and "slid" → "slide", as far as endings tell. */
function* listStems(word: string): Generator<string> {
  yield word;
  const bare = /^(.{2,}?)(?:ies|es|s|ied|ed|d|ing)$/.exec(word)?.[1];
  if (!bare) return;
  yield* [word.replace(/s$/, ''), bare, `${bare}e`, `${bare}y`, bare.replace(/(.)\1$/, '$1')];
}

const findVerb = (word: string): Family | undefined => {
  for (const stem of listStems(word)) if (byVerb.has(stem)) return byVerb.get(stem);
  return undefined;
};

export const isFaint = (word: string): boolean => [...listStems(word)].some((stem) => FAINT.has(stem));

/** Whether a word is one of the verbs, whatever its ending. */
export const isAnyVerb = (word: string): boolean => findVerb(word.toLowerCase()) !== undefined;

/** Whether a word is one of the verbs as it stands: "guide", not "guiding". */
export const isPlainVerb = (word: string): boolean => byVerb.has(word.toLowerCase());

/** The family of what a sentence says one does, by its first verb that tells something; undefined when it says nothing. */
export function findFamily(text: string): Family | undefined {
  const words = text
    .toLowerCase()
    // Whoever runs a bakery doesn't run.
    .replace(/\brun(?:s|ning)? (?=(?:an?|the|my|your|our|their)\b)/g, 'manage ')
    // Whoever rolls a block rolls no dice.
    .replace(/\brolls? (?=(?:an?|the|your) (?!dice|die|reels?)\S)/g, 'push ')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const known = words.flatMap((word) => {
    const family = findVerb(word);
    return family ? [{ word, family }] : [];
  });
  const kind = KINDS.find(([pattern]) => pattern.test(text))?.[1];
  const named = families.find(({ id }) => id === kind);
  // "Play an idle RPG painted like stained glass" says what kind of game it is.
  if (named && /^play an? /.test(text)) return named;
  const [first] = known;
  if (first && first.word === words[0]) return first.family;
  const found = (known.find(({ word }) => !isFaint(word)) ?? first)?.family;
  return found ?? named;
}
