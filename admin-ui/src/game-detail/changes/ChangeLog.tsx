import { Button } from '../../components/actions/Button';
import { exportList } from '../../api/queries/export-list';
import type { GameChange } from '../../api/types';
import { Card } from '../../components/page/Card';
import { ReadStates } from '../../components/lists/ListStates';
import { EmptyState } from '../../components/states/EmptyState';
import { ExportMenu } from '../../components/export/ExportMenu';
import { Ago } from '../../components/text/Ago';
import { PlatformBadge } from '../../components/text/chips';
import { formatCount } from '../../components/text/format';
import { Spinner } from '../../components/states/Spinner';
import { ChangeValue } from './ChangeValue';
import { fieldName, sourceName } from '../names';
import { useNewest } from '../use-newest';
import '../game-detail.css';

/** Changes between two readings of the game's store pages, newest first. */
export function ChangeLog({ bundleId }: { bundleId: string }) {
  const { read, showMore } = useNewest<GameChange>(`games/${bundleId}/changes`, 'changedAt');
  const { data, total = 0, isFetching } = read;
  return (
    <Card
      title="Store page changes"
      bare
      aside={
        total > 0 && (
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
      <ReadStates
        what="changes"
        rows={data}
        read={read}
        loading={<Spinner label="Loading the changes" slow="Still loading the changes." />}
        nothing={
          <EmptyState title="No changes yet">
            Each reading of a store page is compared with the previous one: title, texts, images, version,
            price and category.
          </EmptyState>
        }
      >
        <ol className="change-log lines" aria-label="Store page changes" aria-busy={isFetching}>
          {data?.map((change) => (
            <Change key={change.id} change={change} />
          ))}
        </ol>
        {data && total > data.length && (
          <div className="row between pad foot">
            <span className="text-13 muted">
              {formatCount(data.length)} of {formatCount(total)}
            </span>
            <Button size="small" onClick={showMore} disabled={isFetching}>
              Show more
            </Button>
          </div>
        )}
      </ReadStates>
    </Card>
  );
}

function Change({ change }: { change: GameChange }) {
  return (
    <li className="stack close">
      <div className="row wrap">
        <b>{fieldName(change.field)}</b>
        <PlatformBadge platform={change.platform} />
        <Ago at={change.changedAt} note={sourceName(change.source)} />
      </div>
      <ChangeValue {...change} />
    </li>
  );
}
