import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { queryPrepared } from '../../database/rows/prepared.js';
import { type ChartCapture, type ChartState, THIN_SHARE } from '../advance-chart.rules.js';
import type { FirstEntry, SeenGame } from '../derive/first-seen.js';
import {
  CHART_EVENT_TYPES,
  type EventList,
  FIRST_SEEN_TYPES,
  type NewMarketEvent,
} from '../market-events.types.js';

export interface CaptureHead {
  capturedAt: Date;
  sample: boolean;
  depth: number;
}

/** A game in a chart of a country at a time. */
export interface Sighting {
  bundleId: string;
  country: string;
  capturedAt: Date;
}

/** The newest capture of a list, with what events are derived from. */
export interface NewestCapture {
  capture: ChartCapture;
  /** The state before it. */
  state: ChartState | undefined;
  /** Whether events of it are stored already. */
  hasEvents: boolean;
}

interface NewestRow {
  sample: boolean;
  depth: number;
  previousSample: boolean | null;
  previousDepth: number | null;
  isComplete: boolean | null;
  games: [bundleId: string, rank: number | null, previous: number | null, best: number | null][] | null;
  hasEvents: boolean;
}

const LIST = 'platform = $1 and category = $2 and country = $3 and ranking_type = $4';
const toParams = ({ platform, category, country, rankingType }: EventList) => [
  platform,
  category,
  country,
  rankingType,
];

/** A game that is listed twice counts with its best rank; best ranks are those of games that enter or rise. */
const NEWEST_CAPTURE = `
  with head as (
    select sample, row_count from chart_captures c
    where ${LIST} and captured_at = $5 and not exists (
      select from chart_captures where ${LIST} and captured_at > $5)
  ), previous as (
    select captured_at, sample, row_count, (
        select row_count from chart_captures b where ${LIST} and b.captured_at < c.captured_at
        order by b.captured_at desc limit 1) as rows_before
    from chart_captures c where ${LIST} and captured_at < $5 order by captured_at desc limit 1
  ), ranks as (
    select bundle_id, min(rank_position) as rank from game_rankings
    where ${LIST} and captured_at = $5 group by 1
  ), ranks_before as (
    select bundle_id, min(rank_position) as rank from game_rankings
    where ${LIST} and captured_at = (select captured_at from previous) group by 1
  ), best as (
    select bundle_id, min(rank_position) as rank from game_rankings
    where ${LIST} and captured_at < $5 and sample = (select sample from head) and bundle_id = any(array(
      select r.bundle_id from ranks r left join ranks_before b using (bundle_id) where b.rank is null or r.rank < b.rank))
    group by 1
  )
  select h.sample, h.row_count as depth, p.sample as "previousSample", p.row_count as "previousDepth",
    least(p.row_count, p.rows_before) > ${THIN_SHARE} * greatest(p.row_count, p.rows_before) as "isComplete",
    (select json_agg(json_build_array(bundle_id, r.rank, b.rank, best.rank) order by r.rank desc, b.rank desc)
     from ranks r full join ranks_before b using (bundle_id) left join best using (bundle_id)) as games,
    exists (select from market_events where ${LIST} and type = any($6::text[]) and happened_at >= $5) as "hasEvents"
  from head h left join previous p on true`;

/** Reads the captures that chart events are derived from. */
@Injectable()
export class ChartHistoryRepository {
  /**
   * The capture of a list at a time, compared with the previous one. This is all that events of a new capture need.
   * @returns undefined if it is not the newest, or if the previous one may be truncated, which needs earlier ones
   */
  async findNewest(
    list: EventList,
    capturedAt: Date,
    manager: EntityManager,
  ): Promise<NewestCapture | undefined> {
    const [row] = await queryPrepared<NewestRow>(manager, 'market-events-newest', NEWEST_CAPTURE, [
      ...toParams(list),
      capturedAt,
      CHART_EVENT_TYPES,
    ]);
    if (!row || row.isComplete === false) return undefined;
    const { sample, depth, previousSample, previousDepth, hasEvents } = row;
    const pick = (column: 1 | 2 | 3) =>
      new Map((row.games ?? []).flatMap((game) => (game[column] === null ? [] : [[game[0], game[column]]])));
    const capture = { capturedAt, sample, depth, ranks: pick(1) };
    if (previousSample === null || previousDepth === null) return { capture, state: undefined, hasEvents };
    const known = { sample: previousSample, depth: previousDepth, lastDepth: previousDepth };
    const state = { ...known, ranks: pick(2), best: pick(3) };
    return { capture, state, hasEvents };
  }

