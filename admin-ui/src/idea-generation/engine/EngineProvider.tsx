import { useMemo, type ReactNode } from 'react';
import { useApi } from '../../api/queries/use-api';
import { useDraft } from '../../auth/use-draft';
import { EngineContext, type EngineChoice } from './engine-choice';

/** Keeps the chosen engine for this tab; there is a choice only when an external model is connected. */
export function EngineProvider({ children }: { children: ReactNode }) {
  const { data: usage } = useApi('/api/ai/usage');
  const [chosen, choose] = useDraft('idea engine');
  const value = useMemo<EngineChoice>(
    () => ({
      usage,
      engine: usage?.external && chosen === 'built-in' ? 'built-in' : undefined,
      choose: (engine) => choose(engine === 'built-in' ? engine : ''),
    }),
    [usage, chosen, choose],
  );
  return <EngineContext value={value}>{children}</EngineContext>;
}
