import type { GameDetail, Listing, MarketData, Platform, Rating, Share } from '../api/types';

/** Fields that both the stored listings and a fresh answer of the market have. */
type SharedField = keyof Listing & keyof MarketData;
type Content = Omit<Pick<Listing, SharedField>, 'platform' | 'description' | Figure>;
type Figure = 'downloads' | 'revenue' | 'rating';

/** What the page shows of a game in one store; null and empty are unknown, and no default is among them. */
export interface GameView extends Content, Pick<Listing, Figure> {
  growth: MarketData['growth'] | null;
  /** Of this store alone; null while nothing was read there. */
  storeFacts: Pick<Listing, SharedField> | null;
  /** The store's text first, then what the other one says. */
  descriptions: { platform: Platform; text: string; sample: boolean }[];
}

/** The fresh answer where it knows something, else what is stored of that store, else of another; named as it is there. */
export function gameView(
  game: GameDetail,
  details: MarketData | undefined,
  platform?: Platform,
  country?: string,
): GameView {
  // What the storefront's own charts call it.
  const local = game.storefrontNames.find((name) => name.platform === platform && name.country === country);
  const listings = [...game.listings].sort(
    (a, b) => Number(b.platform === platform) - Number(a.platform === platform),
  );
  // Figures belong to one store; those of another one would be taken for this one's.
  const own = listings.find((listing) => listing.platform === platform);
  const given: Partial<Pick<Listing, Figure>> = details ?? own ?? {};
  const measured = (field: string) => !details || !isDefault(details, field);
  return {
    ...firstKnown([details, ...listings]),
    title: local?.title ?? game.title,
    developer: local?.developer || details?.developer || game.developer,
    iconUrl: details?.iconUrl || local?.iconUrl || game.iconUrl,
    categories: details?.categories.length
      ? details.categories
      : [...new Set(game.listings.flatMap(({ categories }) => categories))],
    downloads: measured('downloads') ? withTotal(given.downloads) : null,
    revenue: measured('revenue') ? withTotal(given.revenue) : null,
    rating: measured('rating') ? withScore(given.rating) : null,
    growth: details?.growth ?? null,
    storeFacts: details ?? own ?? null,
    fieldSources: { ...own?.fieldSources, ...details?.fieldSources },
    descriptions: listDescriptions(listings, details),
  };
}

/** Each field from the first that knows it. */
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
  const given = details?.description?.trim() ? details.description : null;
  const text = given ?? own?.description;
  if (!details || !text?.trim()) return stored;
  const { source } = (given ? details : own)?.fieldSources.description ?? {};
  const sample = source === 'sample' || (!given && own?.sample === true);
  return [{ platform: details.platform, text, sample }, ...stored];
}

/** Whether the answer holds the product's default there and no measured value. */
export const isDefault = ({ defaults }: MarketData, field: string): boolean =>
  defaults.some((name) => name === field || name.startsWith(`${field}.`));

const isKnown = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';
const withTotal = (share: Share | null = null): Share | null => (share?.total ? share : null);
const withScore = (rating: Rating | null = null): Rating | null => (rating?.score ? rating : null);
