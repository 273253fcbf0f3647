import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { exportList } from '../api/export-list';
import { listGames } from '../api/games';
import { keepWithin } from '../api/keep-within';
import type { Game } from '../api/types';
import { EmptyState } from '../components/EmptyState';
import { ExportMenu } from '../components/ExportMenu';
import { Icon } from '../components/Icon';
import { LoadError } from '../components/LoadError';
import { PageHead } from '../components/PageHead';
import { Pager } from '../components/Pager';
import { formatCount } from '../components/format';
import { useJobs } from '../jobs/jobs-context';
import { AddGameDialog } from './AddGameDialog';
import { EnrichJobs } from './EnrichJobs';
import { GameFilters } from './GameFilters';
import { GameTable } from './GameTable';
import { GameTableSkeleton } from './GameTableSkeleton';
import { SelectionBar } from './SelectionBar';
import { toFilter, isFiltered, useGamesAddress, type GamesAddress } from './filters';
import { isEnrichment, useEnrichment } from './use-enrichment';
import './games.css';

const PER_PAGE = 25;

/** /admin/games: every game of the catalogue, found by words, store, category, tags and mechanics. */
export function Games() {
  const [query] = useSearchParams();
  const [address, change] = useGamesAddress();
  const filter = useMemo(() => toFilter(address), [address]);
  const sort: [string, 'ASC' | 'DESC'] | undefined =
    address.sort === 'relevance' ? undefined : [address.sort, address.order];
  const from = (address.page - 1) * PER_PAGE;
  const listKey = ['games', 'list', filter];
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [...listKey, sort, address.page],
    queryFn: ({ signal }) =>
      listGames({ filter, range: [from, from + PER_PAGE - 1], ...(sort && { sort }) }, signal),
    placeholderData: keepWithin(listKey),
  });

  const queryClient = useQueryClient();
  const reload = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: ['games'] }),
    [queryClient],
  );
  const enrichment = useEnrichment(reload);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Game>>(new Map());
  // A choice is made among what is on screen; another search starts a new one.
  useEffect(() => setChosen(new Map()), [filter]);

  const asked = query.get('add');
  const [adding, setAdding] = useState(false);
  const closeDialog = () => {
    setAdding(false);
    if (asked !== null) change({}, { replace: true });
  };
  const filtered = isFiltered(address);

  return (
    <>
      <PageHead
        title="Games"
        asOf={
          <>
            <span>{data ? describeCount(data.total, filtered) : 'Every game of the catalogue'}</span>
            {filtered && data?.total !== 0 && address.sort === 'relevance' && address.q && (
              <span>best match first</span>
            )}
          </>
        }
        actions={
          <>
            <ExportMenu
              what="games"
              label="Export"
              disabled={!data?.total}
              content={(format) =>
                exportList('/api/games', format, { filter: { ...filter }, sort: sort ?? ['title', 'ASC'] })
              }
            />
            <FillInButton enrichment={enrichment} />
            <Button variant="contained" color="primary" onClick={() => setAdding(true)}>
              <Icon name="plus" />
              Add game
            </Button>
          </>
        }
      />
      <EnrichJobs enrichment={enrichment} />
      <GameFilters address={address} onChange={change} />
      {error && (
        <LoadError
          title={data ? 'Last update failed' : "Couldn't load the games"}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <section className="card games" aria-label="Games" aria-busy={isPending || isPlaceholderData}>
        {chosen.size > 0 && (
          <SelectionBar
            games={[...chosen.values()]}
            enrichment={enrichment}
            onClear={() => setChosen(new Map())}
          />
        )}
        {isPending ? (
          <GameTableSkeleton />
        ) : data && data.rows.length > 0 ? (
          <GameTable
            games={data.rows}
            address={address}
            chosen={chosen}
            onChoose={setChosen}
            onSort={(field, order) => change({ sort: field, order })}
          />
        ) : (
          data && (
            <NothingFound
              address={address}
              filtered={filtered}
              onChange={change}
              onAdd={() => setAdding(true)}
            />
          )
        )}
        <Pager
          page={address.page}
          perPage={PER_PAGE}
          total={data?.total ?? 0}
          onPage={(page) => change({ page })}
        />
      </section>
      <AddGameDialog open={adding || asked !== null} words={asked ?? address.q ?? ''} onClose={closeDialog} />
    </>
  );
}

function FillInButton({ enrichment }: { enrichment: ReturnType<typeof useEnrichment> }) {
  const running = useJobs().active.some(isEnrichment);
  return (
    <Button
      onClick={() => void enrichment.start()}
      disabled={running || enrichment.starting}
      title="Fetches the store details of all charting games in the background"
    >
      <Icon name="refresh" className={running ? 'turning' : ''} />
      {running ? 'Fetching…' : 'Fetch store details'}
    </Button>
  );
}

interface NothingFoundProps {
  address: GamesAddress;
  filtered: boolean;
  onChange: (part: Partial<GamesAddress>) => void;
  onAdd: () => void;
}

function NothingFound({ address, filtered, onChange, onAdd }: NothingFoundProps) {
  if (!filtered && address.page === 1) {
    return (
      <EmptyState
        heading="h2"
        title="No games found"
        action={
          <Button size="small" onClick={onAdd}>
            <Icon name="plus" />
            Add game
          </Button>
        }
      >
        Games appear with each refresh or import, or when you add one.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      heading="h2"
      title="No games found"
      action={
        <div className="row wrap">
          <Button
            size="small"
            onClick={() =>
              onChange({
                q: undefined,
                platform: undefined,
                category: undefined,
                tagId: undefined,
                mechanic: undefined,
              })
            }
          >
            Show all games
          </Button>
          {address.q && (
            <Button size="small" onClick={onAdd}>
              <Icon name="plus" />
              Add game
            </Button>
          )}
        </div>
      }
    >
      {address.q
        ? `No title, developer or id is like “${address.q}”${Object.keys(toFilter(address)).length > 1 ? ' among the chosen games' : ''}.`
        : 'No games match these filters.'}
    </EmptyState>
  );
}

const describeCount = (total: number, filtered: boolean): string =>
  `${formatCount(total)} ${total === 1 ? 'game' : 'games'}${filtered ? ' found' : ''}`;
