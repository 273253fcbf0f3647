import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { getGame } from '../api/games/games';
import { getMarketData } from '../api/games/market-data';
import { ApiProblem } from '../api/problem';
import { announceWrite } from '../api/queries/refresh-after-writes';
import type { GameDetail, MarketData } from '../api/types';
import { gamePath } from '../routes';
import { useStorefront } from './storefront/storefront';

const FIVE_MINUTES = 300_000;

export const isMissing = (error: unknown): boolean => error instanceof ApiProblem && error.status === 404;

/**
 * Loads a stored game and fetches its store details. A game that isn't in the catalog is fetched from the stores
 * first, which adds it. Leaving the page or choosing another storefront aborts pending requests.
 */
export function useGamePage(bundleId: string) {
  const queryClient = useQueryClient();
  const game = useQuery<GameDetail>({
    queryKey: ['games', bundleId],
    queryFn: ({ signal }) => getGame(bundleId, signal),
    // A missing game will still be missing a second later.
    retry: (count, reason) => count < 1 && !(reason instanceof ApiProblem && reason.status < 500),
  });
  const missing = !game.data && isMissing(game.error);
  const { storefront, choose } = useStorefront(game.data);

  const fresh = useRef(false);
  const details = useQuery<MarketData>({
    queryKey: ['market-data', bundleId, storefront],
    queryFn: async ({ signal }) => {
      const isFresh = fresh.current;
      fresh.current = false;
      const answer = await getMarketData(bundleId, storefront, { fresh: isFresh, signal });
      // The server chose the store; its answer also serves the query for that store.
      if (!storefront.platform) {
        const chosen = { platform: answer.platform, country: storefront.country };
        queryClient.setQueryData(['market-data', bundleId, chosen], answer);
      }
      return answer;
    },
    enabled: game.data !== undefined || missing,
    staleTime: FIVE_MINUTES,
    // The server has retried already.
    retry: false,
  });

  const { refetch: askAgain } = details;
  const refreshDetails = useCallback(() => {
    fresh.current = true;
    void askAgain();
  }, [askAgain]);

  // Fetched data is stored by now: listings, changes, and the game itself when it was new.
  const fetchedAt = details.data && !details.data.stored ? details.data.fetchedAt : undefined;
  useEffect(() => {
    if (fetchedAt) announceWrite('/api/games/{bundleId}/market-data', { bundleId });
  }, [fetchedAt, bundleId]);

  // A game opened by its track id now has its own bundle id; redirects there, keeping the back link.
  const named = details.data?.bundleId;
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: unknown };
  useEffect(() => {
    if (!named || named === bundleId) return;
    queryClient.setQueryData(['market-data', named, storefront], details.data);
    void navigate(gamePath(named) + search, { replace: true, state });
  }, [named, bundleId, queryClient, storefront, details.data, navigate, search, state]);

  const { refetch: readAgain } = game;
  const retryAll = useCallback(() => {
    queryClient.removeQueries({ queryKey: ['market-data', bundleId] });
    void readAgain();
  }, [queryClient, bundleId, readAgain]);

  return {
    game: game.data,
    details,
    storefront,
    choose,
    refreshDetails,
    retryAll,
    /** Not in the catalog yet; the stores are being asked. */
    fetchingFirst: missing && (details.isFetching || game.isFetching),
    /** Why nothing can be shown. */
    fatal: game.data || game.isFetching || (missing && details.isFetching) ? null : game.error,
    /** The stores' error for a game that isn't in the catalog. */
    storesSay: missing ? details.error : null,
  };
}
