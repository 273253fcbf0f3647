import { useColorScheme } from '@mui/material/styles';
import { useCallback } from 'react';
import type { Theme } from '../../api/types';
import { useSaveSettings } from '../../auth/use-settings';
import { browserStore } from '../admin-store';

const UNSAVED = 'unsavedTheme';

/** The choice that the account hasn't stored yet, as after leaving the page right behind it. */
export const getUnsavedTheme = (): Theme | undefined => browserStore.getItem<Theme>(UNSAVED);

/** The theme and its setter, which applies it at once and saves it in the account. */
export function useThemeChoice(): [theme: Theme, choose: (theme: Theme) => Promise<void>] {
  const { mode = 'dark', setMode } = useColorScheme();
  const save = useSaveSettings();
  const choose = useCallback(
    async (theme: Theme) => {
      setMode(theme);
      browserStore.setItem(UNSAVED, theme);
      await save({ theme });
      if (getUnsavedTheme() === theme) browserStore.removeItem(UNSAVED);
    },
    [setMode, save],
  );
  return [mode, choose];
}
