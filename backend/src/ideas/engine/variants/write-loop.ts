import { nowhere } from '../knowledge/settings/nowhere.js';
import { sentence } from '../phrases.js';
import { pick, type Random } from '../random.js';
import { type Half, isSameCore, isWorldOnly } from './half.js';
import { isTelling } from './pair.js';
import type { Recipe } from './recipe.js';
import { fillWords, pluralize } from './words.js';
import { tellsPlace, writeShape } from './write-own-words.js';

type Fill = (text: string) => string;

/** What hand and eye do and what comes of it at once, where tables tell that: what the pitch says is not said again. */
export function writeMoment({ lead, partner }: Recipe, fill: Fill): string {
  const halves = [lead, ...(partner && !isSameCore(lead, partner) ? [partner] : [])];
  const [first = '', second] = [...new Set(halves.flatMap(({ moment }) => (moment ? [fill(moment)] : [])))];
  const [act = ''] = first.split(/(?<=[.!?]) /, 1);
  // Two games of one kind are played with the same hand.
  if (second) return second.startsWith(act) ? second : `${act} ${second}`;
  if (first || partner || lead.item.id || lead.item.quoted) return first;
  return `${sentence(lead.item.text)} The tension comes from ${fill(lead.risk)}, and the reward is ${fill(lead.reward)}.`;
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

/** "a few levels", "one trip", "one or two duels" */
function countRounds({ go, minutes: [from, to] = [2, 5] }: Half): string {
  const mean = (from + to) / 2;
  if (mean < MIDDLE || MOMENTARY.has(go)) return `a few ${pluralize(go)}`;
  return mean >= LONG ? `one ${go}` : `one or two ${pluralize(go)}`;
}

/** How long a session takes, what is played in it and what there is to decide; of one’s own words, the rule that makes a game of them. */
export function writeSession(recipe: Recipe, choice: string, fill: Fill, random: Random): string {
  const { lead, partner, rule } = recipe;
  if (!partner) {
    const text = rule ? fill(rule.text) : '';
    return /\byou decide\b/i.test(text) ? text : `${text} You decide ${choice}.`.trim();
  }
  const halves = (isSameCore(lead, partner) ? [lead] : [lead, partner]).filter(
    (half) => !half.use && !isWorldOnly(half.item),
  );
  const minutes = halves.reduce((sum, { minutes: [from, to] = [2, 4] }) => sum + (from + to) / 2, 0);
  const [one = lead, other] = halves;
  const both = other && (one.go === other.go ? 'of each kind' : `and ${countRounds(other)}`);
  const rounds = fillWords([countRounds(one), both].filter(Boolean).join(' '), nowhere);
  const time = `about ${nameMinutes(minutes)}`;
  const texts = [
    `A session takes ${time}: ${rounds}. You decide ${choice}.`,
    `A session is ${rounds} and takes ${time}. You decide ${choice}.`,
  ];
  return pick(texts, random) ?? '';
}

/** What goes on over weeks: what suits what is played, else what the sources have. */
export function writeWeeks(recipe: Recipe, fill: Fill, sells: (id: string) => boolean): string {
  const { axis, meta, weeks, shape } = recipe;
  const text = axis === 'progression' ? shape : weeks;
  if (text)
    return sentence(writeShape({ ...recipe, shape: text }, tellsPlace(recipe) ? recipe.setting : nowhere));
  const [act] = meta
    .filter(({ item }) => item.id && item.id !== 'level-map' && isTelling(item) && !sells(item.id))
    .map((half) => fill(half.acts[0] ?? ''));
  return act ? sentence(writeAct(act)) : '';
}

/** "be known" → "you’re known", "climb" → "you climb" */
const writeAct = (act: string): string => (act.startsWith('be ') ? `you’re ${act.slice(3)}` : `you ${act}`);
