import { countNoun } from '../../../common/text/count-noun.js';
import { type StoredListing, toListingJson } from '../../../games/listings/listing-fields.types.js';
import type { ProviderResult } from '../ask-provider.js';
import type { MarketCopy } from './market-data-store.service.js';

/** The catalog's listing as an answer; without a time when it is only title and icon. */
export function toMarketCopy(
  listing: StoredListing,
): Omit<MarketCopy, 'fetchedAt'> & { fetchedAt: Date | undefined } {
  const { platform, storeId, bundleId, url, title, developer, iconUrl } = listing;
  const { country, fieldSources, sample } = listing;
  const times = Object.values(fieldSources).map(({ at }) => Date.parse(at));
  return {
    facts: {
      ...toListingJson(listing),
      platform,
      storeId,
      bundleId,
      trackId: platform === 'ios' && /^\d+$/.test(storeId) ? storeId : null,
      url,
      title,
      developer,
      iconUrl,
    },
    fieldSources,
    source: [...new Set(Object.values(fieldSources).map(({ source }) => source))].join(', ') || 'charts',
    country: country ?? 'us',
    fetchedAt: times.length > 0 ? new Date(Math.max(...times)) : undefined,
    warnings: sample ? ['This is sample data, written for this product and not read from a store.'] : [],
    outcomes: [],
  };
}

/** A sentence saying that an older answer is shown, and why. */
export function describeOutage(outcomes: readonly ProviderResult[], ageSeconds: number): string[] {
  const reasons = outcomes.map(({ message }) => message);
  return [`This is a stored copy, ${formatAge(ageSeconds)} old. ${reasons.join(' ')}`];
}

/** An age in its largest whole unit. */
export function formatAge(seconds: number): string {
  const units: [number, string][] = [
    [86_400, 'day'],
    [3_600, 'hour'],
    [60, 'minute'],
  ];
  const [size, unit] = units.find(([length]) => seconds >= length) ?? [1, 'second'];
  return countNoun(Math.floor(seconds / size), unit);
}
