import { useLocation, useSearchParams } from 'react-router';
import type { Storefront } from '../../api/market-data';
import type { Listing, Platform } from '../../api/types';
import { useChangeQuery } from '../../components/use-address';
import { chartCameFrom } from '../way-back';

/** Storefronts that are offered besides those whose charts are collected. */
export const COUNTRIES = 'us gb de fr jp kr br in ca au es it mx tr pl nl se tw id za'.split(' ');

/**
 * The store and country to look at: what the address says, else the chart the reader came from, else the game's first
 * store. The platform stays open as long as neither names one.
 */
export function readStorefront(
  query: URLSearchParams,
  listings: Pick<Listing, 'platform'>[],
  cameFrom: Storefront | null,
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
    country: /^[a-z]{2}$/.test(country) ? country : (cameFrom?.country ?? 'us'),
  };
}

/** The storefront of the page and the way to choose another; the choice stays in the address. */
export function useStorefront(listings: Pick<Listing, 'platform'>[]) {
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  const { state } = useLocation();
  const storefront = readStorefront(query, listings, chartCameFrom(state));
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
