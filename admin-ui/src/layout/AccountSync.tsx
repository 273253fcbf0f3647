import { useColorScheme } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import { useJobs } from '../jobs/jobs-context';
import { describeOutcome } from '../jobs/outcome';
import { useAuth } from '../auth/auth-context';
import { useSettings } from '../auth/use-settings';
import { getUnsavedTheme, useThemeChoice } from './theme/use-theme-choice';
import { useStoreSync } from './use-store-sync';

/** Applies the account's settings on every screen: theme, arrangement and browser notifications. */
export function AccountSync() {
  const userId = useAuth().user?.id;
  useStoreSync(userId);
  const { data } = useSettings();
  const { setMode } = useColorScheme();
  const [, chooseTheme] = useThemeChoice();
  const { onFinished } = useJobs();
  const theme = data?.theme;
  const push = data?.pushNotifications === true;

  useEffect(() => {
    if (theme) setMode(getUnsavedTheme() ?? theme);
  }, [theme, setMode]);

  const saveTheme = useEffectEvent(() => {
    const unsaved = getUnsavedTheme();
    // On failure it stays unsaved, and the next page load tries again.
    if (unsaved) void chooseTheme(unsaved).catch(() => undefined);
  });
  useEffect(() => {
    if (userId) saveTheme();
  }, [userId]);

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
