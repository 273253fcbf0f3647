import { countryName } from '../../common/countries.js';
import { type DigestContent, isQuiet, type PairLine, type Section } from '../collect/digest-content.js';
import { digestPaths } from '../collect/digest-paths.js';
import {
  countOthers,
  describeEntry,
  describeHeadline,
  describeMissing,
  nameChart,
  nameDay,
  nameDigest,
  summarize,
} from '../collect/describe-digest.js';
import type { Link } from './render-html.js';

/** Renders the digest as plain text. */
export function renderText(content: DigestContent, link: Link): string {
  const missing = describeMissing(content.coverage);
  const headline = describeHeadline(content);
  return [
    nameDigest(content),
    ...(content.sample ? ['Sample data'] : []),
    '',
    ...(isQuiet(content) ? [] : [headline]),
    summarize(content),
    ...(missing ? [missing] : []),
    ...(isQuiet(content) ? [] : listParts(content)),
    '',
    `Open: ${link(content.path)}`,
    `Change or cancel this digest: ${link(digestPaths.digests)}`,
    '',
  ].join('\n');
}

function listParts(content: DigestContent): string[] {
  const { movers, entries, launches, pages, mechanics, opened, closed, alerts, scope } = content;
  const describePlace = (chart: Parameters<typeof nameChart>[0]) =>
    scope === 'watchlist' ? `, ${nameChart(chart)}` : '';
  const describePair = ({ mechanic, meta, together, togetherBefore, chart, others }: PairLine) =>
    `${mechanic} with ${meta}: together in ${together}, was ${togetherBefore}${describePlace(chart)}${countOthers(others)}`;
  return [
    ...toPart(
      'Movers',
      movers,
      ({ title, from, to, change, chart, others }) =>
        `${title}: #${from} to #${to} (${change > 0 ? 'up' : 'down'} ${Math.abs(change)})${describePlace(chart)}${countOthers(others)}`,
    ),
    ...toPart(
      'In and out',
      entries,
      (line) =>
        `${line.title}: ${describeEntry(line)}${describePlace(line.chart)}${countOthers(line.others)}`,
    ),
    ...toPart(
      'Launches',
      launches,
      ({ title, day, rank, country }) =>
        `${title}: ${nameDay(day)} at #${rank}${country ? `, first in ${countryName(country)}` : ''}`,
    ),
    ...toPart('Store pages', pages, ({ title, day, what, before, after }) => {
      const sides = [before && `from “${before}”`, after && `to “${after}”`].filter(Boolean).join(' ');
      return `${title}: ${nameDay(day)}, ${what}${sides && `, ${sides}`}`;
    }),
    ...toPart(
      'New mechanics',
      mechanics,
      ({ title, name, quote }) => `${name} in ${title}${quote ? `: “${quote}”` : ''}`,
    ),
    ...toPart('White space that opened', opened, describePair),
    ...toPart('White space that closed', closed, describePair),
    ...toPart('Alerts', alerts, ({ title, text, day }) => `${nameDay(day)}: ${title}. ${text}`.trim()),
  ];
}

function toPart<Line>(
  title: string,
  { lines, total }: Section<Line>,
  toLine: (line: Line) => string,
): string[] {
  if (lines.length === 0) return [];
  const rest = total - lines.length;
  return [
    '',
    title,
    ...lines.map((line) => `- ${toLine(line)}`),
    ...(rest > 0 ? [`- and ${rest} more`] : []),
  ];
}
