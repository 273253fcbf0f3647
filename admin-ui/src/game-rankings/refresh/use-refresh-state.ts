import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getRefreshState } from '../../api/rankings';
import type { Job, RefreshState } from '../../api/types';
import { useJobs } from '../../jobs/jobs-context';

const POLL = 60_000;

/**
 * The last refresh and the next one, and the refreshes known here, newest first. A run that somebody else or the
 * schedule has started is taken up, so that its progress shows.
 */
export function useRefreshState(): { state: RefreshState | undefined; ended: Job[] } {
  const { jobs, follow } = useJobs();
  const { data } = useQuery({
    // Under the charts' key: what makes them read again makes this read again.
    queryKey: ['rankings', 'refresh'],
    queryFn: ({ signal }) => getRefreshState(signal),
    refetchInterval: POLL,
    refetchOnWindowFocus: true,
  });
  const running = data?.running?.id;
  useEffect(() => {
    if (running) follow(running);
  }, [running, follow]);

  const last = data?.last ?? null;
  const known = last && !jobs.some(({ id }) => id === last.id) ? [last, ...jobs] : jobs;
  return { state: data, ended: known };
}
