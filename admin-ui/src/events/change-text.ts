import type { MarketEvent } from '../api/types';
import type { EventType } from '../api/charts/changes';
import type { IconName } from '../components/text/Icon';
import { countryName } from '../components/text/format';
import { STORE_NAMES } from '../components/text/chips';
import { categoryLabel } from '../rankings/categories';
import { LISTS } from '../rankings/filters';

interface TypeLook {
  label: string;
  icon: IconName;
  tone?: 'good' | 'wrong';
}

/** Label and icon of each event type. */
export const TYPE_LOOKS: Record<EventType, TypeLook> = {
  'chart.entered': { label: 'Entered', icon: 'enter', tone: 'good' },
  'chart.left': { label: 'Dropped out', icon: 'leave', tone: 'wrong' },
  'chart.moved': { label: 'Moved', icon: 'swap' },
  'chart.peaked': { label: 'New peak', icon: 'peak', tone: 'good' },
  'chart.number_one': { label: 'Number one', icon: 'crown', tone: 'good' },
  'game.first_seen': { label: 'First seen', icon: 'star', tone: 'good' },
  'game.first_seen_in_country': { label: 'New in country', icon: 'map', tone: 'good' },
  'store.version_released': { label: 'New version', icon: 'upload' },
  'store.title_changed': { label: 'Title', icon: 'letters' },
  'store.icon_changed': { label: 'Icon', icon: 'picture' },
  'store.screenshots_changed': { label: 'Screenshots', icon: 'shots' },
  'store.description_changed': { label: 'Description', icon: 'edit' },
  'store.price_changed': { label: 'Price', icon: 'coin' },
  'store.removed': { label: 'Removed', icon: 'minus', tone: 'wrong' },
  'store.returned': { label: 'Returned', icon: 'plus', tone: 'good' },
  'rating.shifted': { label: 'Rating', icon: 'star' },
  'analysis.mechanic_appeared': { label: 'New mechanic', icon: 'plus' },
  'analysis.mechanic_gone': { label: 'Mechanic gone', icon: 'minus' },
  'coverage.missing': { label: 'Missing chart', icon: 'warning' },
};

/** "Top Free, Puzzle"; the overall chart has no category. */
export function listName({ rankingType, category }: Pick<MarketEvent, 'rankingType' | 'category'>): string {
  const name = LISTS.find(({ type }) => type === rankingType)?.short ?? 'the chart';
  return category && category !== 'all' ? `${name}, ${categoryLabel(category)}` : name;
}

export interface ChangeText {
  /** The change, in bold. */
  lead: string;
  text: string;
  /** The previous value. */
  before?: string;
}

/** "App Store, Taiwan" of a change in a chart, as far as its sentence doesn't say so. */
export function describeMarket({ type, platform, country }: MarketEvent): string {
  if (!/^(?:chart|game|coverage)\./.test(type)) return '';
  const place = country && type !== 'game.first_seen_in_country' && countryName(country);
  return [platform && STORE_NAMES[platform], place].filter(Boolean).join(', ');
}

const formatWord = (value: unknown): string =>
  typeof value === 'number' ? String(value) : String(value ?? '');

/** A sentence about a change. Images and texts are shown separately as before and after. */
export function describeChange(event: MarketEvent): ChangeText {
  const { type, data } = event;
  const list = listName(event);
  const rank = `#${formatWord(data['rank'])}`;
  const [from, to] = [Number(data['from']), Number(data['to'])];
  switch (type) {
    case 'chart.entered':
      return data['returned']
        ? { lead: 'Back', text: `in ${list} at ${rank}` }
        : { lead: 'Entered', text: `${list} at ${rank}` };
    case 'chart.left':
      return { lead: 'Dropped out', text: `of ${list}`, before: `was #${from}` };
    case 'chart.moved':
      return { lead: to < from ? 'Climbed' : 'Fell', text: `to #${to} in ${list}`, before: `was #${from}` };
    case 'chart.peaked':
      return {
        lead: 'New peak:',
        text: `${rank} in ${list}`,
        before: `best so far was #${formatWord(data['before'])}`,
      };
    case 'chart.number_one':
      return {
        lead: data['again'] ? 'Number one again' : 'Number one',
        text: `in ${list}${data['again'] ? '' : ', for the first time'}`,
        ...(data['from'] ? { before: `was #${from}` } : {}),
      };
    case 'game.first_seen':
      return { lead: 'First seen', text: `on any chart: ${list} at ${rank}` };
    case 'game.first_seen_in_country':
      return { lead: `New in ${countryName(event.country ?? '')}:`, text: `${list} at ${rank}` };
    case 'coverage.missing':
      return { lead: 'Not captured:', text: list };
    default:
      return describeFact(event);
  }
}

/** Changes of a store page or analysis. */
function describeFact({ type, data, platform, country }: MarketEvent): ChangeText {
  const store = platform ? STORE_NAMES[platform] : 'the stores';
  const [from, to] = [Number(data['from']), Number(data['to'])];
  switch (type) {
    case 'store.version_released':
      return { lead: 'New version', text: formatWord(data['to']), before: `was ${formatWord(data['from'])}` };
    case 'store.removed':
      return { lead: 'Removed', text: `from ${store} in ${countryName(country ?? '')}` };
    case 'store.returned':
      return { lead: 'Returned', text: `to ${store} in ${countryName(country ?? '')}` };
    case 'store.price_changed':
      return { lead: 'New price:', text: formatWord(data['to']), before: `was ${formatWord(data['from'])}` };
    case 'rating.shifted':
      return {
        lead: to > from ? 'Rating up' : 'Rating down',
        text: `to ${to.toFixed(2)} on ${store}`,
        before: `was ${from.toFixed(2)}`,
      };
    case 'analysis.mechanic_appeared':
    case 'analysis.mechanic_gone':
      return { lead: `${TYPE_LOOKS[type].label}:`, text: formatWord(data['name']) };
    case 'store.screenshots_changed': {
      const count = (name: string) => (Array.isArray(data[name]) ? data[name].length : 0);
      return {
        lead: 'New screenshots',
        text: `on ${store}: ${count('added')} added, ${count('removed')} removed`,
      };
    }
    case 'store.title_changed':
    case 'store.icon_changed':
    case 'store.description_changed':
      return { lead: `New ${TYPE_LOOKS[type].label.toLowerCase()}`, text: `on ${store}` };
    default:
      return { lead: TYPE_LOOKS[type].label, text: `on ${store}` };
  }
}

const REPEATED: Partial<Record<EventType, EventType[]>> = {
  'chart.moved': ['chart.peaked', 'chart.number_one'],
  'chart.peaked': ['chart.number_one'],
  'chart.entered': ['game.first_seen', 'game.first_seen_in_country', 'chart.number_one'],
  'game.first_seen_in_country': ['game.first_seen'],
};

/** Drops events that another one about the same chart covers. */
export function dropRepeated(events: readonly MarketEvent[]): MarketEvent[] {
  const getKey = (event: MarketEvent, type: EventType) =>
    [type, event.occurredAt, event.platform, event.country, event.category, event.rankingType].join('/');
  const present = new Set(events.map((event) => getKey(event, event.type)));
  return events.filter(
    (event) => !REPEATED[event.type]?.some((better) => present.has(getKey(event, better))),
  );
}
