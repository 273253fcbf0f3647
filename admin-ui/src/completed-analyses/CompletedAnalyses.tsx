import Button from '@mui/material/Button';
import { useCallback, useMemo, useState } from 'react';
import { useGetList } from 'react-admin';
import { Link, useLocation } from 'react-router';
import type { Analysis, MechanicCount } from '../api/types';
import { LoadError } from '../components/LoadError';
import { EmptyState } from '../components/EmptyState';
import { FilterSelect } from '../components/FilterSelect';
import { PageHead } from '../components/PageHead';
import { Pager } from '../components/Pager';
import { SearchField } from '../components/SearchField';
import { formatCount } from '../components/format';
import { KIND_TITLES } from '../analysis/AnalysisItems';
import { AnalyzeBatchButton } from '../analysis/AnalyzeBatchButton';
import { BatchJobs } from '../analysis/BatchJobs';
import { engineLabel } from '../analysis/engine-words';
import { useEngines } from '../analysis/use-engines';
import { ROUTES } from '../routes';
import { AnalysesSkeleton } from './AnalysesSkeleton';
import { AnalysisCard } from './AnalysisCard';
import { AnalysisDialog } from './AnalysisDialog';
import { CompareBar } from './CompareBar';
import { CompareView } from './CompareView';
import { ExportAnalyses } from './ExportAnalyses';
import { MostFrequent, useMechanics } from './MostFrequent';
import { COMPARE_MAX, useAnalysesAddress } from './address';
import './completed-analyses.css';

const PER_PAGE = 24;

/** /admin/completed-analyses: the games I analysed, newest first. */
export function CompletedAnalyses() {
  const [address, change] = useAnalysesAddress();
  const { pathname, search } = useLocation();
  const from = pathname + search;
  return address.compared.length > 0 ? (
    <CompareView ids={address.compared} from={from} onClose={() => change({ compared: [] })} />
  ) : (
    <AnalysisGrid address={address} change={change} from={from} />
  );
}

type Address = ReturnType<typeof useAnalysesAddress>;

interface AnalysisGridProps {
  address: Address[0];
  change: Address[1];
  from: string;
}

function AnalysisGrid({ address, change, from }: AnalysisGridProps) {
  const { q, mechanic, engine, page, opened } = address;
  const filter = useMemo(
    () => ({ ...(q && { q }), ...(mechanic && { mechanic }), ...(engine && { engine }) }),
    [q, mechanic, engine],
  );
  const { data, total, error, isPending, refetch } = useGetList<Analysis>('analyses', {
    pagination: { page, perPage: PER_PAGE },
    sort: { field: 'analyzedAt', order: 'DESC' },
    filter,
  });
  const mechanics = useMechanics();
  const { engines } = useEngines();
  const [selected, setSelected] = useState<{ id: string; title: string }[]>([]);
  const search = useCallback((text: string) => change({ q: text }), [change]);
  const filtered = q !== '' || mechanic !== '' || engine !== '';
  const select = ({ id, title }: Analysis, on: boolean) =>
    setSelected((before) =>
      on ? [...before, { id, title: title || 'Unknown Game' }] : before.filter((each) => each.id !== id),
    );
  const rows = data ?? [];

  return (
    <>
      <PageHead
        title="Completed Analyses"
        asOf={
          <>
            <span>{total === undefined ? 'The games you analyzed' : games(total, filtered)}</span>
            <span>Newest first</span>
          </>
        }
        actions={
          <>
            <AnalyzeBatchButton
              targets={[
                {
                  label: filtered ? 'all that is filtered' : 'all your analyses',
                  games: total ?? 0,
                  scope: { mine: filter },
                },
                ...(total !== undefined && total > rows.length
                  ? [
                      {
                        label: 'only this page',
                        games: rows.length,
                        scope: { bundleIds: rows.map(({ bundleId }) => bundleId) },
                      },
                    ]
                  : []),
              ]}
            >
              Analyze again
            </AnalyzeBatchButton>
            <ExportAnalyses filter={filter} />
          </>
        }
      />
      <BatchJobs />
      <div className="analysis-filters">
        <SearchField label="Search analyses..." value={q} onChange={search} />
        <FilterSelect
          label="Mechanic"
          value={mechanic}
          options={mechanicOptions(mechanics, mechanic)}
          onChange={(value) => change({ mechanic: value })}
        />
        {engines.length > 1 && (
          <FilterSelect
            label="Engine"
            value={engine}
            options={[
              { value: '', label: 'Any' },
              ...engines.map((each) => ({ value: each.id, label: engineLabel(each) })),
            ]}
            onChange={(value) => change({ engine: value })}
          />
        )}
      </div>
      {error && (
        <LoadError title="Failed to fetch analyses" error={error} onRetry={() => void refetch()}>
          Your analyses are safe.
        </LoadError>
      )}
      <MostFrequent mechanics={mechanics} chosen={mechanic} onChoose={(id) => change({ mechanic: id })} />
      <section aria-label="Analyses" aria-busy={isPending} className="stack">
        {isPending ? (
          <AnalysesSkeleton />
        ) : rows.length > 0 ? (
          <ul className="analysis-grid">
            {rows.map((analysis) => {
              const on = selected.some(({ id }) => id === analysis.id);
              return (
                <AnalysisCard
                  key={analysis.id}
                  analysis={analysis}
                  selected={on}
                  full={!on && selected.length >= COMPARE_MAX}
                  onSelect={(value) => select(analysis, value)}
                  onOpen={() => change({ opened: analysis.id })}
                />
              );
            })}
          </ul>
        ) : (
          !error && (
            <div className="card">
              <EmptyState
                heading="h2"
                title="No analyses found"
                action={
                  filtered ? (
                    <Button size="small" onClick={() => change({ q: '', mechanic: '', engine: '' })}>
                      Show all analyses
                    </Button>
                  ) : (
                    <Button size="small" component={Link} to={ROUTES.rankings}>
                      Go to Game Rankings
                    </Button>
                  )
                }
              >
                {filtered
                  ? 'No analyses match these filters.'
                  : 'Open a game and choose Analyze Game, or analyze a whole chart. Results appear here.'}
              </EmptyState>
            </div>
          )
        )}
        <Pager page={page} perPage={PER_PAGE} total={total ?? 0} onPage={(next) => change({ page: next })} />
      </section>
      <CompareBar
        selected={selected}
        onCompare={() => change({ compared: selected.map(({ id }) => id) })}
        onClear={() => setSelected([])}
      />
      {opened && (
        <AnalysisDialog
          id={opened}
          known={rows.find(({ id }) => id === opened)}
          from={from}
          onClose={() => change({ opened: null })}
        />
      )}
    </>
  );
}

const games = (total: number, filtered: boolean): string =>
  `${formatCount(total)} ${total === 1 ? 'game' : 'games'}${filtered ? ' found' : ''}`;

/** By kind and name; the one in the address is among them even when nothing has it any more. */
function mechanicOptions(mechanics: MechanicCount[], chosen: string) {
  const options = (['mechanics', 'metaElements'] as const).flatMap((kind) =>
    mechanics
      .filter((mechanic) => mechanic.kind === kind)
      .sort((a, b) => a.name.localeCompare(b.name, 'en'))
      .map(({ id, name, games }) => ({
        value: id,
        label: `${kind === 'metaElements' ? `${KIND_TITLES.metaElements}: ` : ''}${name} (${games})`,
      })),
  );
  const known = options.some(({ value }) => value === chosen);
  return [
    { value: '', label: 'Any' },
    ...(chosen === '' || known ? [] : [{ value: chosen, label: chosen }]),
    ...options,
  ];
}
