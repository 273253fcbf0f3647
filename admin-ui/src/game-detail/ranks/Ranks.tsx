import type { Storefront } from '../../api/games/market-data';
import type { GameDetail } from '../../api/types';
import { LaunchCourse } from './LaunchCourse';
import { CountryPresence } from './CountryPresence';
import { PositionsTable } from './PositionsTable';
import { RankHistory } from './RankHistory';

interface RanksProps {
  game: GameDetail;
  storefront: Storefront;
}

/** The game's current ranks and rank history. */
export const Ranks = ({ game, storefront }: RanksProps) => (
  <>
    <RankHistory game={game} storefront={storefront} />
    <LaunchCourse bundleId={game.bundleId} storefront={storefront} />
    <PositionsTable positions={game.positions} bundleId={game.bundleId} />
    <CountryPresence game={game} storefront={storefront} />
  </>
);
