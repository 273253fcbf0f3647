import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useLocation } from 'react-router';
import { ROUTES } from '../routes';
import { useJobs } from './jobs-context';
import { describeOutcome } from './outcome';

/** Kinds of jobs whose end a screen shows itself. */
const SHOWN: Record<string, RegExp> = {
  [ROUTES.rankings]: /^(rankings\.|analyses\.batch)/,
  [ROUTES.games]: /^games\.enrich/,
  [ROUTES.analyses]: /^analyses\.batch/,
  [ROUTES.trends]: /^analyses\.batch/,
  [ROUTES.launches]: /^analyses\.batch/,
};

/** Notifies about jobs that ended on another screen. */
export function JobToasts() {
  const { onFinished } = useJobs();
  const notify = useNotify();
  const { pathname } = useLocation();
  useEffect(
    () =>
      onFinished((job) => {
        if (SHOWN[pathname]?.test(job.kind)) return;
        const { tone, title, detail } = describeOutcome(job);
        notify(detail ? `${title}. ${detail}` : title, { type: tone === 'error' ? 'error' : 'info' });
      }),
    [onFinished, notify, pathname],
  );
  return null;
}
