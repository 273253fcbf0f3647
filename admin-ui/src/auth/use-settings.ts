import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '../api/queries/use-api';
import { saveSettings } from '../api/session/account';
import type { Settings } from '../api/types';

const KEY = ['settings'];

/** My settings as the server keeps them; undefined until they were read. */
export function useSettings() {
  return useApi('/api/settings');
}

/**
 * Saves a part of my settings. It counts on screen at once; when the server does not take it, what the server has
 * comes back, and the promise fails.
 */
export function useSaveSettings(): (change: Partial<Settings>) => Promise<Settings> {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: saveSettings,
    // One after the other: the last word should be the reader's last, not the fastest.
    scope: { id: 'settings' },
    onMutate: async (change: Partial<Settings>) => {
      await queryClient.cancelQueries({ queryKey: KEY });
      queryClient.setQueryData<Settings>(KEY, (before) => before && { ...before, ...change });
    },
    onError: (error) => {
      console.error('The settings could not be saved', error);
      void queryClient.invalidateQueries({ queryKey: KEY });
    },
  });
  return useCallback((change) => mutateAsync(change), [mutateAsync]);
}
