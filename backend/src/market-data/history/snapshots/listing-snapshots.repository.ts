import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SnapshotFacts } from './listing-snapshot.entity.js';
import type { Storefront } from '../game-history.repository.js';

/** What is known about a listing on a day. */
export interface DayFacts {
  /** As `2026-11-22`. */
  day: string;
  takenAt: Date;
  installCount: number | null;
  ratingScore: number | null;
  ratingTotal: number | null;
  /** Ratings with one star, two, … five. */
  ratingCounts: number[] | null;
  facts: SnapshotFacts;
  /** Field name → source. */
  sources: Record<string, string>;
  others: Record<string, Record<string, unknown>>;
}

/** A stored row: its facts are null while they equal those of the day before. */
export interface StoredDay extends Omit<DayFacts, 'facts' | 'sources' | 'others'> {
  facts: SnapshotFacts | null;
  sources: Record<string, string> | null;
  others: DayFacts['others'] | null;
}

/** A game's installs as a store stated them on a day. */
export interface GameCount {
  bundleId: string;
  day: string;
  count: number;
  /** Null: same as the day before. */
  source: string | null;
}

/** A game's pages in one store and country. */
interface SamplePages extends Pick<Storefront, 'platform' | 'country'> {
  bundleId: string;
}

const DAY = `to_char(day, 'YYYY-MM-DD') as day, taken_at as "takenAt", install_count::float8 as "installCount",
  rating_score as "ratingScore", rating_total::float8 as "ratingTotal", rating_counts::float8[] as "ratingCounts",
  facts, sources, others`;
const LISTING = 'country = $1 and platform = $2 and store_id = $3';
const toParams = ({ country, platform, storeId }: Storefront) => [country, platform, storeId];

/** The table listing_snapshots: one row per day, whose facts are empty while they equal those of the day before. */
@Injectable()
export class ListingSnapshotsRepository {
  constructor(private readonly source: DataSource) {}

  /**
   * @param from first day, as `2026-11-22`
   * @returns oldest first, each with the facts valid on that day
   */
  async listDays(
    storefront: Storefront,
    from: string,
    to: string,
    manager: EntityManager = this.source.manager,
  ): Promise<DayFacts[]> {
    const rows = await manager.query<StoredDay[]>(
      `select ${DAY} from listing_snapshots where ${LISTING} and day between $4 and $5 order by day`,
      [...toParams(storefront), from, to],
    );
    return this.fillDays(storefront, rows, manager);
  }

  /** The newest days, oldest first. */
  async listLastDays(storefront: Storefront, count: number, manager: EntityManager): Promise<DayFacts[]> {
    const rows = await manager.query<StoredDay[]>(
      `select ${DAY} from listing_snapshots where ${LISTING} order by day desc limit $4`,
      [...toParams(storefront), count],
    );
    return this.fillDays(storefront, rows.reverse(), manager);
  }

  /** Installs of games by day, oldest first, in the storefront with the most snapshots. */
  listCounts(bundleIds: readonly string[], days: number): Promise<GameCount[]> {
    return this.source.query<GameCount[]>(
      `with read as materialized (
         select l.bundle_id, s.country, s.platform, s.store_id, s.day, s.install_count, s.sources
         from game_listings l
         join listing_snapshots s on s.platform = l.platform and s.store_id = l.store_id
           and s.day > l.rate_day - $2::int and s.install_count is not null
         where l.bundle_id = any($1::text[]) and l.rate_day is not null),
       chosen as (
         select distinct on (bundle_id) bundle_id, country, platform, store_id from (
           select bundle_id, country, platform, store_id, count(*) as days from read group by 1, 2, 3, 4) c
         order by bundle_id, days desc, country, platform, store_id)
       select r.bundle_id as "bundleId", to_char(r.day, 'YYYY-MM-DD') as day, r.install_count::float8 as count,
         r.sources ->> 'installCount' as source
       from read r join chosen using (bundle_id, country, platform, store_id) order by r.bundle_id, r.day`,
      [bundleIds, days],
    );
  }

