import { useStore } from 'react-admin';
import { useApi } from '../../api/queries/use-api';
import type { Engine } from '../../api/types';
import { BUILT_IN } from './engine-labels';

/** The engines and the user's choice; an engine that no longer exists falls back to the server's default. */
export function useEngines() {
  const { data: engines = [] } = useApi('/api/analyses/engines', {}, { staleTime: 5 * 60_000 });
  const [wanted, choose] = useStore<string | null>('analysis.engine', null);
  const byDefault = engines.find((engine) => engine.default) ?? engines[0];
  const chosen: Engine | undefined = engines.find(({ id }) => id === wanted) ?? byDefault;
  const builtIn: Engine | undefined = engines.find(({ id }) => id === BUILT_IN);
  return { engines, chosen, builtIn, choose };
}
