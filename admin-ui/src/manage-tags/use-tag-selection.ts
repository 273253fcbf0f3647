import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { setTag, listTagCarriers } from '../api/games/tags';
import { isRepeatedInput } from '../components/actions/repeated-input';
import { listCarriers, useTagUndo } from './use-tag-undo';
import { useTagsChanged } from './use-tags';

const REFUSED = 'Failed to update tag selection';

/** How many of the games carry a tag. */
export type Share = 'all' | 'some' | 'none';

export interface TagSelection {
  /** Unknown until the server has told. */
  ready: boolean;
  failed: boolean;
  retry: () => void;
  /** Games that carry the tag, as far as is known, clicks that are under way included. */
  carriers: (tagId: string) => number;
  share: (tagId: string) => Share;
  /** Attaches the tag to all games, or takes it off when all carry it; shown at once, undone when refused. */
  toggle: (tagId: string) => void;
  problem: string | null;
}

/** How many of the games carry each tag, as the server tells. */
function useTagCounts(ids: string[]) {
  const queryClient = useQueryClient();
  const queryKey = ['carried-tags', ids];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      Object.fromEntries(
        (await listTagCarriers(ids, signal)).map((row) => [row.tagId, row.bundleIds.length]),
      ),
    // Colleagues tag, too: what was read a while ago would be undone by a click.
    staleTime: 0,
    gcTime: 0,
  });
  return {
    ...query,
    // An answer that was asked for before a click would take it back.
    cancel: () => queryClient.cancelQueries({ queryKey }),
    store: (tagId: string, count: number) =>
      queryClient.setQueryData<Record<string, number>>(queryKey, (before) => ({ ...before, [tagId]: count })),
  };
}

function useIsMounted() {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);
  return mounted;
}

/** Which tags the games carry. Each tag has its own line of calls, so that quick clicks end as the last one says. */
export function useTagSelection(bundleIds: string[]): TagSelection {
  const notify = useNotify();
  const changed = useTagsChanged();
  const offerUndo = useTagUndo();
  const ids = useMemo(() => [...new Set(bundleIds)].sort(), [bundleIds]);
  const counts = useTagCounts(ids);
  const [wanted, setWanted] = useState<Record<string, boolean>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const lines = useRef(new Map<string, { next: boolean }>());
  const mounted = useIsMounted();

  const carriers = (tagId: string): number => {
    const asked = wanted[tagId];
    return asked === undefined ? (counts.data?.[tagId] ?? 0) : asked ? ids.length : 0;
  };
  const share = (tagId: string): Share => {
    const count = carriers(tagId);
    return count === 0 ? 'none' : count < ids.length ? 'some' : 'all';
  };

  const send = async (tagId: string, first: boolean) => {
    const line = { next: first };
    lines.current.set(tagId, line);
    let sent: boolean | undefined;
    try {
      const before = ids.length > 1 ? await listCarriers(tagId, ids) : [];
      await counts.cancel();
      while (line.next !== sent) {
        sent = line.next;
        await setTag(tagId, ids, sent);
        counts.store(tagId, sent ? ids.length : 0);
      }
      if (ids.length > 1) offerUndo(tagId, ids, line.next, before);
    } catch (error) {
      console.error(REFUSED, error);
      if (mounted.current) setProblem(REFUSED);
      else notify(REFUSED, { type: 'error' });
    } finally {
      lines.current.delete(tagId);
      setWanted(({ [tagId]: _done, ...others }) => others);
      changed(ids);
    }
  };

  return {
    ready: counts.data !== undefined,
    failed: counts.isError && counts.data === undefined,
    retry: () => void counts.refetch(),
    carriers,
    share,
    problem,
    toggle: (tagId) => {
      // The second click of a double click would take the first one back.
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
