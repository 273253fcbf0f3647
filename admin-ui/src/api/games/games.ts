import { api, create, readData } from '../client';
import { readPage, type ListAnswer, type ListRequest } from '../queries/list';
import type { operations } from '../schema';
import type { EnteredDescription, Game, GameDetail, Platform, SimilarGame } from '../types';

export const getGame = (bundleId: string, signal?: AbortSignal): Promise<GameDetail> =>
  readData(
    api.GET('/api/games/{bundleId}', { params: { path: { bundleId } }, signal }),
  ) as Promise<GameDetail>;

/** The games most like this one, nearest first, each with the reasons. */
export const listSimilarGames = (
  bundleId: string,
  limit: number,
  signal?: AbortSignal,
): Promise<SimilarGame[]> =>
  readData(
    api.GET('/api/games/{bundleId}/similar', { params: { path: { bundleId }, query: { limit } }, signal }),
  );

/** A game must have all of it; `mechanic` is a name, or part of one, of what an analysis found. */
export type GameFilter = {
  q?: string | undefined;
  platform?: Platform | undefined;
  category?: string | undefined;
  /** All of these tags. */
  tagId?: string[] | undefined;
  mechanic?: string | undefined;
  /** Bundle id of the game that they are like. */
  similarTo?: string | undefined;
  minInstalls?: number | undefined;
  minInstallsPerDay?: number | undefined;
  containsAds?: boolean | undefined;
  inAppPurchases?: boolean | undefined;
  contentRating?: string | undefined;
  /** Days before now. */
  updatedWithin?: number | undefined;
  releasedWithin?: number | undefined;
};

type GamesQuery = operations['Games_list']['parameters']['query'];

export const listGames = (
  request: ListRequest & { filter: GameFilter },
  signal?: AbortSignal,
): Promise<ListAnswer<Game>> =>
  readPage(api.GET('/api/games', { params: { query: request as GamesQuery }, signal }));

/** Takes a store address, a package name or a track id. Errors: 400/422 with `errors.storeUrl`. */
export const addGame = (storeUrl: string): Promise<GameDetail> =>
  create('/api/games', { body: { storeUrl } }) as Promise<GameDetail>;

/** Starts the job that asks the stores for the details of these games; without ids, of all charting ones. */
export const enrichGames = (bundleIds?: string[]): Promise<{ jobId: string }> =>
  create('/api/games/enrich', { body: bundleIds ? { bundleIds } : {} });

/** Enters the game's description, or replaces the one entered before. Errors: 400 with `errors.text`. */
export const enterDescription = (bundleId: string, text: string): Promise<EnteredDescription> =>
  readData(api.PUT('/api/games/{bundleId}/description', { params: { path: { bundleId } }, body: { text } }));

export const removeDescription = (bundleId: string): Promise<EnteredDescription> =>
  readData(api.DELETE('/api/games/{bundleId}/description', { params: { path: { bundleId } } }));
