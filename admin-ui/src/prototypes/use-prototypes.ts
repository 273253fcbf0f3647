import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/queries/use-api';
import { ApiProblem } from '../api/problem';
import type { Prototype } from '../api/types';

export const prototypeListKey = ['prototypes', 'getList'] as const;

/** One prototype; what the list knows of it is shown meanwhile. */
export function usePrototype(id: string, known: Prototype | undefined) {
  return useApi(
    '/api/prototypes/{id}',
    { id },
    {
      placeholderData: known,
      retry: (count, failure) => !(failure instanceof ApiProblem && failure.status < 500) && count < 1,
    },
  );
}

/** To call when prototypes have changed: whatever shows or counts them reads again. */
export function usePrototypesChanged(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: ['prototypes'] });
    void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
  };
}
