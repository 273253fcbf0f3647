import { useEffect, useMemo, useState } from 'react';
import { readApi, useApi } from '../../api/queries/use-api';
import { describeError } from '../../api/problem';
import { refreshRankings, type ChartKey } from '../../api/charts/rankings';
import type { Job } from '../../api/types';
import { useCommand } from '../../components/actions/use-command';
import { useJobs } from '../../jobs/jobs-context';

const POLL = 60_000;

/** Jobs that change charts, by the first word of their kind; a job just started here has no kind yet. */
const isAboutCharts = (job: Job): boolean => job.kind === '' || /^rankings\b/.test(job.kind);
export const isRefresh = (job: Job): boolean => /refresh/.test(job.kind);

const useRefreshState = () =>
  useApi('/api/rankings/refresh', {}, { refetchInterval: POLL, refetchOnWindowFocus: true });

/** Refreshes and imports: what runs, how the last one ended, when the next is scheduled, and how to start one. */
export function useRefresh(chart: ChartKey | null) {
  const { jobs, active, onFinished, cancel, follow } = useJobs();
  const [ended, setEnded] = useState<Job | null>(null);
  const [joined, setJoined] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { data: state } = useRefreshState();

  useEffect(
    () =>
      onFinished((job) => {
        if (isAboutCharts(job)) setEnded(job);
      }),
    [onFinished],
  );
  // Also follows jobs started by others or by the schedule.
  const underWay = state?.running?.id;
  useEffect(() => {
    if (underWay) follow(underWay);
  }, [underWay, follow]);

  const start = (jobId: string) => {
    setEnded(null);
    follow(jobId);
  };
  const { run: refresh } = useCommand(async () => {
    if (!chart) return;
    setProblem(null);
    try {
      const running = await readApi('/api/rankings/refresh').then(
        (now) => now.running?.id,
        () => undefined,
      );
      const { jobId } = await refreshRankings({ platforms: [chart.platform], countries: [chart.country] });
      // The server joins a request to a running refresh.
      setJoined(jobId === running ? jobId : null);
      start(jobId);
    } catch (error) {
      console.error('The refresh could not be started', error);
      setProblem(describeError(error));
    }
  });

  const running = useMemo(() => active.filter(isAboutCharts), [active]);
  const last = state?.last;
  return {
    state,
    /** Known jobs, newest first. */
    known: last && !jobs.some(({ id }) => id === last.id) ? [last, ...jobs] : jobs,
    running,
    refreshing: running.some(isRefresh),
    joined,
    ended,
    dismiss: () => setEnded(null),
    problem,
    cancel,
    start,
    refresh: () => void refresh(),
  };
}

export type Refresh = ReturnType<typeof useRefresh>;
