import type { Blend } from '../knowledge/blends/blends.js';
import { type WrittenIdea } from '../knowledge/meetings/meetings.js';
import { parseAlternatives } from '../knowledge/rows.js';
import { upperFirst } from '../phrases.js';
import { pick, type Random } from '../random.js';
import { blendFor, type Bridge, type BridgeKind, type BridgeTexts, cellsFor } from './bridge.js';
import { writeLoose } from './write-loose-pair.js';
import type { Half } from './half.js';
import { pluralize } from './words.js';

type Three = [string, string, string];

/** The words chosen for both halves. */
interface Words {
  task: Half;
  world: Half;
  a: Blend;
  b: Blend;
  /** What one does in each half. */
  act: string;
  other: string;
  /** What a success in the first does in the second, and a failure; and a success in the second in the first. */
  gain: string;
  bad: string;
  back: string;
  session: string;
  frame: number;
  idea: WrittenIdea | undefined;
  one: (list: readonly string[]) => string;
}

/** Tells a bridge: fresh words for each random. */
export function writeBridge(bridge: Bridge, random: Random): BridgeTexts {
  const { kind, task, world } = bridge;
  if (kind === 'loose') return writeLoose(bridge, random);
  const [a, b] = [blendFor(task) as Blend, blendFor(world) as Blend];
  const one = (list: readonly string[]): string => pick(list, random) ?? '';
  const [act, other] = [one(a.acts), one(b.acts)];
  const gain = `${one(a.goods)} ${one(b.wins)}`;
  const bad = `${one(a.bads)} ${one(b.losses)}`;
  const back = `${one(b.goods)} ${one(a.wins)}`;
  const session =
    task.unit === world.unit
      ? `One ${task.unit} of each kind: ${gain}.`
      : `${one(['Two', 'Three'])} ${pluralize(task.unit)}, then one ${world.unit}: ${gain}.`;
  return TELL[kind]({
    task,
    world,
    a,
    b,
    act,
    other,
    gain,
    bad,
    back,
    session,
    one,
    frame: bridge.frame ?? 0,
    idea: bridge.idea,
  });
}

const TELL: Record<Exclude<BridgeKind, 'loose'>, (words: Words) => BridgeTexts> = {
  ...{
    written: writeWritten,
    embody: writeEmbodied,
    inside: writeInside,
    clock: writeClock,
    ground: writeGround,
    twice: writeTwice,
  },
  ...{ left: writeLeft, rival: writeRival, budget: writeBudget },
  mirror: writeMirror,
};

