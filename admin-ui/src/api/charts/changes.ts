import { MAX_ROWS } from '../queries/list';
import { api, readData } from '../client';
import type { paths } from '../schema';
import type { Changes, MarketEvent } from '../types';
export type EventType = MarketEvent['type'];

export type ChangesQuery = NonNullable<paths['/api/changes']['get']['parameters']['query']>;

/** Serializes arrays as comma-separated text. */
const toQuery = <Query extends { types?: EventType[] }>({ types, ...query }: Query) => ({
  ...query,
  ...(types?.length && { types: types.join(',') as unknown as EventType[] }),
});

/** Changes of games, grouped by day and game. */
export const readChanges = (query: ChangesQuery, signal?: AbortSignal): Promise<Changes> =>
  readData(api.GET('/api/changes', { params: { query: toQuery(query) }, signal }));

const MOST_PAGES = 5;

/** A game's events in a storefront, oldest first, optionally from a day on or of some types. */
export async function listGameEvents(
  query: {
    bundleId: string;
    platform: 'android' | 'ios';
    country: string;
    from?: string;
    types?: EventType[];
  },
  signal?: AbortSignal,
): Promise<MarketEvent[]> {
  const events: MarketEvent[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const after = events.at(-1)?.id;
    const params = { query: { ...toQuery(query), limit: MAX_ROWS, ...(after && { after }) } };
    const rows = await readData(api.GET('/api/events', { params, signal }));
    events.push(...rows);
    if (rows.length < MAX_ROWS) break;
  }
  return events.sort((a, b) => (a.occurredAt < b.occurredAt ? -1 : 1));
}

/** Whether there are events after the given one. */
export async function countEventsAfter(
  after: string,
  { types, platform, country }: Pick<ChangesQuery, 'types' | 'platform' | 'country'>,
  signal?: AbortSignal,
): Promise<number> {
  const query = toQuery({ after, limit: MAX_ROWS, types, platform, country });
  return (await readData(api.GET('/api/events', { params: { query }, signal }))).length;
}
