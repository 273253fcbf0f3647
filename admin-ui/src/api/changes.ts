import { api, readData } from './client';
import type { components, paths } from './schema';

type Schemas = components['schemas'];

export type Changes = Schemas['ChangesDto'];
export type ChangedGame = Schemas['ChangedGameDto'];
export type MarketEvent = Schemas['MarketEventDto'];
export type EventType = MarketEvent['type'];

export type ChangesQuery = NonNullable<paths['/api/changes']['get']['parameters']['query']>;

/** Lists travel as one text. */
const toQuery = <Query extends { types?: EventType[] }>({ types, ...query }: Query) => ({
  ...query,
  ...(types?.length && { types: types.join(',') as unknown as EventType[] }),
});

/** What changed in the games, by day and game. */
export const readChanges = (query: ChangesQuery, signal?: AbortSignal): Promise<Changes> =>
  readData(api.GET('/api/changes', { params: { query: toQuery(query) }, signal }));

/** Events about a game in a store and country, oldest first. */
export const listGameEvents = (
  query: { bundleId: string; platform: 'android' | 'ios'; country: string },
  signal?: AbortSignal,
): Promise<MarketEvent[]> =>
  readData(api.GET('/api/events', { params: { query: { ...query, limit: 1_000 } }, signal }));

/** Whether something came after an event. */
export async function countEventsAfter(
  after: string,
  { types, platform, country }: Pick<ChangesQuery, 'types' | 'platform' | 'country'>,
  signal?: AbortSignal,
): Promise<number> {
  const query = toQuery({ after, limit: 1_000, types, platform, country });
  return (await readData(api.GET('/api/events', { params: { query }, signal }))).length;
}
