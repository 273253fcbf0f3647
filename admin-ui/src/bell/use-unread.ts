import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readApi, useApi } from '../api/queries/use-api';
import { api, readData } from '../api/client';
import type { ActivityLine } from '../api/types';

const COUNT = ['activity', 'unread'];
const LINES = ['activity', 'lines'];
const SHOWN = 40;
const EVERY_MINUTE = { refetchInterval: 60_000, refetchOnWindowFocus: true } as const;

/** Number of unread activity lines; refetched every minute and on focus. */
export const useUnread = (): number => useApi('/api/activity/unread', {}, EVERY_MINUTE).data?.count ?? 0;

/** Number of unread alerts; refetched likewise. */
export const useUnreadAlerts = (): number => useApi('/api/alerts/unread', {}, EVERY_MINUTE).data?.count ?? 0;

/** "3 unread". */
export const describeUnread = (count: number): string =>
  count === 0 ? 'All read' : `${count > 99 ? '99+' : count} unread`;

/** The latest activity; refetches the count too, so that they agree. */
export function useActivityLines(enabled: boolean) {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: LINES,
    queryFn: ({ signal }) => {
      void queryClient.invalidateQueries({ queryKey: COUNT });
      return readApi('/api/activity', { sort: ['createdAt', 'DESC'], range: [0, SHOWN - 1] }, signal);
    },
    enabled,
    staleTime: 0,
    refetchInterval: 60_000,
  });
}

/** Marks lines or all as read, optimistically. */
export function useMarkRead(): (ids?: string[]) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (ids) => {
      // A response requested before would show them as unread again.
      void queryClient.cancelQueries({ queryKey: ['activity'] });
      const isMarked = (line: ActivityLine) => !ids || ids.includes(line.id);
      queryClient.setQueryData<ActivityLine[]>(LINES, (lines) =>
        lines?.map((line) => (isMarked(line) ? { ...line, read: true } : line)),
      );
      readData(api.POST('/api/activity/read', { body: ids ? { ids } : {} }))
        .then((left) => queryClient.setQueryData(COUNT, left))
        .catch((error: unknown) => {
          console.error('What was read could not be noted', error);
          void queryClient.invalidateQueries({ queryKey: ['activity'] });
        });
    },
    [queryClient],
  );
}