  /** Fills in the facts valid on each day. */
  private async fillDays(
    storefront: Storefront,
    rows: readonly StoredDay[],
    manager: EntityManager,
  ): Promise<DayFacts[]> {
    const [first] = rows;
    if (!first) return [];
    let known = first.facts ? undefined : await this.findLastFacts(storefront, first.day, manager);
    return rows.map((row) => {
      if (row.facts) known = row as DayFacts;
      return {
        ...row,
        facts: known?.facts ?? {},
        sources: known?.sources ?? {},
        others: row.others ?? {},
      };
    });
  }

  /** The facts valid on a day: those of the last row up to then that has any. */
  async findLastFacts(
    storefront: Storefront,
    day: string,
    manager: EntityManager,
  ): Promise<DayFacts | undefined> {
    const [row] = await manager.query<DayFacts[]>(
      `select ${DAY} from listing_snapshots where ${LISTING} and day <= $4 and facts is not null
       order by day desc limit 1`,
      [...toParams(storefront), day],
    );
    return row;
  }

  /**
   * Adds known values to the row of a day; unknown ones leave it as it is. Null facts equal those of the day
   * before.
   */
  async upsertDay(storefront: Storefront, day: StoredDay, manager: EntityManager): Promise<void> {
    await manager.query(
      `insert into listing_snapshots as s (country, platform, store_id, day, taken_at, install_count, rating_score,
         rating_total, rating_counts, facts, sources, others)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
       on conflict (country, platform, store_id, day) do update set
         taken_at = greatest(s.taken_at, excluded.taken_at),
         install_count = coalesce(excluded.install_count, s.install_count),
         rating_score = coalesce(excluded.rating_score, s.rating_score),
         rating_total = coalesce(excluded.rating_total, s.rating_total),
         rating_counts = coalesce(excluded.rating_counts, s.rating_counts),
         facts = coalesce(excluded.facts, s.facts),
         sources = coalesce(excluded.sources, s.sources),
         others = coalesce(excluded.others, s.others)`,
      [
        ...toParams(storefront),
        day.day,
        day.takenAt,
        day.installCount,
        day.ratingScore,
        day.ratingTotal,
        day.ratingCounts,
        toJson(day.facts),
        toJson(day.sources),
        toJson(day.others),
      ],
    );
  }

  /** Replaces the rows of these days. */
  async replaceDays(
    storefront: Storefront,
    days: readonly StoredDay[],
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `insert into listing_snapshots (country, platform, store_id, day, taken_at, install_count, rating_score,
         rating_total, rating_counts, facts, sources, others)
       select $1, $2, $3, d.* from jsonb_to_recordset($4) as d (day date, "takenAt" timestamptz, "installCount" bigint,
         "ratingScore" real, "ratingTotal" bigint, "ratingCounts" bigint[], facts jsonb, sources jsonb, others jsonb)
       on conflict (country, platform, store_id, day) do update set
         (taken_at, install_count, rating_score, rating_total, rating_counts, facts, sources, others) =
         (excluded.taken_at, excluded.install_count, excluded.rating_score, excluded.rating_total,
          excluded.rating_counts, excluded.facts, excluded.sources, excluded.others)`,
      [...toParams(storefront), JSON.stringify(days)],
    );
  }

  /**
   * Deletes the days of these games' sample listings, all of which are made up.
   * @returns the pages that had any
   */
  deleteSamples(bundleIds: readonly string[], manager: EntityManager): Promise<SamplePages[]> {
    return manager.query<SamplePages[]>(
      `with gone as (
         delete from listing_snapshots s using game_listings l
         where l.bundle_id = any($1::text[]) and l.sample and (l.platform, l.store_id) = (s.platform, s.store_id)
         returning l.bundle_id, s.platform, s.country)
       select distinct bundle_id as "bundleId", platform, country from gone`,
      [bundleIds],
    );
  }

  /** Copies facts into the next day if it relied on those before, because a day in between gets different ones. */
  async updateNextDay(
    storefront: Storefront,
    day: string,
    { facts, sources }: Pick<DayFacts, 'facts' | 'sources'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `update listing_snapshots set facts = $5, sources = $6
       where ${LISTING} and facts is null and day =
         (select min(day) from listing_snapshots where ${LISTING} and day > $4)`,
      [...toParams(storefront), day, toJson(facts), toJson(sources)],
    );
  }
}

const toJson = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));
