import { Dialog } from '../../components/dialogs/Dialog';
import { useState } from 'react';
import { useApi } from '../../api/queries/use-api';
import type { Analysis, GameDetail } from '../../api/types';
import { ReadStates } from '../../components/lists/ListStates';
import { StaticTable, type Column } from '../../components/table/DataTable';
import { FilterSelect } from '../../components/filters/FilterSelect';
import { formatDateTime } from '../../components/text/format';
import { numberColumn } from '../../components/table/columns';
import { Spinner } from '../../components/states/Spinner';
import { VersionDiff } from './VersionDiff';
import { engineName } from '../engines/engine-labels';

interface VersionsDialogProps {
  game: Pick<GameDetail, 'bundleId' | 'title'>;
  onClose: () => void;
}

/** The stored analyses of the game, and a comparison of two. */
export function VersionsDialog({ game, onClose }: VersionsDialogProps) {
  const read = useApi(
    '/api/games/{bundleId}/analyses',
    { bundleId: game.bundleId, sort: ['version', 'DESC'], range: [0, 49] },
    { staleTime: 0 },
  );
  return (
    <Dialog title={`Versions of ${game.title}`} onClose={onClose} scroll="paper">
      <div className="dialog-body stack" tabIndex={0} role="region" aria-label={`Versions of ${game.title}`}>
        <ReadStates
          what="versions"
          rows={read.data}
          read={read}
          unaffected="The current analysis is unchanged."
          loading={<Spinner label="Loading the versions" slow="Still loading the versions." />}
        >
          {read.data && <Versions versions={read.data} />}
        </ReadStates>
      </div>
    </Dialog>
  );
}

function Versions({ versions }: { versions: Analysis[] }) {
  const [after, setAfter] = useState(versions[0]?.id ?? '');
  const [before, setBefore] = useState(versions[1]?.id ?? '');
  if (versions.length < 2) {
    return (
      <p className="muted">Only one version so far. Re-run the analysis or use another engine to compare.</p>
    );
  }
  const options = versions.map(
    (version) =>
      [
        version.id,
        `Version ${version.version}, ${engineName(version)}, ${formatDateTime(version.analyzedAt)}`,
      ] as const,
  );
  return (
    <>
      <div className="row wrap">
        <FilterSelect label="Compare" value={before} options={options} onChange={setBefore} />
        <FilterSelect label="with" value={after} options={options} onChange={setAfter} />
      </div>
      {before === after ? (
        <p className="muted">Choose two different versions.</p>
      ) : (
        <VersionDiff before={before} after={after} />
      )}
      <VersionTable versions={versions} />
    </>
  );
}

const COLUMNS: Column<Analysis>[] = [
  { label: 'Version', cell: ({ version }) => `Version ${version}` },
  { label: 'Engine', cell: engineName },
  { label: 'Source', cell: ({ source }) => source ?? '—' },
  {
    label: 'Analyzed',
    cell: ({ analyzedAt, analyzedByName }) =>
      formatDateTime(analyzedAt) + (analyzedByName ? `, ${analyzedByName}` : ''),
  },
  numberColumn(({ mechanics, metaElements }) => mechanics.length + metaElements.length, { label: 'Found' }),
];

const VersionTable = ({ versions }: { versions: Analysis[] }) => (
  <details>
    <summary className="text-13 muted">All versions ({versions.length})</summary>
    <StaticTable rows={versions} rowKey={({ id }) => id} columns={COLUMNS} />
  </details>
);
