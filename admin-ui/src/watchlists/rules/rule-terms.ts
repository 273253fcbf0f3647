import type { AlertRuleInput } from '../../api/alerts';
import type { Platform, RankingType } from '../../api/types';

/** A rule as its form holds it; an empty choice is "any". */
export interface RuleValues {
  kind: AlertRuleInput['kind'];
  top: string;
  places: string;
  days: string;
  rankingType: RankingType | '';
  platform: Platform | '';
  countries: string;
  cooldownDays: string;
  mail: boolean;
  slackUrl: string;
  shared: boolean;
}

export const NEW_RULE: RuleValues = {
  ...{ kind: 'enters_top', top: '20', places: '10', days: '7', rankingType: 'revenue', platform: '' },
  ...{ countries: '', cooldownDays: '7', mail: false, slackUrl: '', shared: false },
};

export const KINDS: { value: RuleValues['kind']; label: string }[] = [
  { value: 'enters_top', label: 'enters the top' },
  { value: 'leaves_top', label: 'leaves the top' },
  { value: 'moves', label: 'moves' },
  { value: 'new_country', label: 'comes into the charts of a new country' },
  { value: 'page_changed', label: 'changes its store page' },
  { value: 'new_version', label: 'has a new version' },
  { value: 'mechanic_appears', label: 'has a new mechanic' },
  { value: 'installs_unusual', label: 'has unusual installs' },
];

export const comparesTops = (kind: RuleValues['kind']): boolean =>
  kind === 'enters_top' || kind === 'leaves_top';
export const comparesCharts = (kind: RuleValues['kind']): boolean => comparesTops(kind) || kind === 'moves';

/** What is asked of the server: fields of other kinds of rules are left out. */
export function toTerms(values: RuleValues, watchlistId: string) {
  const { kind, top, places, days, rankingType, platform, countries, cooldownDays } = values;
  return {
    ...{ kind, scope: 'watchlist' as const, scopeId: watchlistId },
    ...(comparesTops(kind) && { top: Number(top) }),
    ...(kind === 'moves' && { places: Number(places), days: Number(days) }),
    ...(comparesCharts(kind) && { rankingType: rankingType || null }),
    platform: platform || null,
    countries: countries.split(/[\s,;]+/).filter(Boolean),
    cooldownDays: Number(cooldownDays),
  };
}
