import { Injectable } from '@nestjs/common';
import { mapLimited } from '../../common/concurrency/map-limited.js';
import { Clock, formatDay } from '../../common/time/clock.js';
import { canonicalCategory } from '../categories.js';
import { type RequestedDays, checkChart, checkDay, checkDays, type Day } from '../check-chart.js';
import { type ChartKey, RANKING_TYPES, SHOWN_ROWS, TREND_CAPTURES } from '../rankings.types.js';
import { uniteLists } from '../current-lists/chart-list.js';
import { ListRows } from '../current-lists/list-rows.service.js';
import { ListsRepository } from '../current-lists/lists.repository.js';
import {
  type DocumentList,
  type ReadyDocument,
  toReadyDocument,
  writeDocument,
} from '../current-lists/lists-document.js';
import type {
  AllRanksQuery,
  RequestedDayDto,
  DatedChartQuery,
  RankingRowDto,
} from '../charts/rankings.dto.js';

/** A past list with every compared rank. */
type PastList = Omit<DocumentList, 'rows'> & { comparedAt: Date | null; rows: RankingRowDto[] };

type PastDays = RequestedDays & { date: Day };

/** Lists as of a given day, compared with another day. */
@Injectable()
export class PastRankings {
  constructor(
    private readonly lists: ListsRepository,
    private readonly rows: ListRows,
    private readonly clock: Clock,
  ) {}

  /** Whether a request names a day; otherwise the current lists are served from memory. */
  isAsked({ date, compareDate }: { date?: unknown; compareDate?: unknown }): boolean {
    return date !== undefined || compareDate !== undefined;
  }

  /** The three lists. @throws ProblemException 400 naming what is wrong */
  async getDocument(query: Partial<Record<keyof DatedChartQuery, unknown>>): Promise<ReadyDocument> {
    const place = checkChart(query);
    const days = this.readPast(query);
    const { platform, country } = place;
    const category = canonicalCategory(platform, place.category) ?? 'all';
    const lists = await this.listLists({ platform, category, country }, days);
    // A merged list has no captures of its own.
    const around = await this.lists.findCapturesAround(
      { platform, country, category: lists.some(({ derived }) => derived === 'union') ? null : category },
      days.date,
    );
    const requested: RequestedDayDto = {
      date: days.date.name,
      compareDate: days.compareDate?.name ?? null,
      captured: around.within !== null,
      previousDay: around.before && formatDay(around.before),
      nextDay: around.after && formatDay(around.after),
    };
    const ready = lists.map((list) => ({ ...list, rows: JSON.stringify(list.rows.slice(0, SHOWN_ROWS)) }));
    return toReadyDocument(writeDocument(place, ready, requested));
  }

  /** Every compared rank of one list. @throws ProblemException 400 naming what is wrong */
  async listAllRanks(query: AllRanksQuery, key: ChartKey): Promise<RankingRowDto[]> {
    const days = this.readPast(query);
    const lists = await this.listLists(key, days, key.rankingType);
    return lists.flatMap(({ rows }) => rows);
  }

  /** @throws ProblemException 400 naming what is wrong */
  readDays(query: { date?: unknown; compareDate?: unknown }): RequestedDays {
    return checkDays(query, this.clock.now());
  }

  private readPast(query: { date?: unknown; compareDate?: unknown }): PastDays {
    const now = this.clock.now();
    const days = this.readDays(query);
    return { ...days, date: days.date ?? checkDay('date', formatDay(now), now) };
  }

  private async listLists(
    { platform, category, country }: Omit<ChartKey, 'rankingType'>,
    days: PastDays,
    only?: ChartKey['rankingType'],
  ): Promise<PastList[]> {
    const isAsked = ({ rankingType }: ChartKey) => !only || rankingType === only;
    const keys = await this.lists.listCapturedBefore({ platform, country }, category, days.date.end);
    const own = await Promise.all(keys.filter(isAsked).map((key) => this.read(key, days)));
    if (category !== 'all') return own;
    const missing = RANKING_TYPES.filter(
      (type) => (!only || type === only) && !own.some(({ rankingType }) => rankingType === type),
    );
    if (missing.length === 0) return own;
    const others = await this.lists.listCapturedBefore({ platform, country }, null, days.date.end);
    const parts = others.filter(({ rankingType }) => missing.includes(rankingType));
    const read = await mapLimited(parts, (key) => this.read(key, days));
    return [
      ...own,
      ...missing.flatMap((type): PastList[] => {
        const lists = read.filter(({ rankingType }) => rankingType === type);
        return lists[0] ? [{ ...lists[0], ...uniteLists(lists), category }] : [];
      }),
    ];
  }

  private async read(key: ChartKey, { date, compareDate }: PastDays): Promise<PastList> {
    const [stored, compared] = await Promise.all([
      this.lists.listCapturesBefore(key, date.end, TREND_CAPTURES),
      compareDate ? this.lists.listCapturesBefore(key, compareDate.end, 1) : null,
    ]);
    const [head, previous] = stored;
    if (!head) throw new Error('The requested list has no captures.');
    // Without a capture between the two days, there is no change to show.
    const earlier = compared?.find(({ captured_at }) => captured_at < head.captured_at) ?? null;
    const rows = compareDate
      ? await this.rows.composeCompared(key, stored, earlier)
      : await this.rows.compose(key, stored);
    return {
      category: key.category,
      rankingType: key.rankingType,
      capturedAt: head.captured_at,
      sample: head.sample,
      source: head.source,
      derived: head.derived,
      total: head.row_count,
      previousTotal: previous?.row_count ?? null,
      comparedAt: (compareDate ? earlier : previous)?.captured_at ?? null,
      rows,
    };
  }
}
