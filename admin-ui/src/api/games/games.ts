import { api, create, readData } from '../client';
import { readPage, type ListAnswer, type ListRequest } from '../queries/list';
import type { operations } from '../schema';
import type { Game, GameDetail, Platform, SimilarGame } from '../types';

export const getGame = (bundleId: string, signal?: AbortSignal): Promise<GameDetail> =>
  readData(
    api.GET('/api/games/{bundleId}', { params: { path: { bundleId } }, signal }),
  ) as Promise<GameDetail>;

/** The most similar games with reasons, most similar first. */
export const listSimilarGames = (
  bundleId: string,
  limit: number,
  signal?: AbortSignal,
): Promise<SimilarGame[]> =>
  readData(
    api.GET('/api/games/{bundleId}/similar', { params: { path: { bundleId }, query: { limit } }, signal }),
  );

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

/** Accepts a store URL, package name or track id. Errors: 400/422 with `errors.storeUrl`. */
export const addGame = (storeUrl: string): Promise<GameDetail> =>
  create('/api/games', { body: { storeUrl } }) as Promise<GameDetail>;

/** Starts a job that fetches store details of these games, or of all charting ones. */
export const enrichGames = (bundleIds?: string[]): Promise<{ jobId: string }> =>
  create('/api/games/enrich', { body: bundleIds ? { bundleIds } : {} });
