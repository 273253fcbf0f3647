import type { Blend, Stock } from '../knowledge/blends/blends.js';
import { lowerFirst, sentence, shorten, upperFirst } from '../phrases.js';
import { pick, type Random } from '../random.js';
import { blendFor, type Bridge, type BridgeKind } from './bridge.js';
import type { Told } from './told.js';
import { pluralize } from './words.js';

/** Texts of a bridge, words of a place left open, the fullest first. */
export interface BridgeTexts {
  texts: string[];
  /** How a session goes. */
  session: string;
  why: string;
}

type Times = readonly [string, string];
/** What one expects after dark. */
const AT_NIGHT = new Set(
  'horde-survival tower-defence base-raid horror-hide battle-royale survival-craft social-deduction aimed-shooting roguelike-run fighting-duel melee-action coin-raid casino-cards circuit-racing drift-stunt creature-catch turn-based-combat'.split(
    ' ',
  ),
);
const NIGHT: readonly Times[] = [['By day', 'at night']];
const ANY_TIME: readonly Times[] = [
  ['In the morning', 'in the evening'],
  ['On weekdays', 'on the weekend'],
  ['Before lunch', 'after lunch'],
];

const conjugate = (phrase: string): string =>
  phrase.replace(/^\S+/, (verb) =>
    /[^aeiou]y$/.test(verb)
      ? verb.replace(/y$/, 'ies')
      : /(?:s|sh|ch|x|o)$/.test(verb)
        ? `${verb}es`
        : `${verb}s`,
  );

const spend = ({ text, plural }: Stock, use: string): string => `${text} ${plural ? use : conjugate(use)}`;

/** The words chosen for both halves, those of a place still open. */
interface Words {
  task: Told;
  world: Told;
  a: Blend;
  b: Blend;
  where: string;
  /** What one does in each half. */
  act: string;
  other: string;
  /** What a success in the first does in the second, and what its leftovers do there. */
  gain: string;
  fuel: string;
  session: string;
  random: Random;
  one: (list: readonly string[]) => string;
}

/** Tells a bridge: fresh words for each random. @param where a place to begin with, or nothing */
export function tellBridge(bridge: Bridge, where: string, random: Random): BridgeTexts {
  const { kind, task, world } = bridge;
  if (kind === 'loose') return tellLoose(bridge, where, random);
  const [a, b] = [blendFor(task) as Blend, blendFor(world) as Blend];
  const one = (list: readonly string[]): string => pick(list, random) ?? '';
  const [act, other] = [one(a.acts), one(b.acts)];
  const gain = `${one(a.goods)} ${one(b.wins)}`;
  const fuel = spend(pick(a.stocks, random) ?? { text: '', plural: true }, one(b.spends));
  const meets = kind === 'settle' || kind === 'pair' ? gain : fuel;
  const session =
    task.unit === world.unit
      ? `One ${task.unit} of each kind: ${meets}.`
      : `${one(['Two', 'Three'])} ${pluralize(task.unit)}, then one ${world.unit}: ${meets}.`;
  return TELL[kind]({ task, world, a, b, where, act, other, gain, fuel, session, random, one });
}

const TELL: Record<Exclude<BridgeKind, 'loose'>, (words: Words) => BridgeTexts> = {
  settle: tellSettle,
  supply: tellSupply,
  turns: tellTurns,
  pair: tellPair,
  mirror: tellMirror,
};

function tellSettle({ task, a, b, where, gain, session, random, one }: Words): BridgeTexts {
  const { unit } = task;
  const joint = `${one(b.moments)} ${one(['is', 'means', 'comes down to', 'is decided by'])} ${one(a.nouns)}`;
  const bad = `and ${one(a.bads)} ${one(b.losses)}`;
  const [genre = '', plain = ''] = where
    ? [`A ${b.genre} game ${where}: ${joint}. `, `${upperFirst(where)}, ${joint}. `]
    : [`A ${b.genre} game where ${joint}. `, `${upperFirst(joint)} in this ${b.genre} game. `];
  const first = random() < 0.65 ? genre : plain;
  return {
    texts: [
      `${first}${upperFirst(gain)}, ${bad}.`,
      `${first}${upperFirst(gain)}.`,
      `${plain}${upperFirst(gain)}.`,
    ],
    session,
    why: one([
      `The ${unit} is quick to play, and the ${b.genre} half makes its result last.`,
      `Each ${unit} has a reason, because the ${b.genre} half feels its result.`,
      `The ${b.genre} half sets the stakes and the ${unit} decides them, so neither can be skipped.`,
    ]),
  };
}

