import { joinWords } from '../../common/text/join-words.js';
import { escapeHtml } from '../../common/html/escape-html.js';
import { renderPage } from '../../common/html/render-page.js';
import { countNoun } from '../../common/text/count-noun.js';
import { countryName } from '../../common/countries.js';
import {
  type DigestContent,
  isQuiet,
  type LaunchLine,
  type PairLine,
  type Section,
} from '../collect/digest-content.js';
import { digestPaths } from '../collect/digest-paths.js';
import {
  countOthers,
  describeEntry,
  describeHeadline,
  describeMissing,
  listCounts,
  nameChart,
  nameDay,
  nameDays,
  nameDigest,
  nameFullDay,
} from '../collect/describe-digest.js';
import { STORE_NAMES } from '../../games/games.types.js';
import { drawBar, drawSparkline, toName } from './html-parts.js';

/** Maximum length of values shown beside the name of the game. */
const MAX_BESIDE = 32;

/** Makes the path of a screen absolute. */
export type Link = (path: string) => string;

/** Renders one self-contained file: the same content gives the same bytes. */
export function renderHtml(content: DigestContent, link: Link): string {
  return renderPage(toName(nameDigest(content)), renderHead(content), [
    ...(isQuiet(content) ? [] : renderSections(content, link)),
    renderFoot(content, link),
  ]);
}

function renderHead(content: DigestContent): string {
  const sampleMark = content.sample ? ' <span class="sample">Sample data</span>' : '';
  const missing = describeMissing(content.coverage);
  return [
    `<div><span class="brand">Gamekit</span> <span class="muted">${content.period === 'weekly' ? 'Weekly' : 'Daily'} digest</span>${sampleMark}</div>`,
    `<h1><bdi>${toName(content.name)}</bdi>, ${nameDays(content)}</h1>`,
    `<p class="lead">${escapeHtml(describeHeadline(content))}</p>`,
    ...(isQuiet(content) ? [] : [`<p class="muted counts">${listCounts(content.counts).join(' · ')}</p>`]),
    ...(missing ? [`<p class="muted">${escapeHtml(missing)}</p>`] : []),
  ].join('\n');
}

const renderSections = (content: DigestContent, link: Link): string[] =>
  [
    renderMovers(content, link),
    renderEntries(content, link),
    renderLaunches(content, link),
    renderPages(content, link),
    renderMechanics(content, link),
    renderPairs('White space that opened', content.opened, content, link),
    renderPairs('White space that closed', content.closed, content, link),
    renderAlerts(content, link),
  ].filter((section) => section !== '');

/** Renders a heading with rows; nothing without rows. */
function renderSection<Line>(
  title: string,
  note: string,
  { lines, total, path }: Section<Line>,
  { link, row }: { link: Link; row: (line: Line) => string },
): string {
  if (lines.length === 0) return '';
  const rest = total - lines.length;
  const more =
    rest > 0
      ? `<p class="muted"><a href="${escapeHtml(link(path))}">${countNoun(rest, 'more', 'more')}</a></p>`
      : '';
  return [
    `<h2>${title}${note && ` <span class="muted">${escapeHtml(note)}</span>`}</h2>`,
    `<table class="rows" role="presentation">${lines.map((line) => `<tr>${row(line)}</tr>`).join('\n')}</table>${more}`,
  ].join('\n');
}

const nameGame = (link: Link, { title, path }: { title: string; path: string }): string =>
  `<a class="game" href="${escapeHtml(link(path))}"><bdi>${toName(title)}</bdi></a>`;

function renderMovers({ movers, coverage, scope }: DigestContent, link: Link): string {
  const { compared } = coverage;
  const note = compared ? `${nameDay(compared.to)} against ${nameDay(compared.from)}` : '';
  return renderSection('Movers', note, movers, {
    link,
    row: (line) => {
      const where =
        scope === 'watchlist'
          ? `<div class="muted">${nameChart(line.chart)}${countOthers(line.others)}</div>`
          : '';
      const [word, places] = line.change > 0 ? ['up', line.change] : ['down', -line.change];
      return `<td>${nameGame(link, line)}${where}</td><td class="right wide">${drawSparkline(line.trend)}</td><td class="right num">#${line.from} → #${line.to} <span class="${word}">${word} ${places}</span></td>`;
    },
  });
}

function renderEntries({ entries, scope }: DigestContent, link: Link): string {
  return renderSection('In and out', '', entries, {
    link,
    row: (line) => {
      const where =
        scope === 'watchlist'
          ? `<div class="muted">${nameChart(line.chart)}${countOthers(line.others)}</div>`
          : '';
      const word = line.kind === 'out' ? 'down' : 'up';
      return `<td>${nameGame(link, line)}${where}</td><td class="right num"><span class="${word}">${describeEntry(line)}</span></td>`;
    },
  });
}

function renderLaunches({ launches, scope }: DigestContent, link: Link): string {
  return renderSection('Launches', 'seen for the first time', launches, {
    link,
    row: (line) => {
      const by = line.developer ? `<div class="muted"><bdi>${toName(line.developer)}</bdi></div>` : '';
      // In a market the place is always the same.
      const place = scope === 'market' ? '' : `<div class="muted">${escapeHtml(describeFirst(line))}</div>`;
      return `<td>${nameGame(link, line)}${by}${place}</td><td class="right num">${nameDay(line.day)} at #${line.rank}</td>`;
    },
  });
}

