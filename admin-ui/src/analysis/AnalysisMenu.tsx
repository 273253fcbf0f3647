import type { Engine } from '../api/types';
import { ActionMenu } from '../components/actions/ActionMenu';
import { ModelUsage } from './engines/ModelUsage';
import { engineLabel } from './engines/engine-labels';

interface AnalysisMenuProps {
  engines: Engine[];
  chosen: Engine | undefined;
  onChoose: (id: string) => void;
  /** Re-runs the analysis even when the text has a stored result. */
  onFresh: () => void;
  /** Undefined while there is no version. */
  onVersions?: () => void;
  busy: boolean;
}

/** Engine choice and secondary actions of the analysis. */
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
      { icon: 'refresh', label: 'Re-run', action: onFresh, disabled: busy, divider: engines.length > 0 },
      onVersions && { icon: 'history', label: 'Versions…', action: onVersions },
    ]}
    note={engines.some(({ external }) => external) && <ModelUsage />}
  />
);
