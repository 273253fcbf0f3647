import type { MarketEventType } from '../../market-events/market-events.types.js';
import type { Platform } from '../../games/games.types.js';
import { type Finding, PAGE_FIELDS, type PageField, type RuleKind, type RuleTerms } from '../alerts.types.js';

/** A market event with the fields that rules use. */
export interface RuleEvent {
  id: string;
  type: MarketEventType;
  occurredAt: Date;
  bundleId: string | null;
  platform: Platform | null;
  country: string | null;
  category: string | null;
  rankingType: string | null;
  sample: boolean;
  data: Record<string, unknown>;
  /** For `game.first_seen`: whether no other game of the developer was in a chart before. */
  isFirstOfDeveloper?: boolean;
}

const FIELD_EVENTS: Record<PageField, MarketEventType> = {
  title: 'store.title_changed',
  icon: 'store.icon_changed',
  screenshots: 'store.screenshots_changed',
  description: 'store.description_changed',
  price: 'store.price_changed',
};

/** The event types that can trigger a rule; empty for rules that do not use events. */
export function listEventTypes({
  kind,
  condition,
}: Pick<RuleTerms, 'kind' | 'condition'>): MarketEventType[] {
  if (kind === 'page_changed') return (condition.fields ?? PAGE_FIELDS).map((field) => FIELD_EVENTS[field]);
  const type = TYPES[kind];
  return type ? [type] : [];
}

const TYPES: Partial<Record<RuleKind, MarketEventType>> = {
  new_country: 'game.first_seen_in_country',
  first_game: 'game.first_seen',
  new_version: 'store.version_released',
  mechanic_appears: 'analysis.mechanic_appeared',
  chart_missing: 'coverage.missing',
};

/** Finds the events that trigger a rule, in their order. */
export function findInEvents(
  terms: RuleTerms,
  events: readonly RuleEvent[],
  isWatched: (bundleId: string) => boolean,
): Finding[] {
  const types = new Set(listEventTypes(terms));
  return events
    .filter((event) => types.has(event.type) && fitsPlace(terms, event))
    .filter(({ bundleId }) => bundleId === null || isWatched(bundleId))
    .filter(({ isFirstOfDeveloper }) => terms.kind !== 'first_game' || isFirstOfDeveloper)
    .map((event) => toFinding(terms.kind, event));
}

function fitsPlace(
  { kind, platform, countries, category, rankingType }: RuleTerms,
  event: RuleEvent,
): boolean {
  if (platform && event.platform && event.platform !== platform) return false;
  if (countries.length > 0 && event.country && !countries.includes(event.country)) return false;
  if (kind !== 'chart_missing') return true;
  // Each store names its categories differently.
  const stripPrefix = (name: string | null) =>
    name?.replace(/^games_/, '').replace(/^sports_games$/, 'sports');
  if (category && stripPrefix(event.category) !== stripPrefix(category)) return false;
  return !rankingType || event.rankingType === rankingType;
}

function toFinding(kind: RuleKind, event: RuleEvent): Finding {
  const { id, type, occurredAt, bundleId, platform, country, category, rankingType, sample, data } = event;
  const place = { platform, country, category, rankingType };
  return {
    ...{ key: toKey(event), kind, bundleId, occurredAt, sample, ...place },
    data: { type, ...data },
    events: [{ id, type, occurredAt: occurredAt.toISOString(), ...place, data }],
  };
}

/** The same change of a store page in several countries on one day is one finding. */
function toKey({
  type,
  bundleId,
  platform,
  country,
  category,
  rankingType,
  occurredAt,
  data,
}: RuleEvent): string {
  const day = occurredAt.toISOString().slice(0, 10);
  if (type.startsWith('store.')) return [type, platform, bundleId, day].join(' ');
  if (type === 'analysis.mechanic_appeared') return [type, bundleId, String(data.key), day].join(' ');
  if (type === 'coverage.missing')
    return [type, platform, country, category, rankingType, occurredAt.toISOString()].join(' ');
  return [type, bundleId, type === 'game.first_seen' ? '' : country, day].join(' ');
}
