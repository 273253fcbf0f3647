import { withDefaults } from './defaults.js';
import type { GrowthsDto, MarketDataDto } from './market-data.dto.js';
import type { MarketCopy } from './market-data-store.service.js';

interface Circumstances {
  stored: boolean;
  ageSeconds: number;
  growth: GrowthsDto;
}

/** A copy as it is answered: the only place where the product's defaults come in. */
export function toMarketDataDto(copy: MarketCopy, circumstances: Circumstances): MarketDataDto {
  const { facts } = copy;
  const { downloads, revenue, rating, defaults } = withDefaults(facts);
  return {
    bundleId: facts.bundleId,
    platform: facts.platform,
    title: facts.title ?? facts.bundleId,
    developer: facts.developer,
    iconUrl: facts.iconUrl,
    categories: facts.categories,
    description: facts.description,
    screenshots: facts.screenshots,
    videoUrl: facts.videoUrl,
    version: facts.version,
    lastUpdate: dateOf(facts.lastUpdate),
    releaseDate: dateOf(facts.releaseDate),
    similarApps: facts.similarApps,
    downloads,
    revenue,
    rating,
    source: copy.source,
    fetchedAt: copy.fetchedAt,
    defaults,
    warnings: copy.warnings,
    fieldSources: copy.fieldSources,
    country: copy.country,
    stored: circumstances.stored,
    ageSeconds: circumstances.ageSeconds,
    outcomes: copy.outcomes,
    growth: circumstances.growth,
  };
}

const dateOf = (time: string | null): Date | null => (time === null ? null : new Date(time));
