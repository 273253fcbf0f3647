import { Injectable } from '@nestjs/common';
import { formatDay } from '../../common/time/clock.js';
import { WeeklyTrends } from '../../trends/weekly/weekly-trends.service.js';
import type { DigestDays } from '../digests.types.js';
import { addDays } from '../schedule/digest-days.js';
import type { DigestSeries } from './digest-charts.service.js';
import type { DigestChart, PairLine } from './digest-content.js';
import { digestPaths } from './digest-paths.js';

type PairMap = Awaited<ReturnType<WeeklyTrends['mapPairs']>>;
type Cell = PairMap['cells'][number];

interface DigestPairs {
  opened: PairLine[];
  closed: PairLine[];
  sample: boolean;
}

/** Also used when the figures of one end are unknown. */
const NOTHING: DigestPairs = { opened: [], closed: [], sample: false };
const toKey = ({ mechanicId, metaId }: Cell): string => `${mechanicId} ${metaId}`;

/** Compares which pairs are rarer than expected by chance at both ends of the period. */
@Injectable()
export class DigestPairsReader {
  constructor(private readonly trends: WeeklyTrends) {}

  async readPairs(series: readonly DigestSeries[], days: DigestDays): Promise<DigestPairs> {
    const pairs: DigestPairs = { opened: [], closed: [], sample: false };
    for (const { chart } of series) {
      const one = await this.compare(chart, days);
      pairs.opened.push(...one.opened);
      pairs.closed.push(...one.closed);
      pairs.sample ||= one.sample;
    }
    return { ...pairs, opened: joinPairs(pairs.opened), closed: joinPairs(pairs.closed) };
  }

  private async compare(chart: DigestChart, { firstDay, lastDay }: DigestDays): Promise<DigestPairs> {
    const dayBefore = addDays(firstDay, -1);
    const now = await this.trends.mapPairs({ ...chart, date: lastDay });
    const before = await this.trends.mapPairs({ ...chart, date: dayBefore });
    const isKnown =
      now.to !== null &&
      formatDay(now.to) >= firstDay &&
      before.to !== null &&
      formatDay(before.to) <= dayBefore;
    if (!isKnown || now.tested === 0 || before.tested === 0) return NOTHING;
    const cells = new Map(before.cells.map((cell) => [toKey(cell), cell]));
    const path = digestPaths.trends(chart, lastDay);
    const list = (isChanged: (cell: Cell, was: Cell) => boolean): PairLine[] =>
      now.cells.flatMap((cell) => {
        const was = cells.get(toKey(cell));
        return was && isChanged(cell, was) ? [toLine(now, cell, was, { chart, path })] : [];
      });
    return {
      opened: list((cell, was) => cell.flag === 'fewer' && was.flag !== 'fewer'),
      closed: list((cell, was) => cell.flag !== 'fewer' && was.flag === 'fewer'),
      sample: now.sample,
    };
  }
}

/** The same change of a pair in several charts is one line, for the chart with the most analyzed games. */
function joinPairs(lines: readonly PairLine[]): PairLine[] {
  const pairs = new Map<string, PairLine>();
  for (const line of lines) {
    const key = `${line.mechanic} ${line.meta}`;
    const known = pairs.get(key);
    if (!known) pairs.set(key, line);
    else pairs.set(key, { ...(line.analyzed > known.analyzed ? line : known), others: known.others + 1 });
  }
  return [...pairs.values()].sort((a, b) => b.others - a.others);
}

function toLine(
  { mechanics, metas, n }: PairMap,
  cell: Cell,
  was: Cell,
  where: Pick<PairLine, 'chart' | 'path'>,
): PairLine {
  const mechanic = mechanics.find(({ id }) => id === cell.mechanicId);
  const meta = metas.find(({ id }) => id === cell.metaId);
  return {
    ...{ mechanic: mechanic?.name ?? cell.mechanicId, meta: meta?.name ?? cell.metaId },
    ...{ ...where, others: 0, analyzed: n },
    ...{ withMechanic: mechanic?.games ?? 0, withMeta: meta?.games ?? 0 },
    ...{ together: cell.games, togetherBefore: was.games },
  };
}
