import { Link } from 'react-router';
import type { RankingRow, RankingType } from '../api/types';
import { GameIcon } from '../components/GameIcon';
import { PlatformBadge } from '../components/chips';
import { gamePath } from '../layout/routes';
import { ChangeMark } from './ChangeMark';
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

export function RankRow({ row, list, from, tabbable, onReach }: RankRowProps) {
  return (
    <li>
      <Link
        className="rank-row"
        to={gamePath(row.bundleId)}
        state={{ from, list }}
        onFocus={onReach}
        tabIndex={tabbable ? 0 : -1}
        data-bundle-id={row.bundleId}
      >
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
          <b className="cut" title={row.title}>
            {row.title}
          </b>
          <span className="cut" title={row.developer ?? undefined}>
            {row.developer || 'Unknown Developer'}
          </span>
        </span>
        <span className="rank-side">
          <Sparkline trend={row.trend} />
          <PlatformBadge platform={row.platform} bare />
        </span>
      </Link>
    </li>
  );
}
