import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { setTag, listTagCarriers } from '../api/games/tags';
import { isRepeatedInput } from '../components/actions/repeated-input';
import { useIsMounted } from '../components/actions/use-is-mounted';
import { listCarriers, useTagUndo } from './use-tag-undo';

const REFUSED = 'Failed to update tag selection';

/** How many of the games have a tag. */
export type Share = 'all' | 'some' | 'none';

export interface TagSelection {
  /** False until loaded. */
  ready: boolean;
  failed: boolean;
  retry: () => void;
  /** Number of games with the tag, including pending changes. */
  carriers: (tagId: string) => number;
  share: (tagId: string) => Share;
  /** Adds the tag to all games, or removes it when all have it. Optimistic. */
  toggle: (tagId: string) => void;
  problem: string | null;
}

/** Number of the games with each tag, from the server. */
function useTagCounts(ids: string[]) {
  const queryClient = useQueryClient();
  const queryKey = ['carried-tags', ids];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      Object.fromEntries(
        (await listTagCarriers(ids, signal)).map((row) => [row.tagId, row.bundleIds.length]),
      ),
    // Colleagues change tags too; a click must not act on stale data.
    staleTime: 0,
    gcTime: 0,
  });
  return {
    ...query,
    // A response requested before the click would revert it.
    cancel: () => queryClient.cancelQueries({ queryKey }),
    store: (tagId: string, count: number) =>
      queryClient.setQueryData<Record<string, number>>(queryKey, (before) => ({ ...before, [tagId]: count })),
  };
}

/** The tags of the games. Requests of a tag run in sequence, so that the last of several quick clicks wins. */
export function useTagSelection(bundleIds: string[]): TagSelection {
  const notify = useNotify();
  const offerUndo = useTagUndo();
  const ids = useMemo(() => [...new Set(bundleIds)].sort(), [bundleIds]);
  const counts = useTagCounts(ids);
  const [wanted, setWanted] = useState<Record<string, boolean>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const lines = useRef(new Map<string, { next: boolean }>());
  const mounted = useIsMounted();

  const countCarriers = (tagId: string): number => {
    const isWanted = wanted[tagId];
    return isWanted === undefined ? (counts.data?.[tagId] ?? 0) : isWanted ? ids.length : 0;
  };
  const share = (tagId: string): Share => {
    const count = countCarriers(tagId);
    return count === 0 ? 'none' : count < ids.length ? 'some' : 'all';
  };

  const send = async (tagId: string, first: boolean) => {
    const line = { next: first };
    lines.current.set(tagId, line);
    let lastSent: boolean | undefined;
    try {
      const before = ids.length > 1 ? await listCarriers(tagId, ids) : [];
      await counts.cancel();
      while (line.next !== lastSent) {
        lastSent = line.next;
        await setTag(tagId, ids, lastSent);
        counts.store(tagId, lastSent ? ids.length : 0);
      }
      if (ids.length > 1) offerUndo(tagId, ids, line.next, before);
    } catch (error) {
      console.error(REFUSED, error);
      if (mounted.current) setProblem(REFUSED);
      else notify(REFUSED, { type: 'error' });
    } finally {
      lines.current.delete(tagId);
      setWanted(({ [tagId]: _done, ...others }) => others);
    }
  };

  return {
    ready: counts.data !== undefined,
    failed: counts.isError && counts.data === undefined,
    retry: () => void counts.refetch(),
    carriers: countCarriers,
    share,
    problem,
    toggle: (tagId) => {
      // The second click of a double click would revert the first.
      if (isRepeatedInput()) return;
      const attached = share(tagId) !== 'all';
      setProblem(null);
      setWanted((before) => ({ ...before, [tagId]: attached }));
      const line = lines.current.get(tagId);
      if (line) line.next = attached;
      else void send(tagId, attached);
    },
  };
}
