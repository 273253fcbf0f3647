import { countNoun } from '../../common/text/count-noun.js';
import { formatDay } from '../../common/time/clock.js';
import { truncate } from '../../common/text/truncate.js';
import type { MarketEventType } from '../../market-events/market-events.types.js';
import type { Untitled, PageLine } from './digest-content.js';
import type { DigestEvent } from './digest-event.js';
import { digestPaths } from './digest-paths.js';

const MAX_TEXT_LENGTH = 180;

/** Most important first. */
const WHATS: Partial<Record<MarketEventType, string>> = {
  'store.removed': 'gone from the store',
  'store.returned': 'back in the store',
  'store.title_changed': 'title',
  'store.icon_changed': 'icon',
  'store.description_changed': 'description',
  'store.screenshots_changed': 'screenshots',
  'store.price_changed': 'price',
  'rating.shifted': 'rating',
  'store.version_released': 'version',
};
const ORDER = Object.values(WHATS);

/** Changes of store pages; the same change in several countries is one line. */
export function describePageEvents(events: readonly DigestEvent[]): Untitled<PageLine>[] {
  const lines = new Map<string, Untitled<PageLine>>();
  for (const event of events) {
    const { type, bundleId, platform, country, occurredAt, data } = event;
    const day = formatDay(occurredAt);
    const key = [type, bundleId, platform, day, JSON.stringify(data)].join(' ');
    const known = lines.get(key);
    if (known && country && !known.countries.includes(country)) known.countries.push(country);
    if (known) continue;
    lines.set(key, {
      ...{ bundleId: bundleId!, title: bundleId!, day, platform, countries: country ? [country] : [] },
      ...{ what: WHATS[type] ?? 'page', ...describeSides(type, data) },
      path: digestPaths.game(bundleId!, day),
    });
  }
  return [...lines.values()].sort((a, b) => ORDER.indexOf(a.what) - ORDER.indexOf(b.what));
}

/** The values before and after; null when text cannot show them. */
function describeSides(
  type: MarketEventType,
  data: Record<string, unknown>,
): Pick<PageLine, 'before' | 'after'> {
  if (type === 'store.removed' || type === 'store.returned' || type === 'store.icon_changed')
    return { before: null, after: null };
  if (type === 'store.screenshots_changed') {
    const count = (value: unknown) => (Array.isArray(value) ? value.length : 0);
    return {
      before: null,
      after: `${countNoun(count(data.added), 'picture')} added, ${countNoun(count(data.removed), 'picture')} removed`,
    };
  }
  return { before: toText(data.from), after: toText(data.to) };
}

const toText = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number'
    ? truncate(String(value).replace(/\s+/g, ' ').trim(), MAX_TEXT_LENGTH, '…')
    : null;
