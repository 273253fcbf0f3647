import { useLocation } from 'react-router';
import type { Storefront } from '../../api/games/market-data';
import type { ChartPosition, GameDetail, Listing, Platform } from '../../api/types';
import { useAddress } from '../../components/page/use-address';
import { chartCameFrom } from '../way-back';

/** Storefronts offered besides the collected markets. */
export const COUNTRIES = 'us gb de fr jp kr br in ca au es it mx tr pl nl se tw id za'.split(' ');

const HOME = 'us';
type Position = Pick<ChartPosition, 'platform' | 'country'>;

/**
 * The storefront from the URL, else of the chart the user came from, else the game's first store and the country
 * where it charts. The platform stays undefined when neither names one.
 */
export function readStorefront(
  query: URLSearchParams,
  listings: Pick<Listing, 'platform'>[],
  cameFrom: Storefront | null,
  positions: readonly Position[] = [],
): Storefront {
  const platformParam = query.get('platform');
  const sold = listings.map(({ platform }) => platform);
  const onlyIfSold = (platform: Platform | undefined) =>
    platform && sold.includes(platform) ? platform : undefined;
  const platform =
    platformParam === 'android' || platformParam === 'ios'
      ? platformParam
      : (onlyIfSold(cameFrom?.platform) ?? sold[0] ?? cameFrom?.platform);
  const country = (query.get('country') ?? '').toLowerCase();
  return {
    ...(platform && { platform }),
    country: /^[a-z]{2}$/.test(country) ? country : (cameFrom?.country ?? findCountry(positions, platform)),
  };
}

/** The home country, unless the game charts elsewhere only: then the country of its best rank. */
function findCountry(positions: readonly Position[], platform: Platform | undefined): string {
  if (positions.some(({ country }) => country === HOME)) return HOME;
  return (positions.find((position) => position.platform === platform) ?? positions[0])?.country ?? HOME;
}

/** The page's storefront and its setter; the choice is kept in the URL. */
export function useStorefront(game: GameDetail | undefined) {
  const [query, changeQuery] = useAddress();
  const { state } = useLocation();
  const storefront = readStorefront(query, game?.listings ?? [], chartCameFrom(state), game?.positions);
  const choose = (part: Partial<Storefront>) =>
    changeQuery(
      (now) => {
        for (const [name, value] of Object.entries(part)) now.set(name, value);
        return now;
      },
      // Keeps the page's back link.
      { state },
    );
  return { storefront, choose };
}
