import { Link } from 'react-router';
import type { RankingRow, RankingType } from '../../api/types';
import { GameIcon } from '../../components/GameIcon';
import { Icon } from '../../components/Icon';
import { StoreText } from '../../components/StoreText';
import { PlatformBadge } from '../../components/chips';
import { gamePath } from '../../routes';
import { ChangeMark } from '../../rankings/ChangeMark';
import { useSelection } from '../selection';
import { Sparkline } from './Sparkline';
import './rank-row.css';

interface RankRowProps {
  row: RankingRow;
  list: RankingType;
  /** This screen's address, so that the game page leads back to it. */
  from: string;
  /** The one row of the list that Tab reaches; arrows move between the rows. */
  tabbable: boolean;
  onReach: () => void;
}

/** Leads to the game; while games are picked it is a box to tick. */
export function RankRow({ row, list, from, tabbable, onReach }: RankRowProps) {
  const selection = useSelection();
  const shared = {
    className: 'rank-row',
    onFocus: onReach,
    tabIndex: tabbable ? 0 : -1,
    'data-bundle-id': row.bundleId,
  };
  if (selection) {
    return (
      <li>
        <button
          {...shared}
          type="button"
          role="checkbox"
          aria-checked={selection.has(row.bundleId)}
          onClick={() => selection.toggle(row)}
        >
          <span className="rank-pick">
            <Icon name="done" />
          </span>
          <RankRowContent row={row} />
        </button>
      </li>
    );
  }
  return (
    <li>
      <Link {...shared} to={gamePath(row.bundleId)} state={{ from, list }}>
        <RankRowContent row={row} />
      </Link>
    </li>
  );
}

function RankRowContent({ row }: Pick<RankRowProps, 'row'>) {
  return (
    <>
      <span className="rank-place">
        <span className="rank-top">Top </span>
        <b>{row.rankPosition}</b>
        <ChangeMark
          change={row.change}
          rankPosition={row.rankPosition}
          previousPosition={row.previousPosition}
        />
      </span>
      <GameIcon url={row.iconUrl} title={row.title} />
      <span className="rank-title">
        <StoreText as="b" className="cut" title={row.title}>
          {row.title}
        </StoreText>
        <StoreText className="cut" title={row.developer ?? undefined}>
          {row.developer || 'Unknown Developer'}
        </StoreText>
      </span>
      <span className="rank-side">
        <Sparkline trend={row.trend} />
        <PlatformBadge platform={row.platform} bare />
      </span>
    </>
  );
}
