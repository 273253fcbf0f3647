import { useQueries } from '@tanstack/react-query';
import { getGame } from '../api/games/games';
import { readApi } from '../api/queries/use-api';
import type { AnalysisItem, GameDetail, Idea } from '../api/types';
import { gamePath, ideaPath } from '../routes';
import type { CompareAddress } from './compare-address';
import type { Column } from './matrix-rows';

/** A compared game or idea. */
export interface Compared extends Column {
  id: string;
  path: string;
  iconUrl: string | null;
  below: string;
  sample: boolean;
  analyzed: boolean;
  /** Null for an idea. */
  game: GameDetail | null;
}

export function useCompared({ games, ideas }: CompareAddress) {
  const reads = useQueries({
    queries: [
      ...games.map((id) => ({
        queryKey: ['games', id],
        // Shares the cache of the game's page.
        queryFn: ({ signal }: { signal: AbortSignal }) => getGame(id, signal),
        select: fromGame,
      })),
      ...ideas.map((id) => ({
        // Invalidated with all that derives from the idea.
        queryKey: ['ideas', 'facts', id, 'compared'],
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          fromIdea(await readApi('/api/ideas/{id}', { id }, signal)),
      })),
    ],
  });
  return {
    compared: reads.flatMap(({ data }) => data ?? []),
    failed: [...games, ...ideas].filter((_id, at) => reads[at]?.error && !reads[at].data),
    loading: reads.some(({ isPending }) => isPending),
    retry: () => reads.forEach(({ error, refetch }) => error && void refetch()),
  };
}

const fromGame = (game: GameDetail): Compared => ({
  id: game.bundleId,
  title: game.title,
  path: gamePath(game.bundleId),
  iconUrl: game.iconUrl,
  below: game.developer ?? 'Unknown Developer',
  sample: game.sample || game.analysis?.sample === true,
  analyzed: game.analysis !== null,
  mechanics: game.analysis?.mechanics ?? [],
  metaElements: game.analysis?.metaElements ?? [],
  game,
});

const fromIdea = (idea: Idea): Compared => ({
  id: idea.id,
  title: idea.name,
  path: ideaPath(idea.id),
  iconUrl: null,
  below: 'Idea',
  sample: false,
  analyzed: true,
  mechanics: idea.coreMechanics.map((item) => toItem(idea, item)),
  metaElements: idea.metaElements.map((item) => toItem(idea, item)),
  planned: true,
  game: null,
});

/** Converts an idea's item to an analysis item, with its taxonomy id if known. */
function toItem({ origins }: Idea, { id, content }: Idea['coreMechanics'][number]): AnalysisItem {
  const taxonomyId = origins.find(({ itemId }) => itemId === id)?.taxonomyId;
  return {
    ...(taxonomyId && { id: taxonomyId }),
    name: content,
    description: '',
    confidence: 'high',
    feedback: null,
  };
}
