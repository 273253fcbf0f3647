import { countryName } from '../../common/countries.js';
import { countNoun } from '../../common/text/count-noun.js';
import { truncate } from '../../common/text/truncate.js';
import { formatDate } from '../../common/time/clock.js';
import type { Evidence, Finding, RuleKind } from '../alerts.types.js';
import { describeCharts } from '../rules/describe-rule.js';

export interface FindingText {
  title: string;
  /** One or two sentences. */
  text: string;
}

const MAX_QUOTE_LENGTH = 160;

/** Writes title and text of an alert for one finding. */
export function describeFinding(finding: Finding, gameTitle: string): FindingText {
  const { kind, data, country } = finding;
  const where = country ? ` in ${countryName(country)}` : '';
  const chart = `${describeCharts(finding)}${where}`;
  switch (kind) {
    case 'enters_top':
      return {
        title: `${gameTitle} entered the top ${toNumber(data.top)} of ${chart}`,
        text: describePlaces(finding.events),
      };
    case 'leaves_top':
      return {
        title: `${gameTitle} left the top ${toNumber(data.top)} of ${chart}`,
        text: describePlaces(finding.events),
      };
    case 'moves': {
      const days = toNumber(data.days);
      const verb = data.direction === 'up' ? 'climbed' : 'fell';
      const within = days === 1 ? 'in a day' : `in ${days} days`;
      return {
        title: `${gameTitle} ${verb} ${countNoun(toNumber(data.places), 'place')} in ${chart} ${within}`,
        text: describePlaces(finding.events),
      };
    }
    case 'new_country':
      return {
        title: `${gameTitle} is in the charts of ${countryName(country ?? '')} for the first time`,
        text: describeFirstRank(finding),
      };
    case 'first_game':
      return {
        title: `${gameTitle} is the first game of its developer in the charts`,
        text: describeFirstRank(finding),
      };
    case 'new_version':
      return {
        title: `${gameTitle} updated to version ${toText(data.to)}`,
        text: data.releaseNotes ? quote(data.releaseNotes) : `Previously ${toText(data.from)}.`,
      };
    case 'page_changed':
      return describePageChange(finding, gameTitle, where);
    case 'mechanic_appears':
      return { title: `${gameTitle} now has ${toText(data.name)}`, text: 'Found by the latest analysis.' };
    case 'installs_unusual': {
      const side = data.outside === 'above' ? 'above' : 'below';
      const usual = `${formatCount(data.low)} to ${formatCount(data.high)}`;
      return {
        title: `Installs of ${gameTitle} are ${side} their usual range`,
        text: `${formatCount(data.perDay)} a day, usually ${usual}.`,
      };
    }
    case 'chart_missing':
      return { title: `${chart} was not captured`, text: `Due on ${formatDate(finding.occurredAt)}.` };
  }
}

const SUMMARIES: Record<RuleKind, (count: number) => string> = {
  enters_top: (count) => `${countNoun(count, 'entry', 'entries')} into the top of the charts`,
  leaves_top: (count) => `${countNoun(count, 'exit')} from the top of the charts`,
  moves: (count) => `${countNoun(count, 'large move')} in the charts`,
  new_country: (count) => `${countNoun(count, 'game')} in the charts of a new country`,
  first_game: (count) => countNoun(count, 'first game of its developer', 'first games of their developers'),
  page_changed: (count) => countNoun(count, 'change of a store page', 'changes of store pages'),
  new_version: (count) => countNoun(count, 'new version'),
  mechanic_appears: (count) => countNoun(count, 'new mechanic'),
  installs_unusual: (count) =>
    `Installs of ${countNoun(count, 'game left its usual range', 'games left their usual range')}`,
  chart_missing: (count) => countNoun(count, 'chart was not captured', 'charts were not captured'),
};

/** Writes title and text of the summary of a day. @param titles of the first games */
export function describeSummary(
  kind: RuleKind,
  count: number,
  { day, titles }: { day: string; titles: readonly string[] },
): FindingText {
  const visibleTitles = titles.slice(0, 3);
  const rest = titles.length - visibleTitles.length;
  const names = rest > 0 ? `${visibleTitles.join(', ')} and ${rest} more` : visibleTitles.join(', ');
  return {
    title: `${SUMMARIES[kind](count)} on ${formatDate(new Date(day))}`,
    text: `Summary of ${countNoun(count, 'alert')}: ${names}.`,
  };
}

const FIELD_WORDS: Record<string, string> = {
  'store.title_changed': 'title',
  'store.icon_changed': 'icon',
  'store.screenshots_changed': 'screenshots',
  'store.description_changed': 'description',
  'store.price_changed': 'price',
};

function describePageChange({ data }: Finding, gameTitle: string, where: string): FindingText {
  const type = String(data.type);
  const title = `${gameTitle} changed its ${FIELD_WORDS[type] ?? 'store page'}${where}`;
  if (type === 'store.title_changed' || type === 'store.price_changed')
    return { title, text: `From ${toText(data.from)} to ${toText(data.to)}.` };
  if (type === 'store.screenshots_changed') {
    const count = (value: unknown) => (Array.isArray(value) ? value.length : 0);
    return { title, text: `${count(data.added)} added, ${count(data.removed)} removed.` };
  }
  return { title, text: '' };
}

/** "#23 on 21 Nov, #17 on 22 Nov." */
function describePlaces(events: readonly Evidence[]): string {
  const places = events.map(({ data, occurredAt }) => {
    const place = data.rank === null ? 'not in the chart' : `#${toNumber(data.rank)}`;
    return `${place} on ${formatDate(new Date(occurredAt))}`;
  });
  const text = places.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const describeFirstRank = (finding: Finding): string =>
  finding.rankingType ? `#${toNumber(finding.data.rank)} of ${describeCharts(finding)}.` : '';

const toNumber = (value: unknown): number => Number(value ?? 0);
const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? `“${truncate(String(value), 80, '…')}”`
    : 'unknown';
const quote = (value: unknown): string =>
  `“${truncate(String(value).replace(/\s+/g, ' ').trim(), MAX_QUOTE_LENGTH, '…')}”`;
const formatCount = (value: unknown): string => Math.round(toNumber(value)).toLocaleString('en');
