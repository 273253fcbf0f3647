import type { GameDetail } from '../api/types';
import { GameIcon } from '../components/GameIcon';
import { Chip, PlatformBadge, SampleChip, STORE_NAMES } from '../components/chips';
import { categoryLabel } from '../game-rankings/categories';
import { countryName, formatDateTime, timeAgo } from '../components/format';

/** Who the game is: icon, title, developer, categories, where it is sold and how fresh its charts are. */
export function GameHead({ game }: { game: GameDetail }) {
  const categories = [...new Set(game.listings.flatMap((listing) => listing.categories).map(categoryLabel))];
  // A real capture is worth more than a newer sample one.
  const latest = [...game.positions].sort(
    (a, b) => Number(a.sample) - Number(b.sample) || b.capturedAt.localeCompare(a.capturedAt),
  )[0];
  return (
    <div className="game-head">
      <GameIcon url={game.iconUrl} title={game.title} size="large" />
      <div className="stack tight">
        <div>
          <h1>{game.title}</h1>
          <p className="muted">{game.developer || 'Unknown Developer'}</p>
        </div>
        <div className="row wrap">
          {categories.map((category) => (
            <Chip key={category}>{category}</Chip>
          ))}
          {game.listings.map(({ platform }) => (
            <PlatformBadge key={platform} platform={platform} />
          ))}
          {latest && (
            <span className="text-13 muted" title={formatDateTime(latest.capturedAt)}>
              {STORE_NAMES[latest.platform]}, {countryName(latest.country)}, captured{' '}
              {timeAgo(latest.capturedAt)}
            </span>
          )}
          {(game.sample || latest?.sample) && (
            <SampleChip title="Facts and texts that came with the product, so that the page can be tried." />
          )}
        </div>
      </div>
    </div>
  );
}
