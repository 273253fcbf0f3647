import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { getMovers } from '../../api/rankings';
import type { Movers, RankingType } from '../../api/types';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { Icon } from '../../components/Icon';
import { LoadError } from '../../components/LoadError';
import { SampleChip } from '../../components/chips';
import { formatCaptured } from '../../components/format';
import type { RankingFilters } from '../../rankings/filters';
import { MoverSection } from './MoverSection';
import { MoversPlot, plotInWords } from './MoversPlot';
import { MoversSkeleton } from './MoversSkeleton';
import { MoversTable } from './MoversTable';
import { spanProblem, type Compared } from './compare';
import { KINDS, isStill, largestMoves } from './moves';
import './movers.css';

interface MoversViewProps {
  filters: RankingFilters;
  compared: Compared;
  canRefresh: boolean;
  onRefresh: () => void;
  onCompare: (compared: Omit<Compared, 'span'>) => void;
}

/** What moved in one list between two of its captures. */
export function MoversView({ filters, compared, canRefresh, onRefresh, onCompare }: MoversViewProps) {
  const { platform, category, country, list } = filters;
  const { days, from, to } = compared;
  const asked = { platform, category, country, rankingType: list, days, from, to };
  const problem = spanProblem(compared);
  const { data, error, isPending, isFetching, refetch } = useQuery({
    // Under the charts' key, so that a refresh that ends renews it.
    queryKey: ['rankings', 'movers', asked],
    queryFn: ({ signal }) => getMovers(asked, signal),
    enabled: problem === undefined,
  });
  if (problem) {
    return (
      <section className="card" aria-label="Movers">
        <EmptyState title="Nothing to compare">{problem}</EmptyState>
      </section>
    );
  }
  const [chosen] = data?.lists ?? [];
  return (
    <div className="stack" aria-busy={isPending || undefined}>
      {error && (
        <LoadError
          title={data ? 'Last update failed' : "Couldn't load movers"}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && <MoversSkeleton />}
      {data && !chosen && (
        <section className="card" aria-label="Movers">
          <EmptyState
            title={compared.span === 'previous' ? 'Movers need two captures' : 'Nothing to compare'}
            action={
              compared.span === 'previous' ? (
                <Button size="small" onClick={onRefresh} disabled={!canRefresh}>
                  <Icon name="refresh" />
                  Refresh Rankings
                </Button>
              ) : (
                <Button size="small" onClick={() => onCompare({})}>
                  Compare with the previous capture
                </Button>
              )
            }
          >
            {data.notCompared[0]?.reason}
          </EmptyState>
        </section>
      )}
      {data && chosen && <Moved movers={data} chosen={chosen} />}
    </div>
  );
}

const MOST_EACH_WAY = 8;

function Moved({ movers, chosen }: { movers: Movers; chosen: Movers['lists'][number] }) {
  const { pathname, search, state } = useLocation() as ReturnType<typeof useLocation> & {
    state: { returnTo?: { list: RankingType; bundleId: string } } | null;
  };
  const [asTable, setAsTable] = useState(false);
  const moves = largestMoves(movers, MOST_EACH_WAY);
  return (
    <div className="stack">
      <p className="text-13 muted row wrap">
        <span>
          Comparing {formatCaptured(chosen.capturedTo)} with {formatCaptured(chosen.capturedFrom)} (
          {chosen.reason})
        </span>
        {movers.sample && <SampleChip />}
      </p>
      {isStill(movers) ? (
        <section className="card" aria-label="Movers">
          <EmptyState title="Nothing moved">Both captures hold the same games at the same places.</EmptyState>
        </section>
      ) : (
        <>
          {moves.length > 0 && (
            <Card
              title={asTable ? 'All moves' : 'Largest moves'}
              bare={asTable}
              aside={
                <Button size="small" variant="text" onClick={() => setAsTable(!asTable)}>
                  {asTable ? 'Chart' : 'Table'}
                </Button>
              }
            >
              {asTable ? (
                <MoversTable moves={KINDS.flatMap(({ kind }) => movers[kind])} />
              ) : (
                <MoversPlot moves={moves} label={plotInWords(moves)} />
              )}
            </Card>
          )}
          <div className="rank-lists mover-lists">
            {KINDS.map(({ kind, title, none }) => (
              <MoverSection
                key={kind}
                title={title}
                none={none}
                movers={movers[kind]}
                from={pathname + search}
                returnTo={state?.returnTo?.bundleId}
              />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
