import { useColorScheme } from '@mui/material/styles';
import { useCallback } from 'react';
import type { Theme } from '../../api/types';
import { useSaveSettings } from '../../auth/use-settings';

/** The theme and its setter, which applies it at once and saves it in the account. */
export function useThemeChoice(): [theme: Theme, choose: (theme: Theme) => Promise<void>] {
  const { mode = 'dark', setMode } = useColorScheme();
  const save = useSaveSettings();
  const choose = useCallback(
    async (theme: Theme) => {
      setMode(theme);
      await save({ theme });
    },
    [setMode, save],
  );
  return [mode, choose];
}
