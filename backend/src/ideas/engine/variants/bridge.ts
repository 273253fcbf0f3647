import { type Blend, blends } from '../knowledge/blends/blends.js';
import { judgePair } from '../knowledge/compatible.js';
import { type Random, shuffle } from '../random.js';
import type { Told } from './told.js';

/**
 * How two halves make one game. settle: one decides what happens in the other · supply: one earns what the other
 * spends · turns: one by day, the other at night · pair: two players, one half each · mirror: the same thing twice ·
 * loose: words of one’s own beside something known.
 */
export type BridgeKind = 'settle' | 'supply' | 'turns' | 'pair' | 'mirror' | 'loose';

export interface Bridge {
  kind: BridgeKind;
  /** The half that is played, and the one that it serves. */
  task: Told;
  world: Told;
}

export const blendFor = ({ item }: Told): Blend | undefined => (item.id ? blends.get(item.id) : undefined);

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
  const settle = pairs.flatMap(({ task, world, first, second }): Bridge[] => {
    const isTooLong = second.role === 'task' && first.role !== 'task';
    return clash || isTooLong || first.nouns.length === 0 ? [] : [{ kind: 'settle', task, world }];
  });
  const rest = (['supply', 'turns', 'pair'] as const).map((kind) =>
    pairs.map(({ task, world }): Bridge => ({ kind, task, world })),
  );
  const best = rest.flatMap(([first]) => (first ? [first] : []));
  const reversed = rest.flatMap(([, second]) => (second ? [second] : []));
  const [main, ...others] = settle;
  return [...(main ? [main] : []), ...shuffle(best, random), ...others, ...shuffle(reversed, random)];
}

/** How well the first settles what happens in the second. */
const suits = (first: Blend, second: Blend): number =>
  (first.role === 'task' ? 2 : first.role === 'both' ? 1 : 0) - (second.role === 'task' ? 1 : 0);
