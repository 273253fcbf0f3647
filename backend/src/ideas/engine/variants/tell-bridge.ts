import type { Blend, Stock } from '../knowledge/blends/blends.js';
import { meetings } from '../knowledge/meetings/meetings.js';
import { parseAlternatives } from '../knowledge/rows.js';
import { lowerFirst, quote, sentence, shorten, upperFirst } from '../phrases.js';
import { pick, type Random } from '../random.js';
import { blendFor, type Bridge, type BridgeKind } from './bridge.js';
import { saysWhere } from './own-words.js';
import { asClause, type Told } from './told.js';
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
  bad: string;
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
  const bad = `${one(a.bads)} ${one(b.losses)}`;
  const fuel = spend(pick(a.stocks, random) ?? { text: '', plural: true }, one(b.spends));
  const meets = kind === 'supply' || kind === 'turns' ? fuel : gain;
  const session =
    task.unit === world.unit
      ? `One ${task.unit} of each kind: ${meets}.`
      : `${one(['Two', 'Three'])} ${pluralize(task.unit)}, then one ${world.unit}: ${meets}.`;
  return TELL[kind]({ task, world, a, b, where, act, other, gain, bad, fuel, session, random, one });
}

const TELL: Record<Exclude<BridgeKind, 'loose'>, (words: Words) => BridgeTexts> = {
  ...{ embody: tellEmbodied, clock: tellClock, ground: tellGround, twice: tellTwice, stake: tellStake },
  ...{ supply: tellSupply, turns: tellTurns, pair: tellPair, mirror: tellMirror },
};

/** A sentence, in its place when it has one: "you sort …" → "In a laundry, you sort …". */
const begin = (where: string, text: string): string =>
  where ? `${upperFirst(where)}, ${text}` : upperFirst(text);
const cellsFor = (table: ReadonlyMap<string, readonly string[]>, { item }: Told): readonly string[] =>
  table.get(item.id ?? '') ?? [];

function tellEmbodied({ task, world, b, where, gain, bad, session, one }: Words): BridgeTexts {
  const [doing = '', piece = ''] = cellsFor(meetings.doing, task);
  const [jobs, object = ''] = cellsFor(meetings.job, world);
  const job = one(parseAlternatives(jobs));
  const means = piece ? `: every ${piece} is ${object}` : '';
  const image = one([
    `you ${job} by ${doing}${means}.`,
    `you ${job} by ${doing}${means.replace(':', ', and')}.`,
    `${doing} ${one(['is how you', 'is the way to'])} ${job}${means}.`,
  ]);
  const first = begin(where, image);
  return {
    texts: [`${first} ${upperFirst(gain)}, and ${bad}.`, `${first} ${upperFirst(gain)}.`, first],
    session,
    why: one([
      `There’s only one thing to learn, because the ${task.unit} is how the ${b.genre} half is played.`,
      `Each ${task.unit} has a reason: the ${b.genre} half keeps its result.`,
      `The ${b.genre} half sets the stakes and the ${task.unit} decides them, so neither can be skipped.`,
    ]),
  };
}

function tellClock({ task, world, a, b, where, gain, bad, session, one }: Words): BridgeTexts {
  const [move = ''] = cellsFor(meetings.move, task);
  const [clock = ''] = cellsFor(meetings.clock, world);
  const image = one([
    `A ${b.genre} game on a ${a.genre} clock${where && ` ${where}`}: with every ${move}, ${clock}.`,
    `${begin(where, `a ${b.genre} game`)} ${one(['in which time moves only when you do', 'that waits for you', 'without a timer', 'where nothing moves by itself'])}: with every ${move}, ${clock}.`,
    `${begin(where, `with every ${move}`)}, ${clock}: a ${a.genre} and a ${b.genre} game share one clock.`,
  ]);
  return {
    texts: [`${image} ${upperFirst(gain)}, and ${bad}.`, `${image} ${upperFirst(gain)}.`, image],
    session,
    why: one([
      `Every ${move} counts in both halves, so nobody can play one and forget the other.`,
      `A turn-based clock lets people think, and the ${b.genre} half makes thinking cost something.`,
    ]),
  };
}

function tellGround({ task, world, where, other, gain, session, one }: Words): BridgeTexts {
  const [part = '', serve = ''] = cellsFor(meetings.part, world);
  const [ground = '', need = ''] = cellsFor(meetings.ground, task);
  const image = one([
    `you ${other}, and every ${part} is also part of ${ground}: it has to ${serve} and to ${need}.`,
    `every ${part} ${one(['does two jobs', 'works twice', 'answers to two games', 'is needed twice'])}: it has to ${serve}, and ${one(['as part of', 'being part of', 'since it belongs to'])} ${ground} it has to ${need}.`,
    `you ${other}, but what you build is also ${ground}, so every ${part} has to ${serve} and ${need}.`,
  ]);
  const first = begin(where, image);
  return {
    texts: [`${first} ${upperFirst(gain)}.`, first],
    session,
    why: one([
      'One thing is built for two games, so no placement is obvious.',
      'You can’t plan one half without spoiling or helping the other.',
    ]),
  };
}

function tellTwice({ task, world, a, b, where, act, other, session, one }: Words): BridgeTexts {
  const [thing = '', own = ''] = cellsFor(meetings.yield, task);
  const [takes = ''] = cellsFor(meetings.take, world);
  const back = `${one(b.goods)} ${one(a.wins)}`;
  const image = one([
    `you ${act}, then ${other}, and every ${thing} can be ${own} or ${takes}, never both.`,
    `every ${thing} ${one(['goes one of two ways', 'has two uses', 'can end in two ways', 'is wanted twice'])} in this ${a.genre} and ${b.genre} game: it’s ${own}, or it’s ${takes}.`,
    `a ${b.genre} game with a ${a.genre} half: every ${thing} can be ${own} or ${takes}, but not both.`,
  ]);
  const first = begin(where, image);
  return {
    texts: [`${first} ${upperFirst(back)}.`, first],
    session: session.replace(/: .*$/, `: each ${thing} is ${own} or ${takes}.`),
    why: one([
      'Both halves want the same thing, so each find is a decision.',
      'Nothing is simply good: whatever helps one half is missing from the other.',
    ]),
  };
}