function writeEmbodied({ task, world, b, gain, bad, session, one }: Words): BridgeTexts {
  const [doing = '', piece = ''] = cellsFor('doing', task);
  const [jobs, object = ''] = cellsFor('job', world);
  const job = one(parseAlternatives(jobs));
  const means = piece ? `: every ${piece} is ${object}` : '';
  const image = one([
    `you ${job} by ${doing}${means}.`,
    `you ${job} by ${doing}${means.replace(':', ', and')}.`,
    `${doing} ${one(['is how you', 'is the way to'])} ${job}${means}.`,
  ]);
  const first = upperFirst(image);
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

function writeClock({ task, world, b, act, other, gain, bad, session, one }: Words): BridgeTexts {
  const [move = ''] = cellsFor('move', task);
  const clock = one(parseAlternatives(cellsFor('clock', world)[0]));
  const tied = one(['move by move', 'at the same time', 'in lockstep', 'at your own pace']);
  const meanwhile = one([
    'and time passes while',
    'but the clock runs only when',
    'and time there passes only while',
    'one step at a time, as',
  ]);
  const image = one([
    `you ${act} and ${other}, ${tied}: with every ${move}, ${clock}.`,
    `you ${other}, ${meanwhile} you ${act}: with every ${move}, ${clock}.`,
    `with every ${move}, ${clock}. You ${act} and ${other}, ${tied}.`,
  ]);
  const first = upperFirst(image);
  return {
    texts: [`${first} ${upperFirst(gain)}, and ${bad}.`, `${first} ${upperFirst(gain)}.`, first],
    session,
    why: one([
      `Every ${move} counts in both halves, so nobody can play one and forget the other.`,
      `A turn-based clock lets people think, and the ${b.genre} half makes thinking cost something.`,
    ]),
  };
}

function writeGround({ task, world, act, other, gain, session, one }: Words): BridgeTexts {
  const [part = '', serve = ''] = cellsFor('part', world);
  const [ground = '', need = ''] = cellsFor('ground', task);
  const image = one([
    `you ${other}, and every ${part} is also part of ${ground}: it has to ${serve} and to ${need}.`,
    `you ${act} and ${other}, and every ${part} ${one(['does two jobs', 'does double duty', 'answers to both'])}: it has to ${serve}, and ${one(['as part of', 'being part of', 'since it belongs to'])} ${ground} it has to ${need}.`,
    `you ${other}, but what you build is also ${ground}, so every ${part} has to ${serve} and ${need}.`,
  ]);
  const first = upperFirst(image);
  return {
    texts: [`${first} ${upperFirst(gain)}.`, first],
    session,
    why: one([
      'One thing is built for two games, so no placement is obvious.',
      'You can’t plan one half without spoiling or helping the other.',
    ]),
  };
}

function writeTwice({ task, world, act, other, back, session, one }: Words): BridgeTexts {
  const [thing, own] = cellsFor('yield', task).map((cell) => one(parseAlternatives(cell)));
  const takes = one(parseAlternatives(cellsFor('take', world)[0]));
  const image = one([
    `you ${act}, then ${other}, and every ${thing} can be ${own} or ${takes}, never both.`,
    `you ${act} and ${other}, and every ${thing} ${one(['goes one of two ways', 'has two uses', 'is a choice'])}: it’s ${own}, or it’s ${takes}.`,
    `every ${thing} is ${own} or ${takes}, ${one(['and you decide which', 'as you choose', 'and the choice is yours'])}. You ${act} in one half and ${other} in the other.`,
  ]);
  const first = upperFirst(image);
  return {
    texts: [`${first} ${upperFirst(back)}.`, first, `Every ${thing} is ${own} or ${takes}.`],
    session: session.replace(/: .*$/, `: each ${thing} is ${own} or ${takes}.`),
    why: one([
      'Both halves want the same thing, so each find is a decision.',
      'Nothing is simply good: whatever helps one half is missing from the other.',
    ]),
  };
}

/** A word of a place stays open: "{person:client}" → "{people:clients}". */
function pluralizeWord(word: string): string {
  const [, kind, usual = ''] = /^\{(person|thing):(.+)\}$/.exec(word) ?? [];
  return kind ? `{${kind === 'person' ? 'people' : 'things'}:${pluralize(usual)}}` : pluralize(word);
}

function writeWritten({ idea, act, other, session, one }: Words): BridgeTexts {
  const { rule = '', why = '', words = {} } = idea ?? {};
  const said = Object.fromEntries(
    Object.entries({ ...words, act, other }).map(([name, cell]) => [name, one(parseAlternatives(cell))]),
  );
  said.many = pluralizeWord(said.one ?? '');
  const tell = (text: string): string =>
    text.replace(/\{(\w+?)\}/g, (whole, name: string) => {
      const single = said[name.replace(/s$/, '')];
      return said[name] ?? (single ? pluralizeWord(single) : whole);
    });
  const first = upperFirst(`${tell(rule)}.`);
  return { texts: [first], session, why: `${tell(why)}.` };
}

function writeInside({ task, world, a, b, act, other, back, session, one }: Words): BridgeTexts {
  const [piece = '', release, stuck] = cellsFor('hold', task);
  const [content = '', loose] = cellsFor('loose', world);
  const [open, free, stay] = [release, loose, stuck].map((cell) => one(parseAlternatives(cell))) as Three;
  const rule = one([
    `every ${piece} ${content}: ${open}, and ${free}; leave it, and ${stay}.`,
    `every ${piece} ${content}: if you ${open}, ${free}, and if you don’t, ${stay}.`,
    `every ${piece} ${content}. If you ${open}, ${free}; otherwise ${stay}.`,
  ]);
  const first = one([
    upperFirst(rule),
    `You ${act} and ${other}, and ${rule}`,
    `You ${other}, but first you ${act}: ${rule}`,
  ]);
  const thing = piece.replace(/ [a-z]+(?: in)?$/, '').split(/ (?:on|in|of) /)[0] ?? '';
  return {
    texts: [`${first} ${upperFirst(back)}.`, first, upperFirst(rule)],
    session,
    why: one([
      `Each ${thing} is a question of when: the ${a.genre} half wants it gone, the ${b.genre} half isn’t ready yet.`,
      `Clearing everything at once floods the ${b.genre} half, so the order of moves is the game.`,
      `The player sets the pace of the ${b.genre} half with each ${a.genre} move, and can overdo it.`,
    ]),
  };
}

function writeLeft({ task, world, a, b, act, other, back, session, one }: Words): BridgeTexts {
  const left = one(parseAlternatives(cellsFor('left', task)[0]));
  const [as] = cellsFor('as', world);
  const returned = one(parseAlternatives(as));
  const comes = one(['comes back as', 'turns into', 'returns as', 'becomes']);
  const image = one([
    `you ${act}, then ${other}, and every ${left} ${comes} ${returned}.`,
    `you ${act} and then ${other}: every ${left} ${comes} ${returned}.`,
    `every ${left} ${comes} ${returned}. First you ${act}, then you ${other}.`,
  ]);
  const first = upperFirst(image);
  return {
    texts: [`${first} ${upperFirst(back)}.`, first],
    session: session.replace(/: .*$/, `: every ${left} ${comes} ${returned}.`),
    why: one([
      `How well you play the ${a.genre} half sets how hard the ${b.genre} half gets, so the game balances itself.`,
      `A hurried ${task.unit} has a price you meet again, which makes stopping early a real decision.`,
      `Nobody else is to blame for what waits in the ${b.genre} half: it’s what you left behind.`,
    ]),
  };
}

/** What comes back to oneself, for somebody else: "a gap in your wall" → "a gap in their wall". */
const forOther = (text: string): string =>
  text
    // Quoted words stay as they are.
    .split(/(“[^”]*”)/)
    .map((part) => (part.startsWith('“') ? part : turnToOther(part)))
    .join('');

const turnToOther = (text: string): string =>
  text
    .replace(/\bthat no longer trusts you\b/, 'that no longer trusts them')
    .replace(/\byou’ve\b/g, 'they’ve')
    .replace(/\byour\b/g, 'their')
    .replace(/\byou (?=hide)/g, 'they ')
    .replace(/\bthan you\b/, 'than them')
    .replace(/\b(to|behind|chasing|after|near) you\b/g, '$1 them');

function writeRival({ world, a, b, session, one, gain, ...words }: Words): BridgeTexts {
  const [act, other] = [forOther(words.act), forOther(words.other)];
  const [as] = cellsFor('as', world);
  const trouble = forOther(one(parseAlternatives(as)));
  const good = forOther(one(a.goods)).replace(/\byou\b/g, 'they');
  const two = one(['Two players', 'Two friends', 'Two rivals', 'Two neighbors', 'Two strangers']);
  const both = one(['at the same time', 'side by side', 'on two phones', 'against each other']);
  const hit = one([
    `${good} leaves the other with ${trouble}`,
    `${good} gives the other ${trouble}`,
    `${good} sends the other ${trouble}`,
  ]);
  return {
    texts: [
      one([
        `${two} ${act} ${both}, and ${hit}. In between, both ${other}.`,
        `${two} ${other} in peace but ${act} against each other: ${hit}.`,
        `${two} ${other}, and whenever they ${act}, ${hit}.`,
      ]),
    ],
    session: session.replace(gain, hit),
    why: one([
      `A good ${a.genre} move is an attack, so a quiet half gets an opponent.`,
      `The ${b.genre} half is where you pay for a rival’s good ${a.genre} play, and can pay it back.`,
    ]),
  };
}

function writeBudget({ task, world, a, b, act, other: play, back, session, one }: Words): BridgeTexts {
  const [spent, lack, other, need] = [task, world]
    .flatMap((half) => cellsFor('budget', half))
    .map((cell) => one(parseAlternatives(cell)));
  const count = one(['six', 'eight', 'ten', 'twelve', 'fifteen']);
  const open = one([
    `you have ${count} turns a day to ${act} and to ${play}`,
    `you ${act} and ${play}, ${count} turns a day`,
    `you ${act} and ${play}, but only ${count} times before dark`,
  ]);
  const either = one([`, and each is ${spent} or ${other}.`, `. Each one is ${spent} or ${other}.`]);
  const price = one([
    `Skimp on one and ${lack}; skimp on the other and ${need}.`,
    `Neglect the first and ${lack}; neglect the second and ${need}.`,
    `Forget one and ${lack}; forget the other and ${need}.`,
    `Let the first wait and ${lack}; let the second wait and ${need}.`,
    `Skip one and ${lack}; skip the other and ${need}.`,
    `Without the first, ${lack}; without the second, ${need}.`,
  ]);
  const short = `${upperFirst(open)}${either}`;
  const first = `${short} ${price}`;
  return {
    texts: [`${first} ${upperFirst(back)}.`, first, short],
    session: session.replace(/: .*$/, `: each turn is ${spent} or ${other}.`),
    why: one([
      `One short budget makes the ${a.genre} and the ${b.genre} half compete, so no turn is routine.`,
      `The rules of both halves are known; what to leave undone today is the new question.`,
    ]),
  };
}

function writeMirror({ task, a, b, act, frame, one }: Words): BridgeTexts {
  const [good, win, bad, loss] = [one(a.goods), one(b.wins), one(a.bads), one(b.losses)];
  const rules = [
    `you ${act} on two sides at once: ${good} on one side ${win} on the other.`,
    `you ${act} against yourself: what you do today is recorded and plays against you tomorrow, where ${bad} ${loss}.`,
    `two players ${act} by turns, a day each, and each begins with what the other has left.`,
    `you ${act} twice in a row, and the second time begins where the first ended: ${bad} ${loss} there too.`,
    `where you stop in the evening is where a friend starts: both of you ${act}, and ${good} ${win}.`,
  ];
  const whys = [
    'Both games share their core, so nothing new has to be learned and it can be turned against itself.',
    'Both games share their core, so the best opponent is the player who knows your habits.',
    'What two games have in common becomes what two people have to share.',
    'One core played twice makes a mistake echo instead of vanish.',
    'The same core in two hands turns a routine into a favor or a prank.',
  ];
  return {
    texts: [upperFirst(rules[frame % rules.length] ?? '')],
    session: `Two ${pluralize(task.unit)} side by side: ${good} ${win}.`,
    why: whys[frame % whys.length] ?? '',
  };
}
