import type { Mover } from '../../api/types';
import { Card } from '../../components/page/Card';
import { formatCount } from '../../components/text/format';
import { ChangeLabel } from '../../rankings/ChangeMark';
import { GameRow } from '../lists/GameRow';
import { RowList } from '../lists/RowList';
import { describeMove } from './moves';

interface MoverListProps {
  title: string;
  /** Text when there are none. */
  none: string;
  movers: Mover[];
}

/** The movers of one kind. */
export function MoverList({ title, none, movers }: MoverListProps) {
  return (
    <Card
      className="rank-list"
      bare
      title={title}
      aside={<span className="text-12 muted">{formatCount(movers.length)}</span>}
    >
      {movers.length === 0 ? (
        <p className="pad text-13 muted">{none}</p>
      ) : (
        <RowList label={title} rows={movers}>
          {(mover, tabIndex) => (
            <GameRow
              game={mover}
              list={mover.rankingType}
              tabIndex={tabIndex}
              side={
                <>
                  <span className="visually-hidden">, {describeMove(mover)}</span>
                  <Way mover={mover} />
                </>
              }
            />
          )}
        </RowList>
      )}
    </Card>
  );
}

/** The change as a mark, with both ranks. */
function Way({ mover: { from, to, change } }: { mover: Mover }) {
  const direction = from === null ? 'new' : (change ?? 0) > 0 ? 'up' : 'down';
  return (
    <span aria-hidden="true" className="rank-side">
      {to !== null && (
        <ChangeLabel change={direction}>{from === null ? 'New' : Math.abs(change ?? 0)}</ChangeLabel>
      )}
      <span className="text-13 muted">
        {from === null ? 'at ' : to === null ? 'was ' : `${from} → `}
        <b>
          {from !== null && to !== null ? '' : '#'}
          {to ?? from}
        </b>
      </span>
    </span>
  );
}
