import { type Blend, blends } from '../knowledge/blends/blends.js';
import { listWritten, meetings, type WrittenIdea } from '../knowledge/meetings/meetings.js';
import { judgePair } from '../knowledge/compatible.js';
import { type Random, shuffle } from '../random.js';
import type { Half } from './half.js';

/**
 * How two halves make one game. written: an idea for the groups of both · embody: one is the way the other is played · inside: what is cleared away in one lets
 * loose what the other deals with · clock: a move in one is time in the other · ground: what one builds is where the other
 * is played · twice: one thing that both want · left: what is left undone in one comes back in the other · rival: a
 * success is trouble for somebody else · budget: both spend the same turns · mirror: the same thing twice · loose: words of one’s own beside something known.
 */
export type BridgeKind = keyof typeof MEETS | 'written' | 'mirror' | 'loose';

export interface Bridge {
  kind: BridgeKind;
  /** The half that is played, and the one that it serves. */
  task: Half;
  world: Half;
  /** Which of several ways to tell it, where there are no tables to choose from. */
  frame?: number;
  /** What is written for these two. */
  idea?: WrittenIdea;
}

/** Texts of a bridge, the fullest first. */
export interface BridgeTexts {
  texts: string[];
  /** How a session goes. */
  session: string;
  why: string;
}

/** The entry whose tables tell an item. */
const readEntryId = ({ item: { id = '', flavor } }: Half): string => flavor?.like ?? id;

export function blendFor(half: Half): Blend | undefined {
  const { item, family } = half;
  const { flavor } = item;
  const blend = blends.get(readEntryId(half));
  if (!blend && family) return { ...family, role: 'both' };
  if (!blend || !flavor) return blend;
  const [goods, bads, wins, losses, acts] = [
    blend.goods,
    blend.bads,
    blend.wins,
    blend.losses,
    blend.acts,
  ].map((texts) => texts.map(flavor.tell)) as [string[], string[], string[], string[], string[]];
  const own = flavor.acts.length > 0 ? [...flavor.acts] : acts;
  return { role: blend.role, genre: flavor.genre ?? blend.genre, goods, bads, wins, losses, acts: own };
}

export function cellsFor(table: keyof typeof meetings, half: Half): readonly string[] {
  const { flavor } = half.item;
  const cells =
    meetings[table].get(readEntryId(half)) ?? (flavor ? undefined : half.family?.cells[table]) ?? [];
  return flavor ? cells.map(flavor.tell) : cells;
}

/** What each half must bring, the task first. */
const MEETS = {
  embody: ['doing', 'job'],
  inside: ['hold', 'loose'],
  clock: ['move', 'clock'],
  ground: ['ground', 'part'],
  twice: ['yield', 'take'],
  left: ['left', 'as'],
  rival: ['left', 'as'],
  budget: ['budget', 'budget'],
} as const satisfies Record<string, readonly [keyof typeof meetings, keyof typeof meetings]>;
const KINDS = Object.keys(MEETS) as (keyof typeof MEETS)[];
/** Both halves in one moment: not for two that get in each other’s way. */
const CLOSE = new Set<BridgeKind>(['embody', 'inside', 'clock', 'ground']);
/** The most telling ones. */
const STRONG = new Set<BridgeKind>([...CLOSE, 'twice', 'left']);
const SYMMETRIC = new Set<BridgeKind>(['budget']);
/** Once is enough for what is the same the other way round, or soon heard too often. */
const ONCE = new Set<BridgeKind>(['budget', 'left', 'rival']);
/** Frames in which words that no table knows are told. */
const LOOSE_FRAMES = [0, 1, 2, 3, 4];

/** Bridges that these two can make, each kind once before any comes again, the most telling first. */
export function listBridges(one: Half, other: Half, random: Random): Bridge[] {
  const [a, b] = [blendFor(one), blendFor(other)];
  if (!a || !b) {
    const [task, world] = a ? [one, other] : b ? [other, one] : [other, one];
    return shuffle(LOOSE_FRAMES, random).map((frame): Bridge => ({ kind: 'loose', task, world, frame }));
  }
  if (one.item.id && one.item.id === other.item.id && one.item.flavor === other.item.flavor)
    return LOOSE_FRAMES.map((frame): Bridge => ({ kind: 'mirror', task: one, world: other, frame }));
  const clash = judgePair(one.item.id ?? '', other.item.id ?? '')?.verdict === 'clash';
  const ways = [
    { task: one, world: other, score: suits(a, b) },
    { task: other, world: one, score: suits(b, a) },
  ].sort((x, y) => y.score - x.score);
  const [main = [], turned = []] = ways.map(({ task, world }) =>
    KINDS.filter((kind) => !(clash && CLOSE.has(kind)) && canMeet(kind, task, world)).map((kind): Bridge => ({
      kind,
      task,
      world,
    })),
  );
  const used = new Set(main.map(({ kind }) => kind));
  // A kind comes once before it comes the other way round; a weak one comes after every strong one.
  const again = turned.filter(({ kind }) => used.has(kind) && !ONCE.has(kind));
  const once = [...main, ...turned.filter(({ kind }) => !used.has(kind))];
  const [best, ...written] = shuffle(ways.flatMap(listIdeas).filter(isFirstOfIdea), random);
  const pick = (list: readonly Bridge[], strong: boolean): Bridge[] =>
    shuffle(
      list.filter(({ kind }) => STRONG.has(kind) === strong),
      random,
    );
  const rest = [...shuffle([...pick(once, true), ...written], random), ...pick(again, true)];
  // What is written for these two is among the first, not always in the same variant.
  rest.splice(Math.floor(random() * 3), 0, ...(best ? [best] : []));
  const last = turned.filter(({ kind }) => ONCE.has(kind) && !SYMMETRIC.has(kind));
  return [...rest, ...pick(once, false), ...again, ...last];
}

function listIdeas({ task, world }: Pick<Bridge, 'task' | 'world'>): Bridge[] {
  // Two kinds of one entry would be told with the same words twice.
  if (readEntryId(task) === readEntryId(world)) return [];
  const flavors = [task, world].flatMap(({ item: { flavor } }) => (flavor ? [flavor] : []));
  const tell = (text: string) => flavors.reduce((line, flavor) => flavor.tell(line), text);
  return listWritten(readEntryId(task), readEntryId(world)).map(({ words, ...idea }) => ({
    ...{ kind: 'written', task, world },
    idea: {
      ...idea,
      words: Object.fromEntries(Object.entries(words).map(([name, text]) => [name, tell(text)])),
    },
  }));
}

/** Two of one group have the same ideas whichever comes first. */
const isFirstOfIdea = ({ idea }: Bridge, at: number, all: readonly Bridge[]): boolean =>
  all.findIndex((one) => one.idea?.rule === idea?.rule) === at;

function canMeet(kind: keyof typeof MEETS, task: Half, world: Half): boolean {
  const [brings, needs] = MEETS[kind];
  if (SYMMETRIC.has(kind) && readEntryId(task) === readEntryId(world)) return false;
  // Only what is handled piece by piece is the way something else is played.
  if (kind === 'embody' && !cellsFor('doing', task)[1]) return false;
  return cellsFor(brings, task).length > 0 && cellsFor(needs, world).length > 0;
}

/** How well the first settles what happens in the second. */
const suits = (first: Blend, second: Blend): number =>
  (first.role === 'task' ? 2 : first.role === 'both' ? 1 : 0) - (second.role === 'task' ? 1 : 0);
