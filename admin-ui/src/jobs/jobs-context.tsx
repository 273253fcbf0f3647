import { useQueryClient } from '@tanstack/react-query';
import { useRefreshAfterWrites } from '../api/queries/refresh-after-writes';
import { readApi } from '../api/queries/use-api';
import { sendApi } from '../api/send-api';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { isOver, watchJob } from '../api/team/jobs';
import type { Job } from '../api/types';
import { useHiddenForLong } from './use-hidden-for-long';

interface JobsValue {
  /** Newest first. */
  jobs: Job[];
  active: Job[];
  /** Ready once the list was loaded. */
  state: 'loading' | 'ready' | 'failed';
  /** Tracks a job that was just started here and notifies listeners when it ends. */
  follow: (id: string) => void;
  cancel: (id: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Calls back once per job that was seen running and has ended. Returns the unsubscribe function. */
  onFinished: (listener: (job: Job) => void) => () => void;
}

const JobsContext = createContext<JobsValue | null>(null);
const POLL = 5_000;

/**
 * The server's jobs, kept up to date for the whole shell. The oldest running job is streamed and the others are
 * polled, because browsers limit connections per host.
 */
export function JobsProvider({ children }: { children: ReactNode }) {
  const [byId, setById] = useState<ReadonlyMap<string, Job>>(new Map());
  const [state, setState] = useState<JobsValue['state']>('loading');
  const known = useRef(byId);
  const listeners = useRef(new Set<(job: Job) => void>());
  const hidden = useHiddenForLong();
  const queries = useQueryClient();
  useRefreshAfterWrites();

  const take = useCallback(
    (incoming: Job[]) => {
      const before = known.current;
      const next = new Map(before);
      for (const job of incoming) {
        const was = before.get(job.id);
        // The stream and the list load in parallel; a stale response must not revive an ended job.
        if (!was || !isOver(was) || isOver(job)) next.set(job.id, job);
      }
      known.current = next;
      setById(next);
      const ended = incoming.filter((job) => {
        const was = before.get(job.id);
        return was && !isOver(was) && isOver(job);
      });
      for (const job of ended) listeners.current.forEach((listener) => listener(job));
      // Charts, analyses and store pages are on nearly every screen.
      if (ended.length > 0) void queries.invalidateQueries();
    },
    [queries],
  );

  const reload = useCallback(
    () =>
      readApi('/api/jobs', { sort: ['createdAt', 'DESC'], range: [0, 24] }).then(
        (jobs) => {
          take(jobs);
          setState('ready');
        },
        (error: unknown) => {
          console.error('The jobs could not be read', error);
          setState((current) => (current === 'ready' ? current : 'failed'));
        },
      ),
    [take],
  );

  const follow = useCallback(
    (id: string) => {
      // Registers the job as queued first, so that a job that ends immediately still triggers listeners.
      if (!known.current.has(id)) take([createQueuedJob(id)]);
      readApi('/api/jobs/{id}', { id }).then(
        (job) => take([job]),
        (error: unknown) => console.error('A job could not be read', error),
      );
    },
    [take],
  );

  const cancel = useCallback(
    async (id: string) => {
      // A job that has already ended can't be canceled; shows its result instead.
      take([
        await sendApi('POST', '/api/jobs/{id}/cancel', { id }).catch(() => readApi('/api/jobs/{id}', { id })),
      ]);
    },
    [take],
  );

  const onFinished = useCallback((listener: (job: Job) => void) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);

  const jobs = useMemo(
    () => [...byId.values()].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)),
    [byId],
  );
  const active = useMemo(() => jobs.filter((job) => !isOver(job)), [jobs]);
  const streamed = hidden ? undefined : active.at(-1)?.id;

  useEffect(() => {
    if (!hidden) void reload();
  }, [hidden, reload]);

  useEffect(() => {
    if (!streamed) return;
    const stop = new AbortController();
    watchJob(streamed, (job) => take([job]), stop.signal).catch((error: unknown) => {
      console.error('A job could not be followed', error);
      // The server doesn't know it; otherwise it would count as running for ever.
      const rest = new Map(known.current);
      rest.delete(streamed);
      known.current = rest;
      setById(rest);
    });
    return () => stop.abort();
  }, [streamed, take]);

  useEffect(() => {
    if (hidden || active.length < 2) return;
    const timer = setInterval(() => void reload(), POLL);
    return () => clearInterval(timer);
  }, [hidden, active.length, reload]);

  const value = useMemo(
    () => ({ jobs, active, state, follow, cancel, reload, onFinished }),
    [jobs, active, state, follow, cancel, reload, onFinished],
  );
  return <JobsContext.Provider value={value}>{children}</JobsContext.Provider>;
}

export function useJobs(): JobsValue {
  const value = useContext(JobsContext);
  if (!value) throw new Error('useJobs must be used within a JobsProvider');
  return value;
}

function createQueuedJob(id: string): Job {
  return {
    id,
    kind: '',
    title: 'Starting',
    state: 'queued',
    progress: { done: 0, total: 0, label: '' },
    failures: [],
    error: null,
    result: null,
    createdAt: new Date().toISOString(),
    startedAt: null,
    finishedAt: null,
  };
}
