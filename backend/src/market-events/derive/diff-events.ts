import type { NewMarketEvent } from '../market-events.types.js';

/** A stored event with the key of its row. */
export interface StoredEvent extends NewMarketEvent {
  id: string;
}

export interface EventsDiff {
  added: NewMarketEvent[];
  removed: StoredEvent[];
}

/** What to insert and delete so that exactly the derived events are stored. Unchanged ones keep their row. */
export function diffEvents(stored: readonly StoredEvent[], derived: readonly NewMarketEvent[]): EventsDiff {
  const unmatched = new Map<string, StoredEvent[]>();
  for (const event of stored) {
    const key = getEventKey(event);
    const same = unmatched.get(key);
    if (same) same.push(event);
    else unmatched.set(key, [event]);
  }
  const added =
    unmatched.size === 0
      ? [...derived]
      : derived.filter((event) => !unmatched.get(getEventKey(event))?.shift());
  return { added, removed: [...unmatched.values()].flat() };
}

/** Key made of the whole content of an event. */
export function getEventKey(event: NewMarketEvent): string {
  const { type, bundleId, platform, country, category, rankingType, happenedAt, sample, data } = event;
  return JSON.stringify([
    type,
    bundleId,
    platform,
    country,
    category,
    rankingType,
    happenedAt.getTime(),
    sample,
    sortKeys(data),
  ]);
}

/** The database orders the keys of objects differently. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  );
}
