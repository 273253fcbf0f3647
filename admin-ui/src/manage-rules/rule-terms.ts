import type { Platform, RankingType, AlertRule, AlertRuleInput, AlertRulePreviewInput } from '../api/types';

/** The games that a rule watches. */
export interface RuleScope {
  scope: AlertRule['scope'];
  scopeId: string | null;
  /** Display name; null for all games. */
  scopeName: string | null;
}

/** Form values of a rule; an empty choice means "any". */
export interface RuleValues extends RuleScope {
  kind: AlertRule['kind'];
  direction: NonNullable<AlertRule['direction']>;
  top: number;
  places: number;
  days: number;
  fields: NonNullable<AlertRule['fields']>;
  rankingType: RankingType | '';
  category: string;
  platform: Platform | '';
  countries: string[];
  cooldownDays: string;
  delivery: AlertRule['delivery'];
  mail: boolean;
  webhookUrl: string;
  slackUrl: string;
  shared: boolean;
}

export const ANY_GAME: RuleScope = { scope: 'all', scopeId: null, scopeName: null };

const NEW_RULE: Omit<RuleValues, keyof RuleScope> = {
  ...{ kind: 'enters_top', direction: 'either', top: 20, places: 10, days: 7, fields: [] },
  ...{ rankingType: 'revenue', category: '', platform: '', countries: [], cooldownDays: '7' },
  ...{ delivery: 'now', mail: false, webhookUrl: '', slackUrl: '', shared: false },
};

export const newRule = (scope: RuleScope): RuleValues => ({ ...NEW_RULE, ...scope });

export function readRule(rule: AlertRule): RuleValues {
  const { kind, scope, scopeId, scopeName, countries, delivery, mail, shared } = rule;
  return {
    ...{ kind, scope, scopeId, scopeName, countries, delivery, mail, shared },
    direction: rule.direction ?? 'either',
    top: rule.top ?? NEW_RULE.top,
    places: rule.places ?? NEW_RULE.places,
    days: rule.days ?? NEW_RULE.days,
    fields: rule.fields ?? [],
    rankingType: rule.rankingType ?? '',
    category: rule.category ?? '',
    platform: rule.platform ?? '',
    cooldownDays: String(rule.cooldownDays),
    webhookUrl: rule.webhookUrl ?? '',
    slackUrl: rule.slackUrl ?? '',
  };
}

type Kind = RuleValues['kind'];
export const comparesTops = (kind: Kind): boolean => kind === 'enters_top' || kind === 'leaves_top';
/** Whether rules of this kind name a chart. */
export const namesChart = (kind: Kind): boolean =>
  comparesTops(kind) || kind === 'moves' || kind === 'chart_missing';
/** Whether rules of this kind name a country and store. */
export const namesPlace = (kind: Kind): boolean => kind !== 'mechanic_appears' && kind !== 'installs_unusual';

/** The preview request: omits terms of other kinds. */
export function toTerms(values: RuleValues): AlertRulePreviewInput {
  const { kind, scope, scopeId, top, places, days, direction, fields, rankingType, category } = values;
  return {
    kind,
    // A missing chart doesn't concern single games.
    ...(kind === 'chart_missing' ? { scope: 'all' as const, scopeId: null } : { scope, scopeId }),
    ...(comparesTops(kind) && { top }),
    ...(kind === 'moves' && { places, days, direction }),
    ...(kind === 'page_changed' && fields.length > 0 && { fields }),
    ...(namesChart(kind) && { rankingType: rankingType || null, category: category || null }),
    ...(namesPlace(kind) && { platform: values.platform || null, countries: values.countries }),
    cooldownDays: Number(values.cooldownDays),
  };
}

/** The request body. */
export const toInput = (values: RuleValues): AlertRuleInput => {
  const { delivery, mail, webhookUrl, slackUrl, shared } = values;
  return {
    ...toTerms(values),
    ...{ delivery, mail, shared, webhookUrl: webhookUrl || null, slackUrl: slackUrl || null },
  };
};
