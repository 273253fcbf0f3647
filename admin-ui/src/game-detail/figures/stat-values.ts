import type { Growth, Rating, Share } from '../../api/types';
import { countNoun, formatChange, formatCount, formatDate, roundChange } from '../../components/text/format';
import type { GameView } from '../game-view';

export type StatName = 'downloads' | 'revenue' | 'rating';

export interface Bar {
  label: string;
  percentage: number;
  /** Hover text of the bar. */
  title?: string;
}

export interface Stat {
  name: StatName;
  title: string;
  /** The figure, or the default when it wasn't measured. */
  value: string;
  /** The exact figure when `value` is shortened. */
  exact?: string;
  measured: boolean;
  unit?: string;
  suffix?: string;
  bars: Bar[];
  /** Why there are no bars. */
  note: string;
  badge: { text: string; change: 'up' | 'down' | 'same'; sample: boolean; title: string };
}

/** Placeholders for missing figures; shown as such, never stored or exported. */
const DEFAULTS = { downloads: '> 20.000.000', revenue: '> $20.000', score: '4.5', ratings: 53_344 };
const SAMPLE_GROWTH: Record<StatName, string> = { downloads: '+12.5%', revenue: '+8.2%', rating: '+15.3%' };
const MOST_BARS = 5;

const amount = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** The three figures of a game's cards. */
export function listStats({ downloads, revenue, rating, growth }: GameView): Stat[] {
  return [
    toShareStat('downloads', 'Downloads', downloads, growth?.downloads ?? null),
    toShareStat('revenue', 'Revenue', revenue, growth?.revenue ?? null),
    toRatingStat(rating, growth?.rating ?? null),
  ];
}

function toShareStat(
  name: 'downloads' | 'revenue',
  title: string,
  given: Share | null,
  growth: Growth | null,
): Stat {
  return {
    name,
    title,
    ...(given?.total ? shortenTotal(given.total) : { value: DEFAULTS[name] }),
    measured: given !== null,
    bars: [...(given?.countries ?? [])]
      .sort((a, b) => b.percentage - a.percentage)
      .slice(0, MOST_BARS)
      .map(({ name: label, percentage }) => ({ label, percentage })),
    note: 'No country split.',
    badge: badgeFor(name, given && growth),
  };
}

function toRatingStat(rating: Rating | null, growth: Growth | null): Stat {
  const spread = [...(rating?.distribution ?? [])].sort((a, b) => b.stars - a.stars);
  return {
    name: 'rating',
    title: 'Rating',
    value: rating?.score ? rating.score.toFixed(1) : DEFAULTS.score,
    exact: rating?.score ? String(rating.score) : `${DEFAULTS.score} with ${countRatings(DEFAULTS.ratings)}`,
    measured: rating !== null,
    unit: 'of 5',
    ...(rating && { suffix: countRatings(rating.total) }),
    bars: spread.map(({ stars: count, count: votes, percentage }) => ({
      label: countNoun(count, 'star'),
      percentage,
      title: `${formatCount(votes)} ratings`,
    })),
    note: 'No rating breakdown.',
    badge: badgeFor('rating', rating && growth),
  };
}

function countRatings(total: number | null): string {
  if (total === null) return 'number of ratings unknown';
  return countNoun(total, 'rating');
}

/** "1234567" → "1.2M"; the store's own wording ("10,000,000+") stays as is. */
function shortenTotal(total: string): Pick<Stat, 'value' | 'exact'> {
  const [, sign = '', digits] = /^(\D?)(\d{5,})$/.exec(total) ?? [];
  if (!digits) return { value: total };
  return { value: sign + compact.format(Number(digits)), exact: sign + formatCount(Number(digits)) };
}

/** A change beside a figure that was not measured would look measured, too. */
function badgeFor(name: StatName, growth: Growth | null): Stat['badge'] {
  if (!growth) {
    return {
      text: SAMPLE_GROWTH[name],
      change: 'up',
      sample: true,
      title: 'Placeholder, not measured. The real change appears after two readings.',
    };
  }
  const { percentage, since, from, to } = growth;
  const rounded = roundChange(percentage);
  return {
    text: formatChange(percentage),
    change: rounded > 0 ? 'up' : rounded < 0 ? 'down' : 'same',
    sample: false,
    title: `From ${amount.format(from)} to ${amount.format(to)} since ${formatDate(since)}`,
  };
}