function tellStake({ task, world, where, act, other, session, one }: Words): BridgeTexts {
  const [stake = ''] = cellsFor(meetings.stake, world);
  const takes = one(['the winner takes both', 'whoever wins keeps both', 'the loser’s goes to the winner']);
  const { unit } = task;
  const image = one([
    `you ${other}, and before every ${unit} ${one(['two players each put up', 'you and a rival each stake', 'both sides put up', 'everybody at the table risks'])} ${stake}: you ${act}, and ${takes}.`,
    `you ${act} against a rival, and ${one(['both put up', 'both of you stake', 'each of you risks'])} ${stake} before every ${unit}: ${takes}. In between, you ${other}.`,
  ]);
  return {
    texts: [begin(where, image)],
    session: session.replace(/: .*$/, ', and what you won is put to use.'),
    why: one([
      `What people built themselves is the best prize a ${unit} can have.`,
      `The ${unit} has stakes from the first day, and building has a reason.`,
    ]),
  };
}

function tellSupply({ where, b, act, other, fuel, session, random, one }: Words): BridgeTexts {
  const texts = [
    begin(where, `you ${other}, but only ${fuel}, so you ${act} first.`),
    begin(where, `you ${act}, because in this ${b.genre} game only ${fuel}.`),
    begin(
      where,
      `a ${b.genre} game ${one(['without a shop', 'with nothing to buy', 'where money buys nothing', 'that sells nothing', 'with its shop closed'])}: you ${act}, because only ${fuel}.`,
    ),
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
  const two = one([
    'For two players',
    'For two friends',
    'For two phones',
    'Played in pairs',
    'Two players, one game',
    'On two sofas',
  ]);
  const open = where ? `${two}, ${where}` : two;
  const side = one(['on the other screen', 'for both', 'for the other', 'for your partner']);
  return {
    texts: [
      one([
        `${open}: one of you ${one(['has to', 'must', 'gets to'])} ${act}, the other ${one(['has to', 'must', 'gets to'])} ${other}, and ${gain} ${side}.`,
        `${open}: one can only ${act}, the other can only ${other}, and ${gain} ${side}.`,
        `${open}: one screen lets you ${act}, the other lets you ${other}, and ${gain} ${side}.`,
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

/** A text that says where it happens needs no other place. */
const namesPlace = ({ item }: Told): boolean => !item.id && saysWhere(item.text);

/** Words that no table knows, or something kept beside the play: told as they are. */
function tellLoose({ task, world }: Bridge, where: string, random: Random): BridgeTexts {
  const a = blendFor(task);
  const one = (list: readonly string[]): string => pick(list, random) ?? '';
  const at = where && !namesPlace(world) && !namesPlace(task) ? ` Set it ${where}.` : '';
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
  const said = quoteOwn(world);
  if (!a) {
    const [first, second] = isPlace(world) && !isPlace(task) ? [task, world] : [world, task];
    const both = `${quoteOwn(first)} ${isPlace(second) ? tellPlace(second) : quoteOwn(second)}`;
    const games = [world.item.from, task.item.from];
    if (games.every((name) => name)) {
      const quotes = [world, task].map(({ item }) => quote(item.text, 75).replace(/[.!?]”$/, '”'));
      return {
        texts: [`${games.join(' meets ')}: ${quotes.join(', and ')}.${at}`],
        session: '',
        why: 'Both are quoted from their stores; how they meet is yours to decide.',
      };
    }
    return {
      texts: [`${both}${at}`, both],
      session: '',
      why: 'Both are told word for word; how they meet is yours to decide.',
    };
  }
  const [good, bad] = [one(a.goods), one(a.bads)];
  const [doing] = cellsFor(meetings.doing, task);
  const moves = one([
    ...(doing
      ? [
          `Each step of it is taken by ${doing}: ${good} gets you further, and ${bad} sets you back.`,
          `Whatever you try in it, you do by ${doing}, and ${bad} makes it fail.`,
        ]
      : []),
    `To get any further you ${one(a.acts)}: ${good} opens the next part of it.`,
    `It goes on only while you ${one(a.acts)}: ${bad} sets it back.`,
  ]);
  return {
    texts: [`${said} ${moves}${at}`, `${said} ${moves}`, `${said} Between rounds, you ${one(a.acts)}.`],
    session: moves,
    why: `The ${a.genre} half is known to work; it carries the part nobody has played yet.`,
  };
}

/** A place that is named and no more: “a courtroom”. */
const isPlace = ({ item }: Told): boolean =>
  !item.id && saysWhere(item.text) && item.text.split(' ').length <= 4 && !asClause(item.text);
const tellPlace = ({ item }: Told): string => {
  const place = lowerFirst(item.text).replace(/[.!?]+$/, '');
  return `It happens in ${/^(?:an?|the|my|your) /.test(place) ? place : `the ${place}`}.`;
};

/** Words of one's own as they are; a sentence of a store text with the game that says it. */
const quoteOwn = ({ item }: Told): string =>
  item.quoted && item.from
    ? `Start from ${item.from}: ${quote(item.text, 130)}.`.replace(/([.!?])”\.$/, '$1”')
    : sentence(shorten(item.text, 165));
