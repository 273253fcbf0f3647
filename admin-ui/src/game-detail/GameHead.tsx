import type { GameDetail } from '../api/types';
import { GameIcon } from '../components/games/GameIcon';
import { DeveloperLink } from '../components/games/DeveloperLink';
import { StoreText } from '../components/text/StoreText';
import { Chip, PlatformBadge, SampleChip, STORE_NAMES } from '../components/text/chips';
import { categoryLabel } from '../rankings/categories';
import { capturedAgo, countryName, formatCaptured } from '../components/text/format';
import { ManageTagsButton } from '../manage-tags/ManageTagsButton';
import { NewRuleButton } from '../manage-rules/NewRuleButton';
import { WatchButton } from '../manage-watchlists/WatchButton';
import type { GameView } from './game-view';
import '../components/page/page-head.css';

interface GameHeadProps {
  game: GameDetail;
  view: GameView;
}

/** The game's identity: icon, title, developer, categories, stores and age of its charts. */
export function GameHead({ game, view }: GameHeadProps) {
  const categories = [...new Set(view.categories.map(categoryLabel))];
  // A real capture takes precedence over a newer sample one.
  const latest = [...game.positions].sort(
    (a, b) => Number(a.sample) - Number(b.sample) || b.capturedAt.localeCompare(a.capturedAt),
  )[0];
  return (
    <div className="game-head row wrap far start">
      <GameIcon url={view.iconUrl} title={view.title} size="large" />
      <div className="stack tight">
        <div>
          <StoreText as="h1">{view.title}</StoreText>
          <p className="muted">
            <DeveloperLink name={view.developer} />
          </p>
        </div>
        <div className="row wrap">
          {categories.map((category) => (
            <Chip key={category}>{category}</Chip>
          ))}
          {game.platforms.map((platform) => (
            <PlatformBadge key={platform} platform={platform} />
          ))}
          {latest && (
            <span className="text-13 muted" title={formatCaptured(latest.capturedAt)}>
              {STORE_NAMES[latest.platform]}, {countryName(latest.country)}, captured{' '}
              {capturedAgo(latest.capturedAt)}
            </span>
          )}
          {(game.sample || latest?.sample) && (
            <SampleChip title="Sample facts and texts for trying out this page." />
          )}
        </div>
      </div>
      <div className="page-actions">
        <WatchButton bundleIds={[game.bundleId]} short />
        <NewRuleButton scope={{ scope: 'game', scopeId: game.bundleId, scopeName: view.title }} />
        <ManageTagsButton games={[game]} />
      </div>
    </div>
  );
}
