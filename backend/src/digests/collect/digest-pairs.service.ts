import { Injectable } from '@nestjs/common';
import { formatDay } from '../../common/clock.js';
import { WeeklyTrends } from '../../trends/weekly-trends.service.js';
import type { DigestDays } from '../digests.types.js';
import { addDays } from '../schedule/digest-days.js';
import type { DigestChart, PairLine } from './digest-content.js';
import { digestPaths } from './digest-paths.js';

type PairMap = Awaited<ReturnType<WeeklyTrends['mapPairs']>>;
type Cell = PairMap['cells'][number];

interface DigestPairs {
  opened: PairLine[];
  closed: PairLine[];
  /** Null where the figures of one of the ends are not known: then nothing is told. */
  games: number | null;
  sample: boolean;
}

const NOTHING: DigestPairs = { opened: [], closed: [], games: null, sample: false };
const toKey = ({ mechanicId, metaId }: Cell): string => `${mechanicId} ${metaId}`;

/** Compares which pairs of a list are rarer than chance gives at both ends of a digest's days. */
@Injectable()
export class DigestPairsReader {
  constructor(private readonly trends: WeeklyTrends) {}

  async read(chart: DigestChart, { firstDay, lastDay }: DigestDays): Promise<DigestPairs> {
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
        return was && isChanged(cell, was) ? [toLine(now, cell, was, path)] : [];
      });
    return {
      opened: list((cell, was) => cell.flag === 'fewer' && was.flag !== 'fewer'),
      closed: list((cell, was) => cell.flag !== 'fewer' && was.flag === 'fewer'),
      ...{ games: now.n, sample: now.sample },
    };
  }
}

function toLine({ mechanics, metas }: PairMap, cell: Cell, was: Cell, path: string): PairLine {
  const mechanic = mechanics.find(({ id }) => id === cell.mechanicId);
  const meta = metas.find(({ id }) => id === cell.metaId);
  return {
    ...{ mechanic: mechanic?.name ?? cell.mechanicId, meta: meta?.name ?? cell.metaId, path },
    ...{ withMechanic: mechanic?.games ?? 0, withMeta: meta?.games ?? 0 },
    ...{ together: cell.games, togetherBefore: was.games },
  };
}
