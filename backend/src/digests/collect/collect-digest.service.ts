import { Injectable } from '@nestjs/common';
import { toAlertPath } from '../../alerts/alert-path.rules.js';
import { AlertsService } from '../../alerts/inbox/alerts.service.js';
import { formatDay } from '../../common/time/clock.js';
import { STORE_EVENT_TYPES } from '../../market-events/market-events.types.js';
import { WatchlistsService } from '../../watchlists/watchlists.service.js';
import type { DigestDays, DigestSubject } from '../digests.types.js';
import { addDays } from '../schedule/digest-days.js';
import { DigestChangesReader, MECHANIC_TYPES } from './digest-changes.service.js';
import { DigestCharts, type DigestSeries, describeCoverage } from './digest-charts.service.js';
import type {
  AlertLine,
  DigestChart,
  DigestContent,
  EntryLine,
  Untitled,
  PairLine,
  Section,
} from './digest-content.js';
import { DigestGamesRepository } from './digest-games.repository.js';
import { DigestMovesReader } from './digest-moves.service.js';
import { DigestPairsReader } from './digest-pairs.service.js';
import { digestPaths } from './digest-paths.js';
import { nameChart } from './describe-digest.js';

/** Lines per section that fit a readable mail; the rest is counted. */
const MAX_LINES = 15;
const MAX_ENTRIES = 8;
const MAX_PAIRS = 6;
/** Games of a watchlist, as for its alert rules. */
const MAX_GAMES = 1_000;

/** The charts and games of a digest. */
interface DigestSource {
  name: string;
  path: string;
  series: DigestSeries[];
  /** Null for every game of the chart. */
  games: ReadonlySet<string> | null;
  chart: DigestChart | null;
}

/** Collects the content of a digest from the services behind the screens. */
@Injectable()
export class CollectDigest {
  constructor(
    private readonly charts: DigestCharts,
    private readonly moves: DigestMovesReader,
    private readonly changes: DigestChangesReader,
    private readonly pairs: DigestPairsReader,
    private readonly alerts: AlertsService,
    private readonly watchlists: WatchlistsService,
    private readonly names: DigestGamesRepository,
  ) {}

  /** @throws ProblemException 404 for a watchlist that the person does not see */
  async collect(subject: DigestSubject, days: DigestDays, userId: string): Promise<DigestContent> {
    const watched = await this.readWatched(subject, days, userId);
    const { chart, series, games, name, path } = watched;
    const onCharts = games ?? listGames(series, days);
    const [moves, changes, pairs, alerts] = await Promise.all([
      this.moves.readMoves(series, days, games),
      chart ? this.changes.readMarket(chart, days, onCharts) : this.changes.readWatched(days, onCharts),
      this.pairs.readPairs(games ? listPresent(series, days) : series, days),
      this.listAlerts(subject, days, userId),
    ]);
    const { firstDay, lastDay } = days;
    const span = days.period === 'weekly' ? 7 : 1;
    const compareDay = moves.compared?.from ?? addDays(firstDay, -1);
    const movers = chart ? digestPaths.movers(chart, lastDay, compareDay) : path;
    const lists = {
      movers: cutSection(moves.movers, movers),
      entries: cutEntries(moves.entries, movers),
      launches: cutSection(changes.launches, chart ? digestPaths.launches(chart) : path),
      pages: cutSection(changes.pages, digestPaths.changes(lastDay, span, chart, STORE_EVENT_TYPES)),
      mechanics: cutSection(changes.mechanics, digestPaths.changes(lastDay, span, null, MECHANIC_TYPES)),
    };
    const mechanics = await Promise.all(lists.mechanics.lines.map((line) => this.changes.addQuote(line)));
    const named = await this.nameGames(
      { ...lists, mechanics: { ...lists.mechanics, lines: mechanics } },
      chart,
    );
    const exits = moves.entries.filter(({ kind }) => kind === 'out').length;
    return {
      ...days,
      ...{ scope: subject.scope, name, path, games: games?.size ?? null },
      sample:
        moves.sample ||
        changes.sample ||
        pairs.sample ||
        series.some(({ captures }) => captures.some(({ sample }) => sample)),
      coverage: {
        ...describeCoverage(series, days),
        ...{ compared: moves.compared, notCompared: moves.compared ? null : moves.notCompared },
      },
      ...named,
      opened: cutPairs(pairs.opened, path),
      closed: cutPairs(pairs.closed, path),
      alerts: cutSection(alerts, digestPaths.digests),
      counts: {
        ...{ movers: moves.movers.length, entries: moves.entries.length - exits, exits },
        ...{ launches: lists.launches.total, pages: lists.pages.total, mechanics: lists.mechanics.total },
        ...{ opened: pairs.opened.length, closed: pairs.closed.length, alerts: alerts.length },
      },
    };
  }

