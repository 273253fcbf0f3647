import { doubtRows } from '../knowledge/doubts.js';
import { parseRows } from '../knowledge/rows.js';
import { nowhere } from '../knowledge/settings/nowhere.js';
import { readTempo } from '../knowledge/tempo.js';
import { pick, type Random } from '../random.js';
import { type Half, isSameCore, isWorldOnly, readEntryId } from './half.js';
import type { Recipe } from './recipe.js';
import { fillWords, pluralize } from './words.js';

/** What may go wrong with an idea of two halves, and how to find out. */
export interface Doubt {
  risk: string;
  test: string;
}

const doubts = parseRows(doubtRows).map(([kind = '', risk = '', test = '']) => ({ kind, risk, test }));

/** What the text of a rule asks of people beside its question; the first counts. */
const ASKED: readonly (readonly [string, RegExp])[] = [
  ['friend', /\bfriends?\b/],
  ['at once', /\bon one screen\b|\bat the same time\b|\bside by side\b|\bgoes on\b/],
  ['bet', /\b(?:bets?|predict|stake)\b/],
  ['locked', /\b(?:locked|unlocks?)\b/],
];

/** The doubts that a rule of two halves raises; one that hangs on the pair itself goes before those of its rule. */
export function chooseDoubt(recipe: Recipe, choice: string, random: Random): Doubt | undefined {
  const { link, lead, partner } = recipe;
  if (!partner || !link) return undefined;
  const slots = listSlots(lead, partner, link.text, choice);
  const kinds = listKinds(lead, partner, link.text, choice);
  const fitting = doubts.filter(
    ({ kind, risk, test }) => kinds.includes(kind) && isFilled(risk + test, slots),
  );
  // A game that children may not install needs no rule.
  const first = fitting.filter(({ kind }) => kind === 'children');
  const chosen = pick(first.length > 0 ? first : fitting, random);
  return chosen && { risk: fillSlots(chosen.risk, slots), test: fillSlots(chosen.test, slots) };
}

function listKinds(one: Half, other: Half, rule: string, choice: string): string[] {
  const open = findUnplayed(one, other);
  const [asked] = ASKED.find(([, words]) => words.test(rule)) ?? [];
  return [
    ...(findGrown(one, other) ? ['children'] : []),
    ...(open ? [isWorldOnly(open.item) ? 'world' : 'unplayed'] : []),
    ...(asked ? [asked] : []),
    ...(one.go !== other.go && /next \{go[12]\}/.test(rule) ? ['later'] : []),
    ...(isSameCore(one, other) ? ['mirror'] : asked === 'at once' ? [] : ['tempo']),
    ...listQuestions(choice),
  ];
}

/** What a question asks for. */
const QUESTIONS: readonly (readonly [string, RegExp])[] = [
  ['whether', /^whether /],
  ['when', /^when /],
  ['stop', /^when to (?:stop|leave|turn back|take the (?:card|pot|piece))\b/],
  ['amount', /^how /],
  ['which', /^(?:which|whom?|whose|where|what) /],
  ['worth', /\bworth\b/],
  ['any', /^/],
];
const listQuestions = (choice: string): string[] =>
  QUESTIONS.filter(([, words]) => words.test(choice)).map(([kind]) => kind);

/** What is not for children, in a pair of which one game is made for them. */
function findGrown(one: Half, other: Half): { child: Half; grown: string } | undefined {
  for (const [child, half] of [
    [one, other],
    [other, one],
  ] as const) {
    const grown = half.group === 'luck' ? 'betting' : half.group === 'shooter' ? 'shooting' : undefined;
    if (child.item.isForChildren && !half.item.isForChildren && grown) return { child, grown };
  }
  return undefined;
}

const findUnplayed = (one: Half, other: Half): Half | undefined =>
  [one, other].find((half) => isWorldOnly(half.item) || (half.item.quoted && half.item.from && !half.group));

/** A quiet game and one that presses on, in this order. */
function findTempi(one: Half, other: Half): [Half, Half] | undefined {
  const [tempo, otherTempo] = [one, other].map(({ group, item }) => readTempo(group, readEntryId(item)));
  const isQuiet = (name: string | undefined) => name === 'calm' || name === 'slow';
  if (isQuiet(tempo) && otherTempo === 'fast') return [one, other];
  return tempo === 'fast' && isQuiet(otherTempo) ? [other, one] : undefined;
}

/** "one level and one look" */
function tellBoth(one: Half, other: Half): string {
  const [a, b] = [one.use ? other : one, other.use ? one : other];
  if (isSameCore(a, b) || isWorldOnly(b.item)) return `two ${pluralize(a.go)}`;
  if (isWorldOnly(a.item)) return `two ${pluralize(b.go)}`;
  return a.go === b.go ? `one ${a.go} of each kind` : `one ${a.go} and one ${b.go}`;
}

/** What "you" decide, told of others. */
const tellOfOthers = (choice: string): string =>
  choice
    .replace(/\b(trust|see|for|warn|notice|needs?|join|helps?|gives?|beat|attacks) you\b/g, '$1 them')
    .replace(/\byourself\b/g, 'themselves')
    .replace(/\byour\b/g, 'their')
    .replace(/\byou\b/g, 'they');

type Slots = Readonly<Record<string, string | undefined>>;

function listSlots(one: Half, other: Half, rule: string, choice: string): Slots {
  const [, side] = /next \{go([12])\}/.exec(rule) ?? [];
  const [sooner, later] = side === '1' ? [other, one] : [one, other];
  const grown = findGrown(one, other);
  const [quiet, quick] = findTempi(one, other) ?? [];
  return {
    ...{
      choice: tellOfOthers(choice),
      both: tellBoth(one, other),
      go1: one.go,
      go2: other.go,
      sooner: sooner.go,
      later: later.go,
    },
    ...{ game1: nameGame(one), game2: nameGame(other) },
    ...{ quiet: quiet?.item.from, quick: quick?.item.from, quickgo: quick?.go },
    ...{ child: grown?.child.item.from, grown: grown?.grown, open: findUnplayed(one, other)?.item.from },
  };
}

const nameGame = ({ item, genre }: Half): string | undefined => item.from ?? (genre || undefined);

const SLOT = /\{(\w)(\w*)\}/g;
const isFilled = (text: string, slots: Slots): boolean =>
  [...text.matchAll(SLOT)].every(([, first = '', rest = '']) => slots[first.toLowerCase() + rest]);

function fillSlots(text: string, slots: Slots): string {
  const filled = text.replace(SLOT, (_, first: string, rest: string) => {
    const word = slots[first.toLowerCase() + rest] ?? '';
    return first === first.toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });
  return fillWords(filled, nowhere);
}