function tellSupply({ where, act, other, fuel, session, random, one }: Words): BridgeTexts {
  const [begin, first] = where
    ? [`${upperFirst(where)}, you`, `${upperFirst(where)}, first you`]
    : ['You', 'First you'];
  const texts = [
    `${begin} ${other}, but only ${fuel}, so first you ${act}.`,
    `${first} ${act}, then you ${other}: only ${fuel}.`,
    `${begin} ${other}. When stuck, you ${act}, because only ${fuel}.`,
  ];
  const start = Math.floor(random() * texts.length);
  return {
    texts: [...texts.slice(start), ...texts.slice(0, start)],
    session,
    why: one([
      'Neither half works alone: one earns what the other spends.',
      'Nobody plays one half for its own sake: it pays for the other.',
    ]),
  };
}

function tellTurns({ world, where, act, other, fuel, session, random, one }: Words): BridgeTexts {
  const times = AT_NIGHT.has(world.item.id ?? '') ? NIGHT : ANY_TIME;
  const [early, late] = pick(times, random) ?? ['', ''];
  const start = where ? `${upperFirst(where)}, you ${act} ${lowerFirst(early)}` : `${early} you ${act}`;
  return {
    texts: [`${start}; ${late} you ${other}, and ${fuel}.`],
    session,
    why: one([
      'One half prepares the other: what the first leaves over is all the second has.',
      'The second half shows every evening what the first was good for.',
    ]),
  };
}

function tellPair({ b, where, act, other, gain, session, one }: Words): BridgeTexts {
  const two = one(['For two players', 'For two friends', 'For two phones', 'Played in pairs']);
  const open = where ? `${two}, ${where}` : two;
  return {
    texts: [
      one([
        `${open}: you ${act} while your partner must ${other}, and ${gain} for them.`,
        `${open}: while you ${act}, they ${other}, and ${gain} for both.`,
        `${open}: you ${act}, a friend has to ${other}, and ${gain} on their side.`,
      ]),
    ],
    session,
    why: `Each half is whole, and neither player can win the ${b.genre} game alone.`,
  };
}

function tellMirror({ task, a, b, where, act, one }: Words): BridgeTexts {
  const begin = where ? `${upperFirst(where)}, you` : 'You';
  const [good, win] = [one(a.goods), one(b.wins)];
  return {
    texts: [`${begin} ${act} on two sides at once: ${good} on one side ${win} on the other.`],
    session: `Two ${pluralize(task.unit)} side by side: ${good} ${win}.`,
    why: 'Both games share their core, so nothing new has to be learned and everything can be turned against itself.',
  };
}

/** Words that no table knows, or something kept beside the play: told as they are. */
function tellLoose({ task, world }: Bridge, where: string, random: Random): BridgeTexts {
  const a = blendFor(task);
  const one = (list: readonly string[]): string => pick(list, random) ?? '';
  const at = where ? ` Set it ${where}.` : '';
  // The play first, then what returns.
  if (a && world.item.id) {
    const act = one(world.acts);
    const long = act.startsWith('be ') ? `you’re ${act.slice(3)}` : `you ${act}`;
    const begin = where ? `${upperFirst(where)}, you` : 'You';
    return {
      texts: [
        `${begin} ${one(a.acts)}: ${one(a.goods)} ${world.use}. Week by week, ${long}.`,
        `${begin} ${one(a.acts)}: ${one(a.goods)} ${world.use}.`,
      ],
      session: '',
      why: 'The play is short, and what it earns lasts.',
    };
  }
  const said = sentence(shorten(world.item.text, 165));
  if (!a) {
    const other = sentence(shorten(task.item.text, 110));
    return {
      texts: [`${said} ${other}${at}`, `${said} ${other}`],
      session: '',
      why: 'Both are told word for word; how they meet is yours to decide.',
    };
  }
  const [good, bad] = [one(a.goods), one(a.bads)];
  const noun = one(a.nouns);
  const moves = one([
    ...(noun ? [`Each step of the way is ${noun}: ${good} gets you further, and ${bad} sets you back.`] : []),
    `To get any further you ${one(a.acts)}: ${good} opens the next part of it.`,
    `In between, you ${one(a.acts)}, and ${good} buys you another try.`,
  ]);
  return {
    texts: [`${said} ${moves}${at}`, `${said} ${moves}`, `${said} Between rounds, you ${one(a.acts)}.`],
    session: moves,
    why: `The ${a.genre} half is known to work; it carries the part nobody has played yet.`,
  };
}
