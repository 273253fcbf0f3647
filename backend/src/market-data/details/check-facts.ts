import { LISTING_FIELD_LIST } from '../../games/listings/listing-fields.types.js';
import { isImageAddress, isVideoAddress } from '../media-hosts.js';
import type { GameFacts } from '../market-data.types.js';
import { LISTING_LIMITS } from '../../games/games.types.js';

const VIDEO_FIELDS = LISTING_FIELD_LIST.filter(({ isVideo }) => isVideo);

/** Drops addresses that the back office would not show and values beyond the limits, with a sentence for each. */
export function checkFacts(facts: GameFacts, provider: string): { facts: GameFacts; warnings: string[] } {
  const warnings: string[] = [];
  const drop = (what: string) =>
    warnings.push(`${what} of ${provider} was dropped: its address is not on the list of trusted hosts.`);
  const image = (address: string | null, what: string): string | null => {
    if (address === null || isImageAddress(address)) return address;
    drop(what);
    return null;
  };
  const limitList = <T>(values: T[], most: number, what: string): T[] => {
    if (values.length > most)
      warnings.push(`Only the first ${most} of ${values.length} ${what} of ${provider} were stored.`);
    return values.slice(0, most);
  };
  const trusted = facts.screenshots.filter(isImageAddress);
  const screenshots = limitList(trusted, LISTING_LIMITS.screenshots, 'screenshots');
  const dropped = facts.screenshots.length - trusted.length;
  if (dropped === 1) drop('A screenshot');
  if (dropped > 1) {
    warnings.push(
      `${dropped} screenshots of ${provider} were dropped: their addresses are not on the list of trusted hosts.`,
    );
  }
  const videos: Record<string, null> = {};
  for (const { name } of VIDEO_FIELDS) {
    const address = facts[name];
    if (typeof address !== 'string' || isVideoAddress(address)) continue;
    drop('The video');
    videos[name] = null;
  }
  const similar = limitList(facts.similarApps, LISTING_LIMITS.similarApps, 'similar apps');
  const similarApps = similar.map((app) => ({
    ...app,
    iconUrl: app.iconUrl !== null && isImageAddress(app.iconUrl) ? app.iconUrl : null,
  }));
  return {
    facts: {
      ...{ ...facts, ...videos, iconUrl: image(facts.iconUrl, 'The icon'), screenshots, similarApps },
      categories: limitList(facts.categories, LISTING_LIMITS.categories, 'categories'),
      languages: limitList(facts.languages, LISTING_LIMITS.languages, 'languages'),
    },
    warnings,
  };
}
