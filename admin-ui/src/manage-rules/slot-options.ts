import type { CSSProperties } from 'react';
import { STORE_NAMES } from '../components/text/chips';
import { CATEGORIES, categoryLabel } from '../rankings/categories';
import { LISTS } from '../rankings/filters';
import type { RuleScope, RuleValues } from './rule-terms';
import { countNoun } from '../components/text/format';

/** An editable part of the sentence. */
export const SLOT_STYLE: CSSProperties = {
  color: 'var(--text)',
  font: 'inherit',
  fontWeight: 600,
  height: 'auto',
  minWidth: 0,
  padding: '0 var(--s-1)',
  verticalAlign: 'baseline',
  textDecoration: 'underline',
  textAlign: 'start',
  whiteSpace: 'normal',
};

export interface SlotOption {
  value: string;
  label: string;
}

const listNumbers = (values: number[], word: (value: number) => string): SlotOption[] =>
  values.map((value) => ({ value: String(value), label: word(value) }));

export const TOPS = listNumbers([1, 3, 5, 10, 20, 50, 100, 200], (top) => `top ${top}`);
export const PLACES = listNumbers([1, 3, 5, 10, 15, 20, 50, 100], (places) => countNoun(places, 'place'));
export const SPANS = listNumbers([1, 3, 7, 14, 30], (days) => countNoun(days, 'day'));
export const QUIET = listNumbers([0, 1, 3, 7, 14, 30], (days) =>
  days === 0 ? 'every time' : days === 1 ? 'once a day' : `once in ${countNoun(days, 'day')}`,
);

/** Events; the direction follows the kind. */
export const EVENTS: SlotOption[] = [
  { value: 'enters_top', label: 'enters' },
  { value: 'leaves_top', label: 'leaves' },
  { value: 'moves either', label: 'moves' },
  { value: 'moves up', label: 'climbs' },
  { value: 'moves down', label: 'falls' },
  { value: 'new_country', label: 'enters the charts of a new country' },
  { value: 'first_game', label: 'is the first of its developer to enter the charts' },
  { value: 'page_changed', label: 'changes its store page' },
  { value: 'new_version', label: 'has a new version' },
  { value: 'mechanic_appears', label: 'has a new mechanic' },
  { value: 'installs_unusual', label: 'has unusual installs' },
  { value: 'chart_missing', label: 'is not captured (a chart)' },
];

export const FIELDS: SlotOption[] = ['title', 'icon', 'screenshots', 'description', 'price'].map((field) => ({
  value: field,
  label: field,
}));

export const CHARTS: SlotOption[] = [
  ...LISTS.map(({ type, short }) => ({ value: type, label: short })),
  { value: '', label: 'any list' },
];
export const STORES: SlotOption[] = [
  { value: '', label: 'either store' },
  { value: 'android', label: STORE_NAMES.android },
  { value: 'ios', label: STORE_NAMES.ios },
];

/** Categories of a store; Google Play's apply to both. */
export const listCategories = (platform: RuleValues['platform']): SlotOption[] =>
  CATEGORIES[platform || 'android'].map((category) => ({
    value: category === 'all' ? '' : category,
    label: categoryLabel(category),
  }));

export function joinList(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

export function describeScope({ scope, scopeName }: RuleScope): string {
  const name = scopeName ?? '…';
  if (scope === 'watchlist') return `a game of ${name}`;
  if (scope === 'tag') return `a game tagged ${name}`;
  if (scope === 'developer') return `a game by ${name}`;
  return scope === 'game' ? name : 'any charting game';
}
