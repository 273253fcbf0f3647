import { joinWords } from '../../common/text/join-words.js';
import { countNoun } from '../../common/text/count-noun.js';
import { countryName } from '../../common/countries.js';
import { STORE_NAMES } from '../../games/games.types.js';
import { LIST_NAMES } from '../../rankings/rankings.types.js';
import type { DigestCounts, DigestDays } from '../digests.types.js';
import {
  type DigestChart,
  type DigestContent,
  type EntryLine,
  isQuiet,
  type LaunchLine,
} from './digest-content.js';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Top Grossing, Puzzle, Japan, Google Play" */
export function nameChart(
  chart: Pick<DigestChart, 'rankingType' | 'category' | 'country' | 'platform'>,
): string {
  const { rankingType, category, country, platform } = chart;
  const words = category.replace(/^games?_|_games$/g, '').replaceAll('_', ' ');
  const named = category === 'all' ? [] : [words.charAt(0).toUpperCase() + words.slice(1)];
  return [LIST_NAMES[rankingType], ...named, countryName(country), STORE_NAMES[platform]].join(', ');
}

const splitDay = (day: string): [number, string, string] => [
  Number(day.slice(8)),
  MONTHS[Number(day.slice(5, 7)) - 1]!,
  day.slice(0, 4),
];

/** "22 Nov" */
export const nameDay = (day: string): string => splitDay(day).slice(0, 2).join(' ');

/** "22 Nov 2026" */
export const nameFullDay = (day: string): string => splitDay(day).join(' ');

/** "16–22 Nov 2026", "30 Nov – 6 Dec 2026", "22 Nov 2026" */
export function nameDays({ firstDay, lastDay }: Pick<DigestDays, 'firstDay' | 'lastDay'>): string {
  if (firstDay === lastDay) return nameFullDay(lastDay);
  const [from, month, year] = splitDay(firstDay);
  const [to, lastMonth, lastYear] = splitDay(lastDay);
  if (year !== lastYear) return `${nameFullDay(firstDay)} – ${nameFullDay(lastDay)}`;
  return month === lastMonth
    ? `${from}–${to} ${month} ${year}`
    : `${from} ${month} – ${to} ${lastMonth} ${year}`;
}

/** "18, 19 and 21 Nov": days in their order. */
export function joinDays(days: readonly string[]): string {
  const names = days.map((day, at) =>
    days[at + 1]?.slice(0, 7) === day.slice(0, 7) ? String(Number(day.slice(8))) : nameDay(day),
  );
  return joinWords(names);
}

const COUNTED: [keyof DigestCounts, string, string?][] = [
  ['movers', 'mover'],
  ['entries', 'new entry', 'new entries'],
  ['exits', 'exit'],
  ['launches', 'first sighting'],
  ['pages', 'store-page change'],
  ['mechanics', 'new mechanic'],
  ['opened', 'white space opened', 'white spaces opened'],
  ['closed', 'white space closed', 'white spaces closed'],
  ['alerts', 'alert'],
];

/** "4 movers", "1 first sighting": counts by kind, without zeros. */
export const listCounts = (counts: DigestCounts): string[] =>
  COUNTED.flatMap(([key, one, many]) => (counts[key] > 0 ? [countNoun(counts[key], one, many)] : []));

/** "Rivals, 16–22 Nov 2026" */
export const nameDigest = (content: DigestContent): string => `${content.name}, ${nameDays(content)}`;

/** One sentence: how much happened, that nothing did, or that charts were not captured. */
export function summarize(content: DigestContent): string {
  const { counts, coverage, games, period } = content;
  if (!isQuiet(content)) return `${listCounts(counts).join(', ')}.`;
  const when = period === 'weekly' ? 'this week' : 'on this day';
  if (games === 0) return 'Nothing to report: the watchlist has no games.';
  if (coverage.complete === 0) {
    const known = coverage.compared ? 'No changes found' : 'No data';
    return period === 'weekly'
      ? `${known}: on no day this week was every chart captured completely.`
      : `${known}: not every chart was captured completely on this day.`;
  }
  const checked = `${coverage.complete} of ${countNoun(coverage.days, 'day')} captured`;
  return games === null
    ? `No changes ${when} (${checked}).`
    : `No changes in ${countNoun(games, 'game')} ${when} (${checked}).`;
}

/** The highlights in one or two sentences; the summary when there are none. */
export function describeHeadline(content: DigestContent): string {
  const { movers, entries, launches, mechanics, scope } = content;
  const describePlace = (chart: DigestChart, word: string) =>
    scope === 'market' ? '' : ` ${word} ${nameChart(chart)}`;
  const [mover] = movers.lines;
  const [mechanic] = mechanics.lines;
  const entry = entries.lines.find(({ kind }) => kind === 'in');
  const [launch] = [...launches.lines].sort((a, b) => a.rank - b.rank);
  const parts = [
    ...(mover
      ? [
          `${mover.title} ${mover.change > 0 ? 'climbed' : 'fell'} from #${mover.from} to #${mover.to}${describePlace(mover.chart, 'in')}.`,
        ]
      : []),
    ...(mechanic ? [`${mechanic.title} now has ${mechanic.name}.`] : []),
    ...(entry
      ? [`${entry.title} entered${scope === 'market' ? '' : ` ${nameChart(entry.chart)}`} at #${entry.rank}.`]
      : []),
    ...(launch ? [`${launch.title} was ${describeSighting(launch, scope)}, at #${launch.rank}.`] : []),
  ];
  return parts.length > 0 ? parts.slice(0, 2).join(' ') : summarize(content);
}

/** In a market, the country is always the same. */
const describeSighting = ({ country }: LaunchLine, scope: DigestContent['scope']): string =>
  country && scope === 'watchlist' ? `first seen in ${countryName(country)}` : 'seen for the first time';

const ENTRY_WORDS: Record<EntryLine['kind'], string> = { in: 'in at', back: 'back at', out: 'out, was' };

/** "back at #95": a game that was out for weeks is not new. */
export const describeEntry = ({ kind, rank }: Pick<EntryLine, 'kind' | 'rank'>): string =>
  `${ENTRY_WORDS[kind]} #${rank}`;

/** ", and in 5 more charts" */
export const countOthers = (others: number): string =>
  others > 0 ? ` and in ${countNoun(others, 'more chart')}` : '';

/** One line about missing charts; null when none is. */
export function describeMissing({ missing }: DigestContent['coverage']): string | null {
  if (missing.length === 0) return null;
  const shown = missing
    .slice(0, 4)
    .map(
      ({ platform, country, days }) =>
        `${STORE_NAMES[platform]}, ${countryName(country)} on ${joinDays(days)}`,
    );
  const rest = missing.length - shown.length;
  const more = rest > 0 ? ` And ${countNoun(rest, 'more storefront')}.` : '';
  return `Not captured completely: ${shown.join('; ')}.${more}`;
}
