import { Button } from '../../components/actions/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { exportList } from '../../api/queries/export-list';
import { keepWithin } from '../../api/queries/keep-within';
import { listChanges } from '../../api/games/market-data';
import type { GameChange } from '../../api/types';
import { Card } from '../../components/page/Card';
import { LoadError } from '../../components/states/LoadError';
import { EmptyState } from '../../components/states/EmptyState';
import { ExportMenu } from '../../components/export/ExportMenu';
import { PlatformBadge } from '../../components/text/chips';
import { formatCount, formatDateTime, timeAgo } from '../../components/text/format';
import { Spinner } from '../../components/states/Spinner';
import { ChangeValue } from './ChangeValue';
import { fieldName, sourceName } from '../names';
import '../game-detail.css';

const STEP = 10;

/** Changes between two readings of the game's store pages, newest first. */
export function ChangeLog({ bundleId }: { bundleId: string }) {
  const [count, setCount] = useState(STEP);
  const listKey = ['games', bundleId, 'changes'];
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: [...listKey, count],
    queryFn: ({ signal }) => listChanges(bundleId, count, signal),
    placeholderData: keepWithin(listKey),
  });
  return (
    <Card
      title="Store page changes"
      bare
      aside={
        data &&
        data.total > 0 && (
          <ExportMenu
            what="store page changes"
            fileName={`changes-${bundleId}`}
            hasParquet
            content={(format) =>
              exportList('/api/games/{bundleId}/changes', format, {
                params: { bundleId },
                filter: {},
                sort: ['changedAt', 'DESC'],
              })
            }
          />
        )
      }
    >
      {data && data.rows.length > 0 ? (
        <>
          <ol className="change-log lines" aria-label="Store page changes" aria-busy={isFetching}>
            {data.rows.map((change) => (
              <Change key={change.id} change={change} />
            ))}
          </ol>
          {data.total > data.rows.length && (
            <div className="row between pad foot">
              <span className="text-13 muted">
                {formatCount(data.rows.length)} of {formatCount(data.total)}
              </span>
              <Button size="small" onClick={() => setCount(count + STEP)} disabled={isFetching}>
                Show more
              </Button>
            </div>
          )}
        </>
      ) : error ? (
        <div className="card-body">
          <LoadError title="Couldn't load the changes" error={error} onRetry={refetch} />
        </div>
      ) : isPending ? (
        <Spinner label="Loading the changes" slow="Still loading the changes." />
      ) : (
        <EmptyState title="No changes yet">
          Each reading of a store page is compared with the previous one: title, texts, images, version, price
          and category.
        </EmptyState>
      )}
    </Card>
  );
}

function Change({ change }: { change: GameChange }) {
  return (
    <li className="stack close">
      <div className="row wrap">
        <b>{fieldName(change.field)}</b>
        <PlatformBadge platform={change.platform} />
        <time
          className="text-12 muted"
          dateTime={change.changedAt}
          title={`${formatDateTime(change.changedAt)}, ${sourceName(change.source)}`}
        >
          {timeAgo(change.changedAt)}
        </time>
      </div>
      <ChangeValue {...change} />
    </li>
  );
}
