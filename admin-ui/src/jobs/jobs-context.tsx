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
import { cancelJob, getJob, isOver, listJobs, watchJob } from '../api/team/jobs';
import type { Job } from '../api/types';
import { useHiddenForLong } from './use-hidden-for-long';

interface JobsValue {
  /** Newest first. */
  jobs: Job[];
  active: Job[];
  /** The list was read at least once, or the reading failed. */
  state: 'loading' | 'ready' | 'failed';
  /** Takes up a job that was just started here; its end is told to whoever listens. */
  follow: (id: string) => void;
  cancel: (id: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Calls back once for each job that was seen running and is over. Returns the way to stop. */
  onFinished: (listener: (job: Job) => void) => () => void;
}

const JobsContext = createContext<JobsValue | null>(null);
const POLL = 5_000;

/**
 * What runs on the server, kept live for the whole shell. The oldest running job is followed by a stream, the others by
 * asking now and then: browsers allow few open connections to one host.
 */
export function JobsProvider({ children }: { children: ReactNode }) {
  const [byId, setById] = useState<ReadonlyMap<string, Job>>(new Map());
  const [state, setState] = useState<JobsValue['state']>('loading');
  const known = useRef(byId);
  const listeners = useRef(new Set<(job: Job) => void>());
  const hidden = useHiddenForLong();

  const take = useCallback((incoming: Job[]) => {
    const before = known.current;
    const next = new Map(before);
    for (const job of incoming) {
      const was = before.get(job.id);
      // The stream and the list are read side by side: an older answer that comes late must not wake a job that is over.
      if (!was || !isOver(was) || isOver(job)) next.set(job.id, job);
    }
    known.current = next;
    setById(next);
    for (const job of incoming) {
      const was = before.get(job.id);
      if (was && !isOver(was) && isOver(job)) listeners.current.forEach((listener) => listener(job));
    }
  }, []);

  const reload = useCallback(
    () =>
      listJobs().then(
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
      // Known as queued first, so that a job that is over at once still counts as one that ended before our eyes.
      if (!known.current.has(id)) take([createQueuedJob(id)]);
      getJob(id).then(
        (job) => take([job]),
        (error: unknown) => console.error('A job could not be read', error),
      );
    },
    [take],
  );

  const cancel = useCallback(
    async (id: string) => {
      // A job that ended in the meantime cannot be cancelled; then its end is the answer.
      take([await cancelJob(id).catch(() => getJob(id))]);
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
