import type { NewMarketEvent } from '../market-events.types.js';

/** A game, everywhere or in a country. */
export interface SeenGame {
  bundleId: string;
  /** Null: everywhere. */
  country: string | null;
  /** When it was first seen; null if that must be looked up. */
  firstAt: Date | null;
}

/** The chart entry by which a game was first seen. */
export type FirstEntry = Pick<
  NewMarketEvent,
  'bundleId' | 'platform' | 'country' | 'category' | 'rankingType' | 'happenedAt' | 'sample'
> & { rank: number };

/**
 * A game is first seen when it enters a chart. Games on the first capture of a list may have been there for long,
 * so they are not news.
 * @param entries into charts at the time of the first capture that has the game; none when it was there already
 */
export function deriveFirstSeen(
  { country }: Pick<SeenGame, 'country'>,
  entries: readonly FirstEntry[],
): NewMarketEvent[] {
  const [first] = [...entries].sort((a, b) => (orderKey(a) < orderKey(b) ? -1 : 1));
  if (!first) return [];
  const { rank, ...entry } = first;
  return [
    { ...entry, type: country === null ? 'game.first_seen' : 'game.first_seen_in_country', data: { rank } },
  ];
}

/** The overall list before those of categories. */
const orderKey = ({ platform, country, category, rankingType }: FirstEntry): string =>
  [category === 'all' ? 0 : 1, platform, country, category, rankingType].join('/');
