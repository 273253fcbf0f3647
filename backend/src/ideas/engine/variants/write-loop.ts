import { nowhere } from '../knowledge/settings/nowhere.js';
import { sentence, upperFirst } from '../phrases.js';
import { pick, type Random } from '../random.js';
import type { Half } from './half.js';
import { isTelling } from './pair.js';
import type { Recipe } from './recipe.js';
import { fillWords, pluralize } from './words.js';
import { tellsPlace, writeShape } from './write-own-words.js';

type Fill = (text: string) => string;

/** What hand and eye do; of words that no entry explains, the words themselves with what presses and what one plays for. */
export function writeMoment({ lead, partner }: Recipe, fill: Fill): string {
  const told = lead.moment ?? (lead.use ? partner?.moment : undefined);
  if (told) return fill(told);
  const isOwn = !lead.item.id && !lead.item.flavor && !lead.item.clause;
  const act = isOwn ? lead.item.text : `you ${fill(lead.acts.at(-1) ?? '')}`;
  return `${sentence(act)} The tension comes from ${fill(lead.risk)}, and the reward is ${fill(lead.reward)}.`;
}

const TIMES = [
  ...([
    [2, 'two'],
    [3, 'three'],
    [5, 'five'],
    [8, 'eight'],
    [10, 'ten'],
  ] as const),
  ...([
    [15, '15'],
    [20, '20'],
    [30, '30'],
  ] as const),
];
/** "five" for four to six minutes */
function nameMinutes(minutes: number): string {
  const [near] = [...TIMES].sort(([a], [b]) => Math.abs(a - minutes) - Math.abs(b - minutes));
  return `${near?.[1] ?? ''} minutes`;
}

/** So long is a round of which one fits into a session, and of which one or two do. */
const LONG = 6;
const MIDDLE = 3;
/** Rounds that are over in a moment, however long one stays. */
const MOMENTARY = new Set(['spin', 'roll', 'hand', 'tap']);

/** "a few levels", "one trip" */
function countRounds({ go, minutes: [from, to] = [2, 5] }: Half): string {
  const mean = (from + to) / 2;
  if (mean < MIDDLE || MOMENTARY.has(go)) return `a few ${pluralize(go)}`;
  return mean >= LONG ? `one ${go}` : `a ${go} or two`;
}

/** How long a session takes, what is played in it and what there is to decide; of one’s own words, the rule that makes a game of them. */
export function writeSession(recipe: Recipe, choice: string, fill: Fill, random: Random): string {
  const { lead, partner, rule } = recipe;
  if (!partner) {
    const text = rule ? fill(rule.text) : '';
    return /\byou decide\b/i.test(text) ? text : `${text} You decide ${choice}.`.trim();
  }
  const halves = [lead, partner].filter(({ use }) => !use);
  const minutes = halves.reduce((sum, { minutes: [from, to] = [2, 4] }) => sum + (from + to) / 2, 0);
  const [one = lead, other] = halves;
  const both = other && (one.go === other.go ? 'of each kind' : `and ${countRounds(other)}`);
  const rounds = fillWords([countRounds(one), both].filter(Boolean).join(' '), nowhere);
  const time = `about ${nameMinutes(minutes)}`;
  const texts = [
    `A session takes ${time}: ${rounds}. You decide ${choice}.`,
    `In ${time} you get through ${rounds}. Each time you decide ${choice}.`,
    `${upperFirst(time)} are enough for ${rounds}. The question each time is ${choice}.`,
    `You open the game for ${rounds}, ${time} in all, and decide ${choice}.`,
    `${upperFirst(rounds)} make a session of ${time}, and each one asks you ${choice}.`,
  ];
  return pick(texts, random) ?? '';
}

const BESIDES = ['Meanwhile, ', 'Over time, ', 'Along the way, ', 'From day to day, '];

/** What goes on over weeks: what its axis says or what suits what is played, and what the sources have. */
export function writeWeeks(
  recipe: Recipe,
  fill: Fill,
  sells: (id: string) => boolean,
  random: Random,
): string {
  const { axis, meta, weeks } = recipe;
  const shape =
    axis === 'progression' ? writeShape(recipe, tellsPlace(recipe) ? recipe.setting : nowhere) : weeks;
  const [act] = meta
    .filter(({ item }) => item.id && item.id !== 'level-map' && isTelling(item) && !sells(item.id))
    .map((half) => fill(half.acts[0] ?? ''));
  if (!shape && act) return sentence(writeAct(act));
  return [shape && sentence(shape), act && `${pick(BESIDES, random) ?? ''}${writeAct(act)}.`]
    .filter(Boolean)
    .join(' ');
}

/** "be known" → "you’re known", "climb" → "you climb" */
const writeAct = (act: string): string => (act.startsWith('be ') ? `you’re ${act.slice(3)}` : `you ${act}`);
