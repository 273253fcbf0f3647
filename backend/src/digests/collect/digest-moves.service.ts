import { Injectable } from '@nestjs/common';
import { formatDay } from '../../common/time/clock.js';
import { MoversService } from '../../rankings/movers/movers.service.js';
import type { DigestDays } from '../digests.types.js';
import { addDays } from '../schedule/digest-days.js';
import type { DigestSeries } from './digest-charts.service.js';
import type { DigestCoverage, EntryLine, MoverLine, Untitled } from './digest-content.js';
import { digestPaths } from './digest-paths.js';

interface DigestMoves {
  movers: Untitled<MoverLine>[];
  entries: Untitled<EntryLine>[];
  compared: DigestCoverage['compared'];
  notCompared: string | null;
  sample: boolean;
}

/** Compares the captures at both ends of the period, like the Movers screen. */
@Injectable()
export class DigestMovesReader {
  constructor(private readonly movers: MoversService) {}

  /** @param games null for all */
  async readMoves(
    series: readonly DigestSeries[],
    days: DigestDays,
    games: ReadonlySet<string> | null,
  ): Promise<DigestMoves> {
    const moves: DigestMoves = {
      ...{ movers: [], entries: [], compared: null, notCompared: null, sample: false },
    };
    for (const one of series) {
      const isEmpty = one.captures.every(({ ranks }) => ranks.size === 0);
      // A chart without watched games has no moves of them; one comparison is enough to say what was compared.
      if (!isEmpty || !moves.compared) await this.compare(one, days, games, moves);
    }
    moves.movers.sort((a, b) => weigh(b) - weigh(a) || a.to - b.to || compareKeys(a, b));
    moves.entries.sort(
      (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.rank - b.rank || compareKeys(a, b),
    );
    return {
      ...moves,
      movers: joinGames(moves.movers, ({ bundleId }) => bundleId),
      entries: joinGames(moves.entries, ({ bundleId, kind }) => `${kind === 'out'} ${bundleId}`),
    };
  }

  private async compare(
    { chart, captures }: DigestSeries,
    days: DigestDays,
    games: ReadonlySet<string> | null,
    moves: DigestMoves,
  ): Promise<void> {
    const { lastDay } = days;
    const answer = await this.movers.movers(
      { ...chart, date: lastDay, compareDate: findCompareDay(captures, days) },
      { most: Infinity, ...(games && { bundleIds: games }) },
    );
    const { capturedFrom, capturedTo, notCompared } = answer;
    moves.notCompared ??= notCompared[0]?.reason ?? null;
    if (!capturedFrom || !capturedTo) return;
    const { compared } = moves;
    const [from, to] = [formatDay(capturedFrom), formatDay(capturedTo)];
    // Charts are captured at different times, so the widest span is shown.
    moves.compared = compared
      ? { from: from < compared.from ? from : compared.from, to: to > compared.to ? to : compared.to }
      : { from, to };
    moves.sample ||= answer.sample;
    const dailyCaptures = lastOfDays(captures.filter(({ capturedAt }) => capturedAt >= capturedFrom));
    const linkGame = (bundleId: string) => digestPaths.game(bundleId, lastDay, chart);
    const wasListed = (bundleId: string) =>
      captures.some(({ capturedAt, ranks }) => capturedAt < capturedFrom && ranks.has(bundleId));
    for (const { bundleId, title, from: before, to: after, change } of [
      ...answer.climbers,
      ...answer.fallers,
    ])
      moves.movers.push({
        ...{ bundleId, title, chart, from: before!, to: after!, change: change! },
        ...{ others: 0, path: linkGame(bundleId) },
        trend: dailyCaptures.map(({ ranks }) => ranks.get(bundleId) ?? null),
      });
    for (const { bundleId, title, to: rank } of answer.entries)
      moves.entries.push({
        bundleId,
        title,
        chart,
        kind: wasListed(bundleId) ? 'back' : 'in',
        rank: rank!,
        others: 0,
        path: linkGame(bundleId),
      });
    for (const { bundleId, title, from: rank } of answer.exits)
      moves.entries.push({
        bundleId,
        title,
        chart,
        kind: 'out',
        rank: rank!,
        others: 0,
        path: linkGame(bundleId),
      });
  }
}

/** The day before the period, or the first day of a chart that is not collected for as long. */
function findCompareDay(captures: DigestSeries['captures'], { firstDay, lastDay }: DigestDays): string {
  const dayBefore = addDays(firstDay, -1);
  const first = captures.find(({ sample }) => sample === captures.at(-1)!.sample);
  const collectedFrom = first ? formatDay(first.capturedAt) : dayBefore;
  return collectedFrom > dayBefore && collectedFrom < lastDay ? collectedFrom : dayBefore;
}

const ORDER: readonly EntryLine['kind'][] = ['in', 'back', 'out'];

/** Relative weight: from 2 to 1 counts as much as from 100 to 50. */
const weigh = ({ from, to }: Untitled<MoverLine>): number => Math.abs(Math.log(from / to));

const toKey = ({ chart, bundleId }: Untitled<MoverLine> | Untitled<EntryLine>): string =>
  [chart.platform, chart.country, chart.rankingType, bundleId].join('/');
const compareKeys = (
  a: Untitled<MoverLine> | Untitled<EntryLine>,
  b: Untitled<MoverLine> | Untitled<EntryLine>,
): number => (toKey(a) < toKey(b) ? -1 : 1);

/** The same change of a game in several charts is one line, for the most important chart. */
function joinGames<Line extends { others: number }>(
  lines: readonly Line[],
  toGame: (line: Line) => string,
): Line[] {
  const games = new Map<string, Line>();
  for (const line of lines) {
    const known = games.get(toGame(line));
    if (known) known.others += 1;
    else games.set(toGame(line), line);
  }
  return [...games.values()];
}

function lastOfDays<Capture extends { capturedAt: Date }>(captures: readonly Capture[]): Capture[] {
  return [...new Map(captures.map((capture) => [formatDay(capture.capturedAt), capture])).values()];
}
