import { type Blend, blends } from '../knowledge/blends/blends.js';
import { CONTESTS, meetings } from '../knowledge/meetings/meetings.js';
import { judgePair } from '../knowledge/compatible.js';
import { type Random, shuffle } from '../random.js';
import type { Told } from './told.js';

/**
 * How two halves make one game. embody: one is the way the other is played · clock: a move in one is time in the other ·
 * ground: what one builds is where the other is played · twice: one thing that both want · stake: one is played for what
 * the other builds · supply: one earns what the other spends · turns: one by day, the other at night · pair: two players,
 * one half each · mirror: the same thing twice · loose: words of one’s own beside something known.
 */
export type BridgeKind =
  'embody' | 'clock' | 'ground' | 'twice' | 'stake' | 'supply' | 'turns' | 'pair' | 'mirror' | 'loose';

export interface Bridge {
  kind: BridgeKind;
  /** The half that is played, and the one that it serves. */
  task: Told;
  world: Told;
}

export const blendFor = ({ item }: Told): Blend | undefined => (item.id ? blends.get(item.id) : undefined);

/** What each half must bring for a meeting in one moment, the task first. */
const CLOSE = {
  embody: ['doing', 'job'],
  ground: ['ground', 'part'],
  clock: ['move', 'clock'],
  twice: ['yield', 'take'],
  stake: [undefined, 'stake'],
} as const satisfies Partial<
  Record<BridgeKind, readonly [keyof typeof meetings | undefined, keyof typeof meetings]>
>;
const KINDS = Object.keys(CLOSE) as (keyof typeof CLOSE)[];

/** Bridges that these two can make, the most telling first; two that get in each other’s way never meet in one moment. */
export function listBridges(one: Told, other: Told, random: Random): Bridge[] {
  const [a, b] = [blendFor(one), blendFor(other)];
  if (!a || !b) {
    const [task, world] = a ? [one, other] : b ? [other, one] : [other, one];
    return [{ kind: 'loose', task, world }];
  }
  if (a === b) return [{ kind: 'mirror', task: one, world: other }];
  const clash = judgePair(one.item.id ?? '', other.item.id ?? '')?.verdict === 'clash';
  const pairs = [
    { task: one, world: other, first: a, second: b },
    { task: other, world: one, first: b, second: a },
  ].sort((x, y) => suits(y.first, y.second) - suits(x.first, x.second));
  const close = clash
    ? []
    : pairs.map(({ task, world }) =>
        KINDS.filter((kind) => canMeet(kind, task, world)).map((kind): Bridge => ({ kind, task, world })),
      );
  const far = (['supply', 'turns', 'pair'] as const).map((kind) =>
    pairs.map(({ task, world }): Bridge => ({ kind, task, world })),
  );
  const [main, turned] = [close[0] ?? [], close[1] ?? []];
  const [lead, ...rest] = main;
  const used = new Set(main.map(({ kind }) => kind));
  const fresh = turned.filter(({ kind }) => !used.has(kind));
  return [
    ...(lead ? [lead] : []),
    ...shuffle([...rest, ...fresh], random),
    ...shuffle(
      far.flatMap(([first]) => (first ? [first] : [])),
      random,
    ),
    ...shuffle(
      turned.filter((one) => !fresh.includes(one)),
      random,
    ),
    ...shuffle(
      far.flatMap(([, second]) => (second ? [second] : [])),
      random,
    ),
  ];
}

function canMeet(kind: keyof typeof CLOSE, task: Told, world: Told): boolean {
  const [brings, needs] = CLOSE[kind];
  const [first, second] = [task.item.id ?? '', world.item.id ?? ''];
  return (brings ? meetings[brings].has(first) : CONTESTS.has(first)) && meetings[needs].has(second);
}

/** How well the first settles what happens in the second. */
const suits = (first: Blend, second: Blend): number =>
  (first.role === 'task' ? 2 : first.role === 'both' ? 1 : 0) - (second.role === 'task' ? 1 : 0);
