import { toListingValues } from '../../games/listings/listing-fields.types.js';
import { withDefaults } from './defaults.js';
import type { GrowthsDto, MarketDataDto } from './market-data.dto.js';
import type { MarketCopy } from './copies/market-data-store.service.js';
import { MAX_WARNINGS } from './market-data.dto.js';

interface AnswerOptions {
  stored: boolean;
  ageSeconds: number;
  growth: GrowthsDto;
}

/** Builds the response from a stored answer: the only place where placeholders are added. */
export function toMarketDataDto(copy: MarketCopy, circumstances: AnswerOptions): MarketDataDto {
  const { facts } = copy;
  const { downloads, revenue, rating, defaults } = withDefaults(facts);
  return {
    bundleId: facts.bundleId,
    platform: facts.platform,
    title: facts.title ?? facts.bundleId,
    developer: facts.developer,
    iconUrl: facts.iconUrl,
    ...toListingValues(facts),
    downloads,
    revenue,
    rating,
    source: copy.source,
    fetchedAt: copy.fetchedAt,
    defaults,
    warnings: copy.warnings.slice(0, MAX_WARNINGS),
    fieldSources: copy.fieldSources,
    country: copy.country,
    stored: circumstances.stored,
    ageSeconds: circumstances.ageSeconds,
    outcomes: copy.outcomes,
    growth: circumstances.growth,
  };
}
