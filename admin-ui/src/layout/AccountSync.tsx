import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { useJobs } from '../jobs/jobs-context';
import { describeOutcome } from '../jobs/outcome';
import { useAuth } from '../auth/auth-context';
import { useSettings } from '../auth/use-settings';
import { useStoreSync } from './use-store-sync';

/** Applies the account's settings on every screen: theme, arrangement and browser notifications. */
export function AccountSync() {
  useStoreSync(useAuth().user?.id);
  const { data } = useSettings();
  const { setMode } = useColorScheme();
  const { onFinished } = useJobs();
  const theme = data?.theme;
  const push = data?.pushNotifications === true;

  useEffect(() => {
    if (theme) setMode(theme);
  }, [theme, setMode]);

  useEffect(() => {
    if (!push || typeof Notification === 'undefined') return;
    return onFinished((job) => {
      // Visible tabs show notices on the page.
      if (!document.hidden || Notification.permission !== 'granted') return;
      const { title, detail } = describeOutcome(job);
      new Notification(title, { body: detail ?? undefined, tag: job.id });
    });
  }, [push, onFinished]);
  return null;
}
