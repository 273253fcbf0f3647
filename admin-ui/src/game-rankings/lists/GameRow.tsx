import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { Mover, RankingType } from '../../api/types';
import { GameIcon } from '../../components/games/GameIcon';
import { Icon } from '../../components/text/Icon';
import { StoreText } from '../../components/text/StoreText';
import { gamePath } from '../../routes';
import { useScreen } from '../screen';

interface GameRowProps {
  game: Pick<Mover, 'bundleId' | 'title' | 'developer' | 'iconUrl'>;
  list: RankingType;
  tabIndex: 0 | -1;
  /** Before the icon. */
  place?: ReactNode;
  /** Before the developer. */
  mark?: ReactNode;
  /** Right-aligned content. */
  side: ReactNode;
  /** Set while games are being selected: a click toggles the row. */
  pick?: { picked: boolean; toggle: (shift: boolean) => void } | undefined;
}

/** Links to the game; in selection mode it is a checkbox. */
export function GameRow({ game, list, tabIndex, place, mark, side, pick }: GameRowProps) {
  const { pathname, search } = useLocation();
  // A page opened in a new tab knows the storefront only from its URL.
  const { platform, country } = useScreen().filters;
  const row = { tabIndex, className: 'rank-row hit', 'data-bundle-id': game.bundleId };
  const content = (
    <>
      {place}
      <GameIcon url={game.iconUrl} title={game.title} />
      <span className="grow">
        <StoreText as="b" className="clamp short" title={game.title}>
          {game.title}
        </StoreText>
        <span className="row near text-12 muted">
          {mark}
          <StoreText className="cut" title={game.developer ?? undefined}>
            {game.developer || 'Unknown Developer'}
          </StoreText>
        </span>
      </span>
      <span className="rank-side">{side}</span>
    </>
  );
  if (!pick) {
    return (
      <Link
        {...row}
        to={gamePath(game.bundleId, { platform, country })}
        state={{ from: pathname + search, list }}
      >
        {content}
      </Link>
    );
  }
  return (
    <button
      {...row}
      type="button"
      role="checkbox"
      aria-checked={pick.picked}
      onClick={(event) => pick.toggle(event.shiftKey)}
    >
      <span className="rank-pick">
        <Icon name="done" className="small" />
      </span>
      {content}
    </button>
  );
}
