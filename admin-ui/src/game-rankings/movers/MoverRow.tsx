import { Link } from 'react-router';
import type { Mover } from '../../api/types';
import { GameIcon } from '../../components/GameIcon';
import { StoreText } from '../../components/StoreText';
import { ChangeShape } from '../../rankings/ChangeMark';
import { gamePath } from '../../routes';
import { moveInWords } from './moves';

interface MoverRowProps {
  mover: Mover;
  from: string;
  tabbable: boolean;
  onReach: () => void;
}

export function MoverRow({ mover, from, tabbable, onReach }: MoverRowProps) {
  const { bundleId, title, developer, iconUrl, rankingType } = mover;
  return (
    <li>
      <Link
        className="rank-row mover-row"
        to={gamePath(bundleId)}
        state={{ from, list: rankingType }}
        onFocus={onReach}
        tabIndex={tabbable ? 0 : -1}
        data-bundle-id={bundleId}
      >
        <GameIcon url={iconUrl} title={title} />
        <span className="rank-title">
          <StoreText as="b" className="cut" title={title}>
            {title}
          </StoreText>
          <StoreText className="cut" title={developer ?? undefined}>
            {developer || 'Unknown Developer'}
          </StoreText>
        </span>
        <span className="mover-way">
          <span className="visually-hidden">, {moveInWords(mover)}</span>
          <Way mover={mover} />
        </span>
      </Link>
    </li>
  );
}

/** The change as a mark, and the places it lies between. */
function Way({ mover: { from, to, change } }: { mover: Mover }) {
  if (from === null) {
    return (
      <span aria-hidden="true" className="mover-figures">
        <span className="change new">
          <ChangeShape change="new" />
          New
        </span>
        <span className="mover-places">
          at <b>#{to}</b>
        </span>
      </span>
    );
  }
  if (to === null) {
    return (
      <span aria-hidden="true" className="mover-figures">
        <span className="mover-places">
          was <b>#{from}</b>
        </span>
      </span>
    );
  }
  const direction = (change ?? 0) > 0 ? 'up' : 'down';
  return (
    <span aria-hidden="true" className="mover-figures">
      <span className={`change ${direction}`}>
        <ChangeShape change={direction} />
        {Math.abs(change ?? 0)}
      </span>
      <span className="mover-places">
        {from} → <b>{to}</b>
      </span>
    </span>
  );
}
