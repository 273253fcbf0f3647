import { useEffect, useState } from 'react';
import { readApi, useApi } from '../../api/queries/use-api';
import type { ChartKey } from '../../api/charts/rankings';
import { create } from '../../api/send-api';
import type { Job } from '../../api/types';
import { useJobs } from '../../jobs/jobs-context';
import { useMatchingJobs } from '../../jobs/use-matching-jobs';

const POLL = 60_000;

/** Jobs that change charts, by the first word of their kind; a job just started here has no kind yet. */
const isAboutCharts = (job: Job): boolean => job.kind === '' || /^rankings\b/.test(job.kind);
export const isRefresh = (job: Job): boolean => /refresh/.test(job.kind);

const useRefreshState = () =>
  useApi('/api/rankings/refresh', {}, { refetchInterval: POLL, refetchOnWindowFocus: true });

/** Refreshes and imports: what runs, how the last one ended, when the next is scheduled, and how to start one. */
export function useRefresh(chart: ChartKey | null) {
  const { jobs, follow } = useJobs();
  const { running, ended, problem, start, watch, dismiss } = useMatchingJobs(isAboutCharts);
  const [joined, setJoined] = useState<string | null>(null);
  const { data: state } = useRefreshState();

  // Also follows jobs started by others or by the schedule.
  const underWay = state?.running?.id;
  useEffect(() => {
    if (underWay) follow(underWay);
  }, [underWay, follow]);

  const refreshChart = async ({ platform, country }: ChartKey) => {
    const running = await readApi('/api/rankings/refresh').then(
      (now) => now.running?.id,
      () => undefined,
    );
    const { jobId } = await create('/api/rankings/refresh', {
      body: { platforms: [platform], countries: [country] },
    });
    // The server joins a request to a running refresh.
    setJoined(jobId === running ? jobId : null);
    return jobId;
  };

  const last = state?.last;
  return {
    state,
    /** Known jobs, newest first. */
    known: last && !jobs.some(({ id }) => id === last.id) ? [last, ...jobs] : jobs,
    running,
    refreshing: running.some(isRefresh),
    joined,
    ended,
    dismiss,
    problem,
    start: watch,
    refresh: () => void (chart && start(() => refreshChart(chart))),
  };
}

export type Refresh = ReturnType<typeof useRefresh>;
