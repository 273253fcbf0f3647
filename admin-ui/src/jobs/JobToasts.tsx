import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useLocation } from 'react-router';
import { ROUTES } from '../routes';
import { useJobs } from './jobs-context';
import { describeOutcome } from './outcome';

/** Notifies about jobs that ended on another screen; screens show their own jobs. */
export function JobToasts() {
  const { onFinished } = useJobs();
  const notify = useNotify();
  const { pathname } = useLocation();
  useEffect(
    () =>
      onFinished((job) => {
        if (pathname === ROUTES.rankings) return;
        if (pathname === ROUTES.analyses && job.kind.startsWith('analyses.')) return;
        const { tone, title, detail } = describeOutcome(job);
        notify(detail ? `${title}. ${detail}` : title, { type: tone === 'error' ? 'error' : 'info' });
      }),
    [onFinished, notify, pathname],
  );
  return null;
}
