import type { ReactNode } from 'react';
import { StoreText } from '../text/StoreText';
import { GameIcon } from './GameIcon';

interface GameLineProps {
  game: { title: string; iconUrl: string | null; developer?: string | null };
  size?: 'small' | 'row';
  /** For lists of games; tables are plain. */
  strong?: boolean;
  /** Beside the title. */
  mark?: ReactNode;
  /** The line below; the developer by default. */
  children?: ReactNode;
}

/** A game in a row: icon and title, below it the developer. */
export function GameLine({ game, size, strong = false, mark, children }: GameLineProps) {
  const title = (
    <StoreText as={strong ? 'b' : 'span'} className="cut" title={game.title}>
      {game.title}
    </StoreText>
  );
  return (
    <>
      <GameIcon url={game.iconUrl} title={game.title} size={size} />
      <span className={strong ? 'grow stack close' : 'grow'}>
        {mark === undefined ? (
          title
        ) : (
          <span className="row near">
            {title}
            {mark}
          </span>
        )}
        {children ?? (
          <StoreText className="cut text-12 muted">{game.developer || 'Unknown Developer'}</StoreText>
        )}
      </span>
    </>
  );
}