/** Country and chart where a game was first seen. */
function describeFirst({ country, chart }: LaunchLine): string {
  const where = country ? countryName(country) : 'any chart';
  return `First in ${where}${chart ? `: ${nameChart(chart)}` : ''}`;
}

function renderPages({ pages, scope }: DigestContent, link: Link): string {
  return renderSection('Store pages', 'before and after', pages, {
    link,
    row: (line) => {
      const { what, before, after, day, countries, platform } = line;
      const where =
        scope === 'watchlist'
          ? [
              ...(platform ? [STORE_NAMES[platform]] : []),
              ...(countries.length > 0 ? [joinWords(countries.map((code) => countryName(code)))] : []),
            ]
          : [];
      const note = [nameDay(day), what, ...where].join(' · ');
      return `<td>${nameGame(link, line)} <span class="muted">${escapeHtml(note)}</span>${renderSides(before, after)}</td>`;
    },
  });
}

/** Renders short values side by side, longer ones below each other. */
function renderSides(before: string | null, after: string | null): string {
  const sides = [
    ...(before === null ? [] : [`<del class="muted"><bdi>${escapeHtml(before)}</bdi></del>`]),
    ...(after === null ? [] : [`<ins><bdi>${escapeHtml(after)}</bdi></ins>`]),
  ];
  if (sides.length === 0) return '';
  const isShort = `${before ?? ''}${after ?? ''}`.length <= MAX_BESIDE;
  return isShort ? ` <span class="num">${sides.join(' → ')}</span>` : `<div>${sides.join('<br>')}</div>`;
}

function renderMechanics({ mechanics }: DigestContent, link: Link): string {
  return renderSection('New mechanics', 'found in the store text', mechanics, {
    link,
    row: (line) => {
      const { name, confidence, quote } = line;
      const sure = confidence ? ` <span class="muted">· ${confidence} confidence</span>` : '';
      const proof = quote ? `<blockquote><bdi>“${escapeHtml(quote)}”</bdi></blockquote>` : '';
      return `<td><b>${toName(name)}</b> in ${nameGame(link, line)}${sure}${proof}</td>`;
    },
  });
}

function renderPairs(title: string, pairs: Section<PairLine>, { scope }: DigestContent, link: Link): string {
  const countAnalyzed = ({ analyzed }: PairLine) => countNoun(analyzed, 'analyzed game');
  // In a chart, all pairs are counted in the same games.
  const note = scope === 'market' && pairs.lines[0] ? countAnalyzed(pairs.lines[0]) : '';
  return renderSection(title, note, pairs, {
    link,
    row: (line) => {
      const where =
        scope === 'watchlist'
          ? `<div class="muted">${nameChart(line.chart)}${countOthers(line.others)}: ${countAnalyzed(line)}</div>`
          : '';
      const { mechanic, meta, withMechanic, withMeta, together, togetherBefore } = line;
      const most = Math.max(withMechanic, withMeta);
      const rows: [string, number, 'bar' | 'both', string][] = [
        [mechanic, withMechanic, 'bar', countNoun(withMechanic, 'game')],
        [meta, withMeta, 'bar', countNoun(withMeta, 'game')],
        ['Together', together, 'both', `${countNoun(together, 'game')}, was ${togetherBefore}`],
      ];
      const bars = rows
        .map(
          ([name, count, kind, words]) =>
            `<div>${toName(name)} <span class="wide">${drawBar(count, most, kind)}</span> <span class="muted num">${words}</span></div>`,
        )
        .join('');
      return `<td>${nameGame(link, { title: `${mechanic} with ${meta}`, path: line.path })}${where}${bars}</td>`;
    },
  });
}

function renderAlerts({ alerts }: DigestContent, link: Link): string {
  return renderSection('Alerts', 'of your rules', alerts, {
    link,
    row: (line) =>
      `<td>${nameGame(link, line)} <span class="muted">${nameDay(line.day)}</span>${line.text && `<div class="muted"><bdi>${escapeHtml(line.text)}</bdi></div>`}</td>`,
  });
}

function renderFoot(content: DigestContent, link: Link): string {
  const { coverage, path, scope, period } = content;
  const { compared, notCompared, complete, days } = coverage;
  const rests = compared
    ? `Places compare the captures of ${nameFullDay(compared.from)} and ${nameFullDay(compared.to)}; ${complete} of ${countNoun(days, 'day')} captured completely.`
    : `No places are compared. ${notCompared ?? ''}`.trim();
  const open = scope === 'watchlist' ? 'Open the watchlist' : 'Open the chart';
  return [
    `<p><a class="button" href="${escapeHtml(link(path))}">${open}</a></p>`,
    `<p class="quiet">${escapeHtml(rests)} Days are those of UTC.</p>`,
    `<p class="quiet">You get this every ${period === 'weekly' ? 'week' : 'day'}. <a href="${escapeHtml(link(digestPaths.digests))}">Change or stop it</a></p>`,
  ].join('\n');
}
