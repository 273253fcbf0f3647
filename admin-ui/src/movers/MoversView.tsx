import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { messageOf } from '../api/problem';
import { getMovers } from '../api/rankings';
import type { Movers, RankingType } from '../api/types';
import { Banner } from '../components/Banner';
import { Card } from '../components/Card';
import { EmptyState } from '../components/EmptyState';
import { Icon } from '../components/Icon';
import { SampleChip } from '../components/chips';
import { countryName, formatDateTime } from '../components/format';
import { categoryLabel } from '../game-rankings/categories';
import { LISTS, type RankingFilters } from '../game-rankings/filters';
import { MoverSection } from './MoverSection';
import { MoversPlot, plotInWords } from './MoversPlot';
import { MoversSkeleton } from './MoversSkeleton';
import { MoversTable } from './MoversTable';
import type { Compared } from './compare';
import { KINDS, isStill, largestMoves } from './moves';
import './movers.css';

interface MoversViewProps {
  filters: RankingFilters;
  compared: Compared;
  canRefresh: boolean;
  onRefresh: () => void;
}

/** What moved in one list between two of its captures. */
export function MoversView({ filters, compared, canRefresh, onRefresh }: MoversViewProps) {
  const { platform, category, country, list } = filters;
  const asked = { platform, category, country, rankingType: list, from: compared.from, to: compared.to };
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    // Under the charts' key, so that a refresh that ends renews it.
    queryKey: ['rankings', 'movers', asked],
    queryFn: ({ signal }) => getMovers(asked, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="stack" aria-busy={isPending || isPlaceholderData || undefined}>
      {error && (
        <Banner
          tone="error"
          title="The movers could not be read"
          action={
            <Button size="small" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          <p>{messageOf(error)} The charts themselves are as they were.</p>
        </Banner>
      )}
      {isPending && <MoversSkeleton />}
      {data && !error && data.lists.length === 0 && (
        <section className="card" aria-label="Movers">
          <EmptyState
            title="Movers need two captures"
            action={
              <Button size="small" onClick={onRefresh} disabled={!canRefresh}>
                <Icon name="refresh" />
                Refresh Rankings
              </Button>
            }
          >
            Each refresh captures a list once. {LISTS.find(({ type }) => type === list)?.short} of{' '}
            {categoryLabel(category)} in {countryName(country)} has not been captured twice
            {compared.span === 'days' ? ' in these days' : ''} yet.
          </EmptyState>
        </section>
      )}
      {data && !error && data.lists.length > 0 && <Moved movers={data} stale={isPlaceholderData} />}
    </div>
  );
}

const MOST_EACH_WAY = 8;

function Moved({ movers, stale }: { movers: Movers; stale: boolean }) {
  const { pathname, search, state } = useLocation() as ReturnType<typeof useLocation> & {
    state: { returnTo?: { list: RankingType; bundleId: string } } | null;
  };
  const [asTable, setAsTable] = useState(false);
  const moves = largestMoves(movers, MOST_EACH_WAY);
  return (
    <div className={stale ? 'stack movers-stale' : 'stack'}>
      <p className="text-13 muted row wrap">
        {movers.capturedFrom && movers.capturedTo && (
          <span>
            {formatDateTime(movers.capturedFrom)} → {formatDateTime(movers.capturedTo)}
          </span>
        )}
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
                <Button
                  size="small"
                  variant="text"
                  aria-pressed={asTable}
                  onClick={() => setAsTable(!asTable)}
                >
                  {asTable ? 'As a plot' : 'As a table'}
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
