import type { FieldSources, GameDetail, Listing, MarketData, Platform, Rating, Share } from '../api/types';

/** What the page shows of a game in one store; null and empty are unknown, and no default is among them. */
export interface GameView {
  title: string;
  developer: string | null;
  iconUrl: string | null;
  categories: string[];
  screenshots: string[];
  videoUrl: string | null;
  version: string | null;
  lastUpdate: string | null;
  releaseDate: string | null;
  similarApps: MarketData['similarApps'];
  downloads: Share | null;
  revenue: Share | null;
  rating: Rating | null;
  growth: MarketData['growth'] | null;
  fieldSources: FieldSources;
  /** The store's text first, then what the other one says. */
  descriptions: { platform: Platform; text: string; sample: boolean }[];
}

/** The fresh answer where it knows something, else what is stored of that store, else of another. */
export function gameView(game: GameDetail, details: MarketData | undefined, platform?: Platform): GameView {
  const listings = [...game.listings].sort(
    (a, b) => Number(b.platform === platform) - Number(a.platform === platform),
  );
  const stored = <K extends keyof Listing>(field: K) =>
    listings.map((listing) => listing[field]).find(isKnown) ?? null;
  // Figures belong to one store; those of another one would be taken for this one's.
  const own = listings.find((listing) => listing.platform === platform);
  const given: Partial<Pick<Listing, 'downloads' | 'revenue' | 'rating'>> = details ?? own ?? {};
  const measured = (field: string) => !details || !isDefault(details, field);
  return {
    title: game.title,
    developer: details?.developer || game.developer,
    iconUrl: details?.iconUrl || game.iconUrl,
    categories: known(details?.categories) ?? [
      ...new Set(game.listings.flatMap(({ categories }) => categories)),
    ],
    screenshots: known(details?.screenshots) ?? stored('screenshots') ?? [],
    videoUrl: details?.videoUrl ?? stored('videoUrl'),
    version: details?.version ?? stored('version'),
    lastUpdate: details?.lastUpdate ?? stored('lastUpdate'),
    releaseDate: details?.releaseDate ?? stored('releaseDate'),
    similarApps: known(details?.similarApps) ?? stored('similarApps') ?? [],
    downloads: measured('downloads') ? withTotal(given.downloads) : null,
    revenue: measured('revenue') ? withTotal(given.revenue) : null,
    rating: measured('rating') ? withScore(given.rating) : null,
    growth: details?.growth ?? null,
    fieldSources: { ...own?.fieldSources, ...details?.fieldSources },
    descriptions: descriptionsOf(listings, details),
  };
}

function descriptionsOf(listings: Listing[], details: MarketData | undefined): GameView['descriptions'] {
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

const known = <T>(list: T[] | undefined): T[] | undefined => (list && list.length > 0 ? list : undefined);
const isKnown = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';
const withTotal = (share: Share | null = null): Share | null => (share?.total ? share : null);
const withScore = (rating: Rating | null = null): Rating | null => (rating?.score ? rating : null);