  /** The captures of a list, oldest first. */
  listHeads(list: EventList, manager: EntityManager): Promise<CaptureHead[]> {
    return queryPrepared<CaptureHead>(
      manager,
      'market-events-heads',
      `select captured_at as "capturedAt", sample, row_count as depth from chart_captures where ${LIST}
       order by captured_at`,
      toParams(list),
    );
  }

  /** Captures with their games, since a time. A game that is listed twice counts with its best rank. */
  async listCaptures(list: EventList, from: Date, manager: EntityManager): Promise<ChartCapture[]> {
    const rows = await queryPrepared<{
      capturedAt: Date;
      sample: boolean;
      depth: number;
      ids: string;
      ranks: string;
    }>(
      manager,
      'market-events-captures',
      `select c.captured_at as "capturedAt", c.sample, c.row_count as depth, r.ids, r.ranks
       from (
         select captured_at, string_agg(bundle_id, ' ' order by rank_position desc) as ids,
           string_agg(rank_position::text, ' ' order by rank_position desc) as ranks
         from game_rankings where ${LIST} and captured_at >= $5::timestamptz group by captured_at) r
       join (select * from chart_captures where ${LIST} and captured_at >= $5::timestamptz) c using (captured_at)
       order by captured_at`,
      [...toParams(list), from],
    );
    return rows.map(({ ids, ranks, ...capture }) => {
      const places = ranks.split(' ');
      return { ...capture, ranks: new Map(ids.split(' ').map((id, index) => [id, Number(places[index])])) };
    });
  }

  /** Best ranks that games had on a list before a time. */
  async getBestRanks(
    list: EventList,
    before: CaptureHead,
    bundleIds: readonly string[],
    manager: EntityManager,
  ): Promise<Map<string, number>> {
    if (bundleIds.length === 0) return new Map();
    const rows = await queryPrepared<{ bundle_id: string; best: number }>(
      manager,
      'market-events-best',
      `select bundle_id, min(rank_position) as best from game_rankings
       where ${LIST} and captured_at < $5::timestamptz and sample = $6 and bundle_id = any($7::text[])
       group by bundle_id`,
      [...toParams(list), before.capturedAt, before.sample, bundleIds],
    );
    return new Map(rows.map((row) => [row.bundle_id, row.best]));
  }

  /** Sightings before which the game was in no chart of the country; `everywhere` if in no chart at all. */
  listFirst(
    sightings: readonly Sighting[],
    manager: EntityManager,
  ): Promise<(Sighting & { everywhere: boolean })[]> {
    const earlier = `select from game_rankings r
      where r.bundle_id = s.bundle_id and r.platform in ('android', 'ios') and r.captured_at < s.captured_at`;
    return queryPrepared<Sighting & { everywhere: boolean }>(
      manager,
      'market-events-first',
      `select s.bundle_id as "bundleId", s.country, s.captured_at as "capturedAt",
         not exists (${earlier}) as everywhere
       from unnest($1::text[], $2::text[], $3::timestamptz[]) as s (bundle_id, country, captured_at)
       where not exists (${earlier} and r.country = s.country)`,
      [
        sightings.map(({ bundleId }) => bundleId),
        sightings.map(({ country }) => country),
        sightings.map(({ capturedAt }) => capturedAt.toISOString()),
      ],
    );
  }

