import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { useJobs } from '../jobs/jobs-context';
import { describeOutcome } from '../jobs/outcome';
import { useAuth } from '../auth/auth-context';
import { useSettings } from '../auth/use-settings';
import { useStoreSync } from './use-store-sync';

/** Lets my settings take effect on every screen: the theme of the account, how the screens are arranged, and notices of the browser. */
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
      // Whoever looks at the page sees it there.
      if (!document.hidden || Notification.permission !== 'granted') return;
      const { title, detail } = describeOutcome(job);
      new Notification(title, { body: detail ?? undefined, tag: job.id });
    });
  }, [push, onFinished]);
  return null;
}
