import { Button } from '../components/actions/Button';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Watchlist } from '../api/types';
import { AddressedList } from '../components/lists/AddressedList';
import type { Column } from '../components/table/DataTable';
import { FilterBar } from '../components/filters/FilterBar';
import { Icon } from '../components/text/Icon';
import { ListCard } from '../components/lists/ListCard';
import { PageHead } from '../components/page/PageHead';
import { Chip } from '../components/text/chips';
import { numberColumn, textColumn, timeColumn } from '../components/table/columns';
import { useScreenActions } from '../components/actions/screen-actions';
import { WatchlistDialog } from '../manage-watchlists/WatchlistDialog';
import { ROUTES, watchlistPath } from '../routes';
import { describeFilling } from './filling';

const SORTS = { name: 'ASC', createdAt: 'DESC', updatedAt: 'DESC' } as const;

/** /admin/watchlists: the user's and the team's watchlists. */
export function Watchlists() {
  const [making, setMaking] = useState(false);
  const navigate = useNavigate();
  const make = () => setMaking(true);
  useScreenActions([{ icon: 'plus', label: 'New watchlist', run: make }]);
  return (
    <AddressedList resource="watchlists" perPage={50} sorts={SORTS}>
      <PageHead
        title="Watchlists"
        asOf={
          <span>
            Games to keep an eye on. <span className="wide-only">Press w on any game to add it.</span>
          </span>
        }
        actions={
          <>
            <Button icon="bell" label="Alert rules" to={ROUTES.alertRules} />
            <Button icon="plus" label="New watchlist" primary onClick={make} />
          </>
        }
      />
      <FilterBar search="Search by name" views="watchlists" />
      <ListCard<Watchlist>
        what="watchlists"
        empty={{
          title: 'No watchlists yet',
          text: 'A watchlist shows its games in every market and what changed. Pick games, or fill it by tag, developer or games filter.',
          action: <Button icon="plus" label="New watchlist" size="small" onClick={make} />,
        }}
        columns={COLUMNS}
        href={({ id }) => watchlistPath(id)}
      />
      {making && (
        <WatchlistDialog
          onClose={() => setMaking(false)}
          onDone={({ id }) => void navigate(watchlistPath(id))}
        />
      )}
    </AddressedList>
  );
}

const COLUMNS: Column<Watchlist>[] = [
  {
    label: 'Name',
    key: 'name',
    sort: 'name',
    sortFirst: 'ASC',
    value: ({ name }) => name,
    cell: ({ id, name, broken }) => (
      <span className="row wrap">
        <Link to={watchlistPath(id)} dir="auto">
          {name}
        </Link>
        {broken && (
          <Chip tone="wait" title={broken}>
            No matching games
          </Chip>
        )}
      </span>
    ),
  },
  textColumn(describeFilling, { label: 'Contents' }),
  numberColumn(({ games }) => games, { label: 'Games' }),
  {
    label: 'Visible to',
    bareOnCards: true,
    value: ({ shared }) => (shared ? 'Team' : 'Only you'),
    cell: ({ shared }) =>
      shared ? (
        'Team'
      ) : (
        <span className="row near">
          <Icon name="lock" className="small" />
          Only you
        </span>
      ),
  },
  textColumn(({ mine, owner }) => (mine ? 'You' : owner), { label: 'Owner' }),
  timeColumn(({ updatedAt }) => updatedAt, { label: 'Updated', sort: 'updatedAt' }),
];