  /** Chart entries in the first captures that list each of the games. */
  async listFirstEntries(
    games: readonly SeenGame[],
    manager: EntityManager,
  ): Promise<(FirstEntry & { forCountry: string | null })[]> {
    return manager.query<(FirstEntry & { forCountry: string | null })[]>(
      `with asked as (
         select * from unnest($1::text[], $2::text[], $3::timestamptz[]) as a (bundle_id, country, first_at)
       ), seen as materialized (
         select r.bundle_id, r.country, min(r.captured_at) as first_at from game_rankings r
         where r.bundle_id in (select bundle_id from asked where first_at is null)
         group by 1, 2
       ), first as (
         select a.bundle_id, a.country, coalesce(a.first_at, min(s.first_at)) as first_at
         from asked a left join seen s on s.bundle_id = a.bundle_id and (a.country is null or a.country = s.country)
         group by 1, 2, a.first_at
       )
       select f.country as "forCountry", e.bundle_id as "bundleId", e.platform, e.country, e.category,
         e.ranking_type as "rankingType", e.happened_at as "happenedAt", e.sample, (e.data ->> 'rank')::int as rank
       from first f join market_events e
         on e.bundle_id = f.bundle_id and e.happened_at = f.first_at and e.type = 'chart.entered'
           and (f.country is null or e.country = f.country)`,
      [
        games.map(({ bundleId }) => bundleId),
        games.map(({ country }) => country),
        games.map(({ firstAt }) => firstAt),
      ],
    );
  }

  /** Scheduled charts that are missing, since a time: one event per chart and day. Charts empty in the store are not. */
  async listMissing(from: Date | null, manager: EntityManager): Promise<NewMarketEvent[]> {
    const gaps = await manager.query<(EventList & Pick<NewMarketEvent, 'happenedAt' | 'sample'>)[]>(
      `select platform, category, country, ranking_type as "rankingType", due_at as "happenedAt", sample
       from chart_gaps where due_at >= coalesce($1::timestamptz, '-infinity') and state <> 'empty'`,
      [from],
    );
    return gaps.map((gap) => ({ ...gap, type: 'coverage.missing', bundleId: null, data: {} }));
  }

  listLists(manager: EntityManager): Promise<EventList[]> {
    return manager.query<EventList[]>(
      `select distinct platform, category, country, ranking_type as "rankingType" from chart_captures
       order by 1, 3, 2, 4`,
    );
  }

  /** Locks the list until the transaction ends, so that writers of its captures wait. */
  async lockList(list: EventList, manager: EntityManager): Promise<void> {
    await manager.query(`select from ranking_lists where ${LIST} for update`, toParams(list));
  }

  /** For each game, the countries where it is in charts, or where events say it was seen. */
  listCountries(
    bundleIds: readonly string[],
    manager: EntityManager,
  ): Promise<{ bundleId: string; countries: string[] }[]> {
    return manager.query<{ bundleId: string; countries: string[] }[]>(
      `select bundle_id as "bundleId", array_agg(country) as countries from (
         select bundle_id, country from game_rankings where bundle_id = any($1::text[])
         union select bundle_id, country from market_events where bundle_id = any($1::text[]) and type = any($2::text[])
       ) seen group by 1`,
      [bundleIds, FIRST_SEEN_TYPES],
    );
  }

  /**
   * Games with a bundle id after `after`, with the countries where they are in charts or where events say they were
   * seen.
   */
  listSightings(
    after: string,
    limit: number,
    manager: EntityManager,
  ): Promise<{ bundleId: string; countries: string[] }[]> {
    return manager.query<{ bundleId: string; countries: string[] }[]>(
      `with page as (select bundle_id from games where bundle_id > $1 order by bundle_id limit $2)
       select bundle_id as "bundleId",
         array(select country from game_rankings r where r.bundle_id = page.bundle_id
               union select country from market_events e where e.bundle_id = page.bundle_id and type = any($3::text[])
         ) as countries
       from page order by bundle_id`,
      [after, limit, FIRST_SEEN_TYPES],
    );
  }
}
