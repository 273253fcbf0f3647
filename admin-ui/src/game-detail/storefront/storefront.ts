import { useLocation } from 'react-router';
import type { Storefront } from '../../api/games/market-data';
import type { ChartPosition, GameDetail, Listing, Platform } from '../../api/types';
import { useAddress } from '../../components/page/use-address';
import { chartCameFrom } from '../way-back';

/** Storefronts that are offered besides those whose charts are collected. */
export const COUNTRIES = 'us gb de fr jp kr br in ca au es it mx tr pl nl se tw id za'.split(' ');

const HOME = 'us';
type Position = Pick<ChartPosition, 'platform' | 'country'>;

/**
 * The store and country to look at: what the address says, else the chart the reader came from, else the game's first
 * store and the country whose charts it stands in. The platform stays open as long as neither names one.
 */
export function readStorefront(
  query: URLSearchParams,
  listings: Pick<Listing, 'platform'>[],
  cameFrom: Storefront | null,
  positions: readonly Position[] = [],
): Storefront {
  const asked = query.get('platform');
  const sold = listings.map(({ platform }) => platform);
  const known = (platform: Platform | undefined) =>
    platform && sold.includes(platform) ? platform : undefined;
  const platform =
    asked === 'android' || asked === 'ios'
      ? asked
      : (known(cameFrom?.platform) ?? sold[0] ?? cameFrom?.platform);
  const country = (query.get('country') ?? '').toLowerCase();
  return {
    ...(platform && { platform }),
    country: /^[a-z]{2}$/.test(country) ? country : (cameFrom?.country ?? findCountry(positions, platform)),
  };
}

/** Home, unless the game charts elsewhere only: then the country where it stands best. */
function findCountry(positions: readonly Position[], platform: Platform | undefined): string {
  if (positions.some(({ country }) => country === HOME)) return HOME;
  return (positions.find((position) => position.platform === platform) ?? positions[0])?.country ?? HOME;
}

/** The storefront of the page and the way to choose another; the choice stays in the address. */
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
      // The way back of the page must survive the choice.
      { state },
    );
  return { storefront, choose };
}
