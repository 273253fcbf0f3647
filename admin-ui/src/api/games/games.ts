import { api, readData } from '../client';
import { readPage, type ListAnswer, type ListRequest } from '../queries/list';
import type { operations } from '../schema';
import type { Game, GameDetail } from '../types';

export const getGame = (bundleId: string, signal?: AbortSignal): Promise<GameDetail> =>
  readData(
    api.GET('/api/games/{bundleId}', { params: { path: { bundleId } }, signal }),
  ) as Promise<GameDetail>;

type GamesQuery = operations['Games_list']['parameters']['query'];
type Filter = NonNullable<NonNullable<GamesQuery>['filter']>;

/** Conditions are combined with AND; only `tagId` has several values: games with all of these tags. */
export type GameFilter = {
  [Name in keyof Filter]: (Name extends 'tagId' ? string[] : Exclude<Filter[Name], unknown[]>) | undefined;
};

export const listGames = (
  request: ListRequest & { filter: GameFilter },
  signal?: AbortSignal,
): Promise<ListAnswer<Game>> =>
  readPage(api.GET('/api/games', { params: { query: request as GamesQuery }, signal }));
