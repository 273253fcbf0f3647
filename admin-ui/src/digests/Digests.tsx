import { Button } from '../components/actions/Button';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { Digest } from '../api/types';
import { AddressedList } from '../components/lists/AddressedList';
import type { Column } from '../components/table/DataTable';
import { FilterBar } from '../components/filters/FilterBar';
import { ListCard } from '../components/lists/ListCard';
import { PageHead } from '../components/page/PageHead';
import { SampleChip } from '../components/text/chips';
import { formatLocalDate } from '../components/text/format';
import { useScreenActions } from '../components/actions/screen-actions';
import { textColumn, timeColumn } from '../components/table/columns';
import { SubscribeDialog } from '../manage-digests/SubscribeDialog';
import { useSubscriptions } from '../manage-digests/use-subscriptions';
import { digestPath } from '../routes';
import { FeedCard } from './FeedCard';
import { SubscriptionsCard } from './SubscriptionsCard';

// One chunk for both screens, because they link to each other.
export { Digest } from './Digest';

const SORTS = { createdAt: 'DESC', to: 'DESC', name: 'ASC' } as const;

/** /admin/digests: subscriptions and received digests. */
export function Digests() {
  const [subscribing, setSubscribing] = useState(false);
  const subscribe = () => setSubscribing(true);
  useScreenActions([{ icon: 'mail', label: 'Get a digest', run: subscribe }]);
  return (
    <AddressedList resource="digests" perPage={25} sorts={SORTS}>
      <PageHead
        title="Digests"
        asOf={<span>What happened in a week or a day, for a watchlist or a chart.</span>}
        actions={<Button icon="plus" label="Subscribe" primary onClick={subscribe} />}
      />
      <FilterBar search="Search digests" />
      <div className="with-panel">
        <Kept onSubscribe={subscribe} />
        <Mine />
      </div>
      {subscribing && <SubscribeDialog onClose={() => setSubscribing(false)} />}
    </AddressedList>
  );
}

/** Shown after the list has loaded, because on a phone the list stands above it. */
function Mine() {
  const { isPending } = useListContext<Digest>();
  const subscriptions = useSubscriptions();
  if (isPending || subscriptions.isPending) return null;
  return (
    <div className="stack">
      <SubscriptionsCard />
      <FeedCard />
    </div>
  );
}

const COLUMNS: Column<Digest>[] = [
  {
    label: 'Digest',
    key: 'title',
    sort: 'name',
    sortFirst: 'ASC',
    value: ({ title }) => title,
    cell: ({ id, title, sample }) => (
      <span className="row wrap">
        <Link to={digestPath(id)} dir="auto">
          {title}
        </Link>
        {sample && <SampleChip />}
      </span>
    ),
  },
  textColumn(({ summary }) => summary, { label: 'What happened' }),
  textColumn(({ period }) => (period === 'weekly' ? 'Week' : 'Day'), { label: 'Period' }),
  timeColumn(({ createdAt }) => createdAt, { label: 'Created', sort: 'createdAt' }),
];

function Kept({ onSubscribe }: { onSubscribe: () => void }) {
  const { data: subscriptions } = useSubscriptions();
  const [next] = (subscriptions ?? [])
    .flatMap(({ active, nextAt }) => (active && nextAt ? [nextAt] : []))
    .sort();
  return (
    <ListCard<Digest>
      what="digests"
      empty={{
        title: 'No digests yet',
        text: next
          ? `Your first digest arrives on ${formatLocalDate(next)}.`
          : 'Your first digest arrives on the day you choose. You can preview it before you subscribe.',
        action: subscriptions?.length === 0 && (
          <Button icon="plus" label="Subscribe" size="small" onClick={onSubscribe} />
        ),
      }}
      columns={COLUMNS}
      href={({ id }) => digestPath(id)}
    />
  );
}
