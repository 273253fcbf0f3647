import { Button } from '../components/actions/Button';
import { useState } from 'react';
import { useGetList, useListContext, useStore } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import type { GameFilter } from '../api/games/games';
import { MAX_ROWS } from '../api/queries/list';
import limits from '../api/limits.json';
import type { Game } from '../api/types';
import { AddressedList, useListFilters } from '../components/lists/AddressedList';
import { CompareButton } from '../components/actions/CompareButton';
import { DataTable } from '../components/table/DataTable';
import { EmptyState } from '../components/states/EmptyState';
import { MoreMenu } from '../components/actions/MoreMenu';
import { ReadStates } from '../components/lists/ListStates';
import { PageHead } from '../components/page/PageHead';
import { TableSkeleton } from '../components/states/Skeleton';
import { SampleChip } from '../components/text/chips';
import { countNoun, countryName, formatCount } from '../components/text/format';
import { useScreenActions } from '../components/actions/screen-actions';
import { ListPager, useListExport } from '../components/lists/list-parts';
import { ColumnsButton } from '../components/table/ColumnsButton';
import { SelectionBar } from '../components/table/SelectionBar';
import { useAddressWord } from '../components/page/use-address';
import { useJobs } from '../jobs/jobs-context';
import { ManageTagsButton } from '../manage-tags/ManageTagsButton';
import { WatchButton } from '../manage-watchlists/WatchButton';
import { ROUTES, gamePath } from '../routes';
import { AddGameDialog } from './AddGameDialog';
import { EnrichJobs } from './EnrichJobs';
import { GameFilters } from './GameFilters';
import { FILTERS, SORTS, fitCategory, sortFor } from './filters';
import { GAME_COLUMNS } from './game-columns';
import { isEnrichment, useEnrichment, type Enrichment } from './use-enrichment';
import { useColumns } from './use-columns';

/** The most games of one job. */
const MOST_ENRICHED = limits.EnrichInput.bundleIds.maxItems;
const SIZES = [25, 100, MAX_ROWS];

/** /admin/games: the catalog, with search and filters. */
export function Games() {
  const [perPage] = useStore('games.rows', SIZES[0] ?? 25);
  return (
    <AddressedList
      resource="games"
      perPage={perPage}
      sorts={SORTS}
      sortFor={sortFor}
      filters={FILTERS}
      fit={fitCategory}
    >
      <GamesScreen />
    </AddressedList>
  );
}

function GamesScreen() {
  const { filterValues } = useListContext<Game>();
  const [addParam, setAddParam] = useAddressWord('add');
  const [adding, setAdding] = useState(false);
  const enrichment = useEnrichment();
  const add = () => setAdding(true);
  const closeDialog = () => {
    setAdding(false);
    if (addParam !== null) setAddParam(null, { replace: true });
  };
  const navigate = useNavigate();
  useScreenActions([
    { icon: 'plus', label: 'Add game', run: () => setAdding(true) },
    { icon: 'phone', label: 'Review possible duplicates', run: () => void navigate(ROUTES.gameMatches) },
  ]);
  return (
    <>
      <GamesHead enrichment={enrichment} onAdd={add} />
      <EnrichJobs enrichment={enrichment} />
      <GameFilters />
      <GameList enrichment={enrichment} onAdd={add} />
      {(adding || addParam !== null) && (
        <AddGameDialog initialText={addParam ?? String(filterValues.q ?? '')} onClose={closeDialog} />
      )}
    </>
  );
}

function GamesHead({ enrichment, onAdd }: { enrichment: Enrichment; onAdd: () => void }) {
  const { data, total, filterValues, sort } = useListContext<Game>();
  const market = data?.[0]?.rankedIn?.country;
  const exports = useListExport('games', '/api/games', useColumns().visible);
  const filtered = Object.keys(filterValues).length > 0;
  const running = useJobs().active.some(isEnrichment);
  return (
    <PageHead
      compact
      title="Games"
      asOf={
        <>
          <span>{total === undefined ? 'Every game in the catalog' : describeCount(total, filtered)}</span>
          {sort.field === 'relevance' && total !== 0 && (filterValues.q || filterValues.similarTo) && (
            <span>{filterValues.q ? 'best match' : 'most similar'} first</span>
          )}
          {sort.field === 'rank' && sort.order === 'ASC' && market && (
            <span className="wide-only">{countryName(market)}, best rank first</span>
          )}
          <MatchesLink />
          {total !== 0 && data?.every(({ sample }) => sample) && <SampleChip />}
        </>
      }
      actions={
        <>
          <ColumnsButton className="wide-only" list="games" columns={GAME_COLUMNS} />
          <MoreMenu
            actions={[
              {
                icon: 'refresh',
                label: running ? 'Fetching…' : 'Fetch store details',
                detail: 'Of all charting games, in the background',
                action: () => void enrichment.start(),
                disabled: running || enrichment.starting,
              },
              ...exports,
            ]}
          />
          <Button icon="plus" label="Add game" primary onClick={onAdd} />
        </>
      }
    />
  );
}