  private async readWatched(subject: DigestSubject, days: DigestDays, userId: string): Promise<DigestSource> {
    const { scope, watchlistId, platform, country, category, rankingType } = subject;
    if (scope === 'market') {
      const chart: DigestChart = {
        ...{ platform: platform!, country: country!, category: category!, rankingType: rankingType! },
      };
      const series = await this.charts.readMarket(chart, days);
      const path = digestPaths.chart(chart, days.lastDay);
      return { name: nameChart(chart), path, series, games: null, chart };
    }
    const id = watchlistId ?? '';
    const { name } = await this.watchlists.get(id, userId);
    const games = new Set(await this.watchlists.listGameIds(id, userId, MAX_GAMES));
    const series = await this.charts.readWatched(days, [...games]);
    return { name, path: digestPaths.watchlist(id), series, games, chart: null };
  }

  /** Lists alerts with delivery `digest`; for a watchlist, those of rules about it. */
  private async listAlerts(
    { watchlistId }: DigestSubject,
    { firstDay, lastDay }: DigestDays,
    userId: string,
  ): Promise<AlertLine[]> {
    const period = { from: new Date(firstDay), until: new Date(addDays(lastDay, 1)) };
    const alerts = await this.alerts.listForPeriod(userId, period, watchlistId);
    return alerts
      .filter(({ delivery }) => delivery === 'digest')
      .map((alert) => {
        const { title, text, occurredAt } = alert;
        const day = formatDay(occurredAt);
        return { title, text, day, path: toAlertPath(alert, day) };
      });
  }

  /** Titles of a market are those of its storefront; a watchlist uses the usual titles. */
  private async nameGames<Lists extends Record<string, Section<Untitled<{ title: string; path: string }>>>>(
    lists: Lists,
    chart: DigestChart | null,
  ): Promise<Lists> {
    const ids = Object.values(lists).flatMap(({ lines }) => lines.map(({ bundleId }) => bundleId));
    const names = await this.names.getNames(ids, chart);
    const entries = Object.entries(lists).map(([key, section]) => {
      const lines = section.lines.map((line) => ({
        ...line,
        ...(names.get(line.bundleId) && { title: names.get(line.bundleId)!.title }),
        ...('developer' in line && { developer: names.get(line.bundleId)?.developer ?? null }),
      }));
      return [key, { ...section, lines }];
    });
    return Object.fromEntries(entries) as Lists;
  }
}

const cutSection = <Line>(lines: readonly Line[], path: string): Section<Line> => ({
  ...{ lines: lines.slice(0, MAX_LINES), total: lines.length, path },
});

/** The link opens the screen of the first omitted pair. */
const cutPairs = (lines: readonly PairLine[], path: string): Section<PairLine> => ({
  ...{ lines: lines.slice(0, MAX_PAIRS), total: lines.length, path: lines[MAX_PAIRS]?.path ?? path },
});

/** Exits are listed even when there are many entries. */
function cutEntries(entries: readonly Untitled<EntryLine>[], path: string): Section<Untitled<EntryLine>> {
  const pick = (isOut: boolean) =>
    entries.filter(({ kind }) => (kind === 'out') === isOut).slice(0, MAX_ENTRIES);
  return { lines: [...pick(false), ...pick(true)], total: entries.length, path };
}

/** Charts that listed a game in these days. */
const listPresent = (series: readonly DigestSeries[], { firstDay }: DigestDays): DigestSeries[] =>
  series.filter(({ captures }) =>
    captures.some(({ capturedAt, ranks }) => capturedAt >= new Date(firstDay) && ranks.size > 0),
  );

/** All games in these charts in these days. */
function listGames(series: readonly DigestSeries[], { firstDay }: DigestDays): Set<string> {
  const start = new Date(firstDay);
  const captures = series.flatMap((one) => one.captures.filter(({ capturedAt }) => capturedAt >= start));
  return new Set(captures.flatMap(({ ranks }) => [...ranks.keys()]));
}
