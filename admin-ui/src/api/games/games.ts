import { api, readData } from '../client';
import { readPage, type ListAnswer, type ListRequest } from '../queries/list';
import type { operations } from '../schema';
import type { Game, GameDetail, Platform } from '../types';

export const getGame = (bundleId: string, signal?: AbortSignal): Promise<GameDetail> =>
  readData(
    api.GET('/api/games/{bundleId}', { params: { path: { bundleId } }, signal }),
  ) as Promise<GameDetail>;

/** Conditions are combined with AND; `mechanic` matches part of a name. */
export type GameFilter = {
  q?: string | undefined;
  platform?: Platform | undefined;
  category?: string | undefined;
  /** Games with all of these tags. */
  tagId?: string[] | undefined;
  mechanic?: string | undefined;
  /** Bundle id of the game to compare with. */
  similarTo?: string | undefined;
  minInstalls?: number | undefined;
  minInstallsPerDay?: number | undefined;
  containsAds?: boolean | undefined;
  inAppPurchases?: boolean | undefined;
  contentRating?: string | undefined;
  /** In days. */
  updatedWithin?: number | undefined;
  releasedWithin?: number | undefined;
};

type GamesQuery = operations['Games_list']['parameters']['query'];

export const listGames = (
  request: ListRequest & { filter: GameFilter },
  signal?: AbortSignal,
): Promise<ListAnswer<Game>> =>
  readPage(api.GET('/api/games', { params: { query: request as GamesQuery }, signal }));
