import { useApi } from '../api/queries/use-api';
import { ApiProblem } from '../api/problem';
import type { Prototype } from '../api/types';

export const prototypeListKey = ['prototypes', 'getList'] as const;

/** A prototype; shows the list's row while loading. */
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
