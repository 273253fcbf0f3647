import type { GameDetail, Listing, MarketData, Platform, Rating, Share } from '../api/types';

/** Fields present in both stored listings and fetched store data. */
type SharedField = keyof Listing & keyof MarketData;
type Content = Omit<Pick<Listing, SharedField>, 'platform' | 'description' | Figure>;
type Figure = 'downloads' | 'revenue' | 'rating';

/** What the page shows of a game in one store; null and empty mean unknown. Contains no defaults. */
export interface GameView extends Content, Pick<Listing, Figure> {
  growth: MarketData['growth'] | null;
  /** Of this store only; null until something was read there. */
  storeFacts: Pick<Listing, SharedField> | null;
  /** This store's text first, then the other's. */
  descriptions: { platform: Platform; text: string; sample: boolean }[];
}

/** Prefers fetched data, then this store's listing, then the other store's. */
export function gameView(
  game: GameDetail,
  details: MarketData | undefined,
  platform?: Platform,
  country?: string,
): GameView {
  // The name in this storefront's charts.
  const local = game.storefrontNames.find((name) => name.platform === platform && name.country === country);
  const listings = [...game.listings].sort(
    (a, b) => Number(b.platform === platform) - Number(a.platform === platform),
  );
  // Figures belong to one store, so the other store's are not used.
  const own = listings.find((listing) => listing.platform === platform);
  const figures: Partial<Pick<Listing, Figure>> = details ?? own ?? {};
  const isMeasured = (field: string) => !details || !isDefault(details, field);
  return {
    ...firstKnown([details, ...listings]),
    title: local?.title ?? game.title,
    developer: local?.developer || details?.developer || game.developer,
    iconUrl: details?.iconUrl || local?.iconUrl || game.iconUrl,
    categories: [details, own].find((source) => source?.categories.length)?.categories ?? [
      ...new Set(game.listings.flatMap(({ categories }) => categories)),
    ],
    downloads: isMeasured('downloads') ? withTotal(figures.downloads) : null,
    revenue: isMeasured('revenue') ? withTotal(figures.revenue) : null,
    rating: isMeasured('rating') ? withScore(figures.rating) : null,
    growth: details?.growth ?? null,
    storeFacts: details ?? own ?? null,
    fieldSources: { ...own?.fieldSources, ...details?.fieldSources },
    descriptions: listDescriptions(listings, details),
  };
}

/** For each field the first source that has it. */
function firstKnown(sources: (MarketData | Listing | undefined)[]): Content {
  const merged: Record<string, unknown> = { screenshots: [], similarApps: [] };
  for (const source of sources) {
    for (const [field, value] of Object.entries(source ?? {})) {
      if (!isKnown(merged[field])) merged[field] = value;
    }
  }
  return merged as unknown as Content;
}

function listDescriptions(listings: Listing[], details: MarketData | undefined): GameView['descriptions'] {
  const stored = listings
    .filter((listing) => listing.description?.trim() && listing.platform !== details?.platform)
    .map(({ platform, description, sample }) => ({ platform, text: description ?? '', sample }));
  const own = listings.find(({ platform }) => platform === details?.platform);
  const description = details?.description?.trim() ? details.description : null;
  const text = description ?? own?.description;
  if (!details || !text?.trim()) return stored;
  const { source } = (description ? details : own)?.fieldSources.description ?? {};
  const sample = source === 'sample' || (!description && own?.sample === true);
  return [{ platform: details.platform, text, sample }, ...stored];
}

/** Whether a field holds the default instead of a measured value. */
export const isDefault = ({ defaults }: MarketData, field: string): boolean =>
  defaults.some((name) => name === field || name.startsWith(`${field}.`));

const isKnown = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';
const withTotal = (share: Share | null = null): Share | null => (share?.total ? share : null);
const withScore = (rating: Rating | null = null): Rating | null => (rating?.score ? rating : null);
