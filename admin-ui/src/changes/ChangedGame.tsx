import { memo, useState } from 'react';
import { Link } from 'react-router';
import type { ChangedGame as Game, MarketEvent } from '../api/types';
import { PlatformBadge } from '../components/text/chips';
import { GameIcon } from '../components/games/GameIcon';
import { ChangeLine } from '../events/ChangeLine';
import { dropRepeated, listName } from '../events/change-text';
import { Sparkline } from '../rankings/Sparkline';
import { gamePath } from '../routes';

const SHOWN = 5;

interface ChangedGameProps {
  game: Game;
  unseen: boolean;
}

/** The changes of one game on one day. */
export const ChangedGame = memo(function ChangedGame({ game, unseen }: ChangedGameProps) {
  const [whole, setWhole] = useState(false);
  const events = dropRepeated(game.events);
  const shown = whole ? events : events.slice(0, SHOWN);
  return (
    <article className="changed-game row start far relative" data-id={`${game.day} ${game.bundleId}`}>
      {unseen && <i className="dot" title="New since your last visit" />}
      <GameIcon url={game.iconUrl} title={game.title} />
      <div className="grow stack tight">
        <div className="row wrap">
          <Link className="plain-link" to={openPath(game, chooseEvent(game))}>
            <b dir="auto">{game.title}</b>
            {unseen && <span className="visually-hidden">, new</span>}
          </Link>
          {game.developer && (
            <span className="muted text-13 cut" dir="auto">
              {game.developer}
            </span>
          )}
          {game.platforms.map((platform) => (
            <PlatformBadge key={platform} platform={platform} />
          ))}
        </div>
        <ul className="stack close text-13">
          {shown.map((event) => (
            <ChangeLine key={event.id} event={event} to={openPath(game, event)} withMarket />
          ))}
        </ul>
        {events.length > shown.length && (
          <button type="button" className="link-button text-13" onClick={() => setWhole(true)}>
            Show {events.length - shown.length} more
          </button>
        )}
        {whole && game.eventCount > game.events.length && (
          <p className="muted text-13">
            The newest {game.events.length} of {game.eventCount} changes.
          </p>
        )}
      </div>
      {game.trend && <Course trend={game.trend} />}
    </article>
  );
});

/** The recent ranks in the chart of the day's change. */
function Course({ trend: { ranks, ...list } }: { trend: NonNullable<Game['trend']> }) {
  const last = ranks.at(-1);
  return (
    <div className="course rank-side text-12 muted">
      <Sparkline trend={ranks} />
      <span className="wide-only">
        {last ? `#${last}` : 'Out'} in {listName(list)}
      </span>
    </div>
  );
}

/** The change that opens the game: that of the trend, else the first with a storefront. */
function chooseEvent({ events, trend }: Game): Partial<MarketEvent> {
  return trend ?? events.find(({ platform, country }) => platform && country) ?? {};
}

/** Link to the game in the change's storefront and day. */
const openPath = ({ bundleId, day }: Game, { platform, country, category }: Partial<MarketEvent>): string =>
  gamePath(bundleId, { platform, country, category, day });
