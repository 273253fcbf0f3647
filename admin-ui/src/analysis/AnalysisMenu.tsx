import type { Engine } from '../api/types';
import { ActionMenu } from '../components/actions/ActionMenu';
import { ModelUsage } from './engines/ModelUsage';
import { engineLabel } from './engines/engine-words';

interface AnalysisMenuProps {
  engines: Engine[];
  chosen: Engine | undefined;
  onChoose: (id: string) => void;
  /** Ask the engine although a stored answer to the same text exists. */
  onFresh: () => void;
  /** Absent as long as there is no version. */
  onVersions?: () => void;
  busy: boolean;
}

/** Which engine is asked, and what is done more rarely. */
export const AnalysisMenu = ({ engines, chosen, onChoose, onFresh, onVersions, busy }: AnalysisMenuProps) => (
  <ActionMenu
    label="Engine and versions"
    actions={[
      ...engines.map((engine) => ({
        label: engineLabel(engine),
        detail: engine.external ? 'Sends the store text to a model server' : 'Runs here, needs no network',
        checked: engine.id === chosen?.id,
        action: () => onChoose(engine.id),
      })),
      { icon: 'refresh', label: 'Re-run', action: onFresh, disabled: busy, apart: engines.length > 0 },
      onVersions && { icon: 'history', label: 'Versions…', action: onVersions },
    ]}
    note={engines.some(({ external }) => external) && <ModelUsage />}
  />
);
