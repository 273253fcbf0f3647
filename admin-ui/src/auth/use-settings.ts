import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '../api/queries/use-api';
import { saveSettings } from '../api/session/account';
import type { Settings } from '../api/types';

const KEY = ['settings'];

/** The user's settings; undefined while loading. */
export function useSettings() {
  return useApi('/api/settings');
}

/** Saves settings optimistically; on failure restores the former ones and rejects. */
export function useSaveSettings(): (change: Partial<Settings>) => Promise<Settings> {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: saveSettings,
    // One at a time, so that the last change wins.
    scope: { id: 'settings' },
    onMutate: async (change: Partial<Settings>) => {
      await queryClient.cancelQueries({ queryKey: KEY });
      const now = queryClient.getQueryData<Settings>(KEY);
      if (now) queryClient.setQueryData<Settings>(KEY, { ...now, ...change });
      return now;
    },
    // A read that began before the save would bring the old value back.
    onSuccess: async (saved, change) => {
      await queryClient.cancelQueries({ queryKey: KEY });
      queryClient.setQueryData<Settings>(KEY, (before) => ({ ...(before ?? saved), ...change }));
    },
    onError: (error, change, before) => {
      console.error('The settings could not be saved', error);
      // Other settings may have been changed since.
      const former = Object.keys(change).map((name) => [name, before?.[name as keyof Settings]]);
      queryClient.setQueryData<Settings>(
        KEY,
        (now) => now && before && { ...now, ...Object.fromEntries(former) },
      );
      void queryClient.invalidateQueries({ queryKey: KEY });
    },
  });
  return useCallback((change) => mutateAsync(change), [mutateAsync]);
}