/** Link to unresolved game matches; hidden when there are none. */
function MatchesLink() {
  const { total = 0 } = useGetList('unified-games', {
    filter: { status: 'proposed' },
    pagination: { page: 1, perPage: 1 },
  });
  if (total === 0) return null;
  return (
    <span>
      <Link className="link" to={ROUTES.gameMatches} title="Games that may be the same in both stores">
        {formatCount(total)} possible {total === 1 ? 'duplicate' : 'duplicates'}
      </Link>
    </span>
  );
}

function GameList({ enrichment, onAdd }: { enrichment: Enrichment; onAdd: () => void }) {
  const { data, isPlaceholderData, ...read } = useListContext<Game>();
  const { visible, compact } = useColumns();
  return (
    <section className="card" aria-label="Games" aria-busy={read.isPending || isPlaceholderData}>
      <GameActions enrichment={enrichment} />
      <ReadStates
        what="games"
        rows={data}
        read={read}
        loading={<TableSkeleton label="Loading the games" icons />}
        nothing={<NothingFound onAdd={onAdd} />}
      >
        <DataTable<Game>
          framed
          columns={visible}
          allColumns={GAME_COLUMNS}
          compact={compact}
          cardsBelow={900}
          select={nameGame}
          href={hrefToGame}
        />
      </ReadStates>
      <ListPager sizes={SIZES} remembered="games.rows" />
    </section>
  );
}

const nameGame = ({ title }: Game): string => title;
const hrefToGame = ({ bundleId, rankedIn }: Game): string => gamePath(bundleId, rankedIn ?? undefined);

/** Bulk actions for selected games of any page. */
function GameActions({ enrichment: { starting, running, start } }: { enrichment: Enrichment }) {
  const { data = [], selectedIds } = useListContext<Game>();
  const games = selectedIds.map((id) => ({
    bundleId: String(id),
    title: data.find((game) => game.id === id)?.title ?? String(id),
  }));
  return (
    <SelectionBar what="games" acrossPages>
      <CompareButton games={games.map(({ bundleId }) => bundleId)} />
      <WatchButton bundleIds={games.map(({ bundleId }) => bundleId)} size="small" />
      <ManageTagsButton games={games} size="small" />
      <Button
        label="Fetch store details"
        size="small"
        disabled={starting || running.length > 0 || games.length > MOST_ENRICHED}
        title={
          games.length > MOST_ENRICHED ? `At most ${formatCount(MOST_ENRICHED)} games at once` : undefined
        }
        onClick={() => void start(games.map(({ bundleId }) => bundleId))}
      />
    </SelectionBar>
  );
}

function NothingFound({ onAdd }: { onAdd: () => void }) {
  const { page } = useListContext<Game>();
  const { filter, change } = useListFilters<GameFilter>();
  const count = Object.keys(filter).length;
  if (filter.similarTo && count === 1) return <NoSimilar bundleId={filter.similarTo} />;
  const add = <Button icon="plus" label="Add game" size="small" onClick={onAdd} />;
  if (count === 0 && page === 1) {
    return (
      <EmptyState heading="h2" title="No games found" action={add}>
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
            label="Show all games"
            size="small"
            onClick={() => change(Object.fromEntries(Object.keys(filter).map((field) => [field, undefined])))}
          />
          {filter.q && add}
        </div>
      }
    >
      {filter.q
        ? `No title, developer or id matches “${filter.q}”${count > 1 ? ' among the chosen games' : ''}.`
        : 'No games match these filters.'}
    </EmptyState>
  );
}

function NoSimilar({ bundleId }: { bundleId: string }) {
  return (
    <EmptyState
      heading="h2"
      title="No similar games found"
      action={<Button label="Open the game" size="small" to={gamePath(bundleId)} />}
    >
      No analyzed mechanics, store list or chart connects it with another game. Its page says what is missing.
    </EmptyState>
  );
}

const describeCount = (total: number, filtered: boolean): string =>
  `${countNoun(total, 'game')}${filtered ? ' found' : ''}`;
