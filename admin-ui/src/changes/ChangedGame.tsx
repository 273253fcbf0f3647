import { memo, useState } from 'react';
import { Link } from 'react-router';
import type { ChangedGame as Game } from '../api/changes';
import { PlatformBadge } from '../components/chips';
import { GameIcon } from '../components/GameIcon';
import { ChangeLine } from '../events/ChangeLine';
import { dropRepeated } from '../events/change-text';
import { gamePath } from '../routes';

const SHOWN = 5;

interface ChangedGameProps {
  game: Game;
  unseen: boolean;
}

/** What changed in one game on one day. */
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
          <Link className="plain-link" to={openPath(game)}>
            <b dir="auto">{game.title}</b>
            {unseen && <span className="visually-hidden">, new</span>}
          </Link>
          <span className="muted text-13 cut" dir="auto">
            {game.developer}
          </span>
          {game.platforms.map((platform) => (
            <PlatformBadge key={platform} platform={platform} />
          ))}
        </div>
        <ul className="stack close text-13">
          {shown.map((event) => (
            <ChangeLine key={event.id} event={event} />
          ))}
        </ul>
        {events.length > shown.length && (
          <button type="button" className="link-button text-13" onClick={() => setWhole(true)}>
            Show {events.length - shown.length} more
          </button>
        )}
      </div>
    </article>
  );
});

/** The game in the store and country of what changed, on that day. */
function openPath({ bundleId, day, events }: Game): string {
  const { platform, country, category } = events.find((event) => event.platform && event.country) ?? {};
  const path = gamePath(
    bundleId,
    platform && country ? { platform, country, ...(category && { category }) } : undefined,
  );
  return `${path}${path.includes('?') ? '&' : '?'}day=${day}`;
}
