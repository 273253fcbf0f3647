import { findEntry } from '../../ai/taxonomy/taxonomy.js';
import type { Concept } from './engine.types.js';
import { knownEntry, mechanicKnowledge } from './knowledge/knowledge.js';
import { lowerFirst } from './phrases.js';

export interface Risk {
  risk: string;
  answer: string;
  /** Ids it comes from. */
  ids: string[];
}

const any = (ids: ReadonlySet<string>, ...wanted: string[]): string[] => wanted.filter((id) => ids.has(id));
const LONG = 10;

/** Dangers that lie between items rather than in one of them; what the concept says is not missing. */
const BETWEEN: ((ids: ReadonlySet<string>, concept: Partial<Concept>) => Risk | undefined)[] = [
  (ids) => {
    const waits = any(ids, 'lives-energy', 'building-timers', 'timed-chests');
    return waits.length >= 2
      ? {
          risk: `${names(waits)} all tell the player to wait`,
          answer: 'Keep one waiting rule; the others may reward instead of block.',
          ids: waits,
        }
      : undefined;
  },
  (ids) => {
    const long = [...ids].filter((id) => (mechanicKnowledge[id]?.minutes[0] ?? 0) >= LONG - 2);
    return ids.has('lives-energy') && long.length > 0
      ? {
          risk: `An allowance of attempts suits goes of three minutes, ${names(long)} takes far longer`,
          answer: 'Count entries per day instead, or drop the allowance.',
          ids: ['lives-energy', ...long],
        }
      : undefined;
  },
  (ids) => {
    const chance = any(ids, 'gacha', 'slots', 'wheel-spin', 'timed-chests');
    const young = any(ids, 'creature-catch', 'dress-up-design', 'colour-by-number', 'pets-companions');
    return chance.length > 0 && young.length > 0
      ? {
          risk: `${names(chance)} beside ${names(young)} reaches children with paid chance`,
          answer: 'Publish odds, cap spending and sell known contents where the audience is young.',
          ids: [...chance, ...young],
        }
      : undefined;
  },
  (ids) => {
    const ranked = any(ids, 'ranked-league', 'realtime-pvp', 'tournaments', 'guild-wars');
    const power = any(ids, 'gacha', 'hero-growth', 'vip-tiers', 'meta-upgrades');
    return ranked.length > 0 && power.length > 0
      ? {
          risk: `${names(power)} decides ${names(ranked)} before the first move`,
          answer: 'Level the field in ranked play: caps, equal gear or separate brackets.',
          ids: [...ranked, ...power],
        }
      : undefined;
  },
  (ids) => {
    const live = any(
      ids,
      'realtime-pvp',
      'battle-royale',
      'moba',
      'social-deduction',
      'co-op-play',
      'guild-wars',
    );
    return live.length > 0
      ? {
          risk: `${names(live)} needs people online together, and at launch there are few`,
          answer:
            'Bots that own up to it, saved opponents, and one time window a day until the lobby is full.',
          ids: live,
        }
      : undefined;
  },
  (ids) =>
    ids.has('offline-play') && any(ids, 'realtime-pvp', 'guilds', 'chat', 'rewarded-ads').length > 0
      ? {
          risk: `Offline play and ${names(any(ids, 'realtime-pvp', 'guilds', 'chat', 'rewarded-ads'))} pull in two directions`,
          answer: 'Say which part works without a net, and let the rest catch up later.',
          ids: ['offline-play', ...any(ids, 'realtime-pvp', 'guilds', 'chat', 'rewarded-ads')],
        }
      : undefined,
  (ids) => {
    const cores = [...ids].filter((id) => mechanicKnowledge[id]);
    return cores.length > 4
      ? {
          risk: `${cores.length} core mechanics are more than a first session can teach`,
          answer: `Open with ${entry(cores[0] ?? '')}; bring the others in one per day.`,
          ids: cores.slice(0, 2),
        }
      : undefined;
  },
  (ids, { coreLoop }) => {
    const families = new Set([...ids].map((id) => findEntry(id)?.family));
    return ids.size > 0 &&
      !coreLoop?.weeks &&
      !families.has('retention') &&
      !families.has('progression') &&
      !families.has('live-operations') &&
      !families.has('social') &&
      !ids.has('battle-pass')
      ? {
          risk: 'Nothing carries over from one day to the next',
          answer: 'One lasting goal is enough: an album, a place to restore, or a small daily task.',
          ids: [],
        }
      : undefined;
  },
  (ids, { monetization }) => {
    const families = new Set([...ids].map((id) => findEntry(id)?.family));
    return ids.size > 0 && !monetization && !families.has('monetisation')
      ? {
          risk: 'Nothing says how the game earns',
          answer: 'Decide early between one price, looks, comfort and voluntary ads: it shapes the core.',
          ids: [],
        }
      : undefined;
  },
];

const entry = (id: string): string => findEntry(id)?.name ?? id;
const names = (ids: readonly string[]): string => ids.map(entry).join(' and ');

/** What is likeliest to go wrong, dangers between items first, then each item's usual failure. */
export function listRisks(ids: readonly string[], concept: Partial<Concept>, most: number): Risk[] {
  const set = new Set(ids);
  const between = BETWEEN.flatMap((rule) => rule(set, concept) ?? []);
  const single = [...set].flatMap((id): Risk[] => {
    const found = knownEntry(id);
    return found
      ? [
          {
            risk: `${found.entry.name}: ${found.known.pitfall}`,
            answer: `Give it ${lowerFirst(found.known.needs)}.`,
            ids: [id],
          },
        ]
      : [];
  });
  // Half of the room for what lies between, so that the core's own failure is always named.
  const room = Math.max(Math.ceil(most / 2), most - single.length);
  return [...between.slice(0, room), ...single].slice(0, most);
}
