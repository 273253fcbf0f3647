import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CHART_PRESENCE_LOCK } from '../database/locks/locks.js';
import { lockNameUntilCommit } from '../database/locks/run-locked.js';
import type { ChartKey } from '../rankings/rankings.types.js';
import { DEPTHS } from './watched-charts.js';

const KEY = 'platform = $1 and category = $2 and country = $3 and ranking_type = $4';
const keyParams = (key: ChartKey) => [key.platform, key.category, key.country, key.rankingType];
const DAY = `(captured_at at time zone 'UTC')::date`;
const TOP_COLUMNS = DEPTHS.map((depth) => `first_top_${depth}`);
const SAME_LIST =
  '(l.platform, l.category, l.country, l.ranking_type) = (c.platform, c.category, c.country, c.ranking_type)';

/** Stores the first days of games per chart, in step with the captures. */
@Injectable()
export class PresenceRepository {
  constructor(private readonly source: DataSource) {}

  /** Charts whose stored first days are out of date. */
  listStale(scope: Partial<ChartKey> & { countries?: readonly string[] } = {}): Promise<ChartKey[]> {
    return this.source.query<ChartKey[]>(
      `select coalesce(c.platform, l.platform) as platform, coalesce(c.category, l.category) as category,
         coalesce(c.country, l.country) as country, coalesce(c.ranking_type, l.ranking_type) as "rankingType"
       from (
         select platform, category, country, ranking_type, count(*) as captures, sum(row_count) as entries,
           max(updated_at) as changed_at
         from chart_captures
         where ($1::text is null or platform = $1) and ($2::text is null or category = $2)
           and ($3::text is null or ranking_type = $3) and ($4::text[] is null or country = any($4))
         group by 1, 2, 3, 4) c
       full join (
         select * from chart_presence_lists
         where ($1::text is null or platform = $1) and ($2::text is null or category = $2)
           and ($3::text is null or ranking_type = $3) and ($4::text[] is null or country = any($4))) l on ${SAME_LIST}
       where (c.captures, c.entries, c.changed_at) is distinct from (l.captures, l.entries, l.changed_at)`,
      [scope.platform ?? null, scope.category ?? null, scope.rankingType ?? null, scope.countries ?? null],
    );
  }

  /**
   * Updates one chart: only new captures where older ones are unchanged.
   * @param isUnlimited in the background, where years of history may take longer than a request may
   */
  async update(key: ChartKey, isUnlimited = false): Promise<void> {
    await this.source.transaction(async (manager) => {
      if (isUnlimited) await manager.query('set local statement_timeout = 0');
      await lockNameUntilCommit(manager, CHART_PRESENCE_LOCK, keyParams(key).join('/'));
      const since = await this.noteCaptures(key, manager);
      if (!since) await manager.query(`delete from chart_presence where ${KEY}`, keyParams(key));
      await manager.query(
        `insert into chart_presence as p
           (platform, category, country, ranking_type, bundle_id, sample, first_day, ${TOP_COLUMNS.join(', ')})
         select platform, category, country, ranking_type, bundle_id, sample, min(${DAY}),
           ${DEPTHS.map((depth) => `min(${DAY}) filter (where rank_position <= ${depth})`).join(', ')}
         from game_rankings where ${KEY} and ($5::timestamptz is null or captured_at > $5)
         group by 1, 2, 3, 4, 5, 6
         on conflict (platform, category, ranking_type, country, bundle_id, sample) do update set
           ${['first_day', ...TOP_COLUMNS].map((name) => `${name} = least(p.${name}, excluded.${name})`).join(', ')}`,
        [...keyParams(key), since],
      );
    });
  }

  /**
   * Notes the captures that the first days cover. Before their ranks are read, and in one statement, so that none that
   * arrives meanwhile counts as read.
   * @returns time up to which captures are unchanged; null when everything must be recomputed
   */
  private async noteCaptures(key: ChartKey, manager: EntityManager): Promise<Date | null> {
    const [row] = await manager.query<{ until: Date }[]>(
      `with unchanged as (
         select l.captured_until as until from chart_presence_lists l
         where ${KEY} and (l.captures, l.entries, l.changed_at) = (
           select count(*), sum(row_count), max(updated_at) from chart_captures c
           where ${SAME_LIST} and c.captured_at <= l.captured_until)),
       noted as (
         insert into chart_presence_lists
           (platform, category, country, ranking_type, captures, entries, changed_at, captured_until)
         select platform, category, country, ranking_type, count(*), sum(row_count), max(updated_at), max(captured_at)
         from chart_captures where ${KEY} group by 1, 2, 3, 4
         on conflict (platform, category, ranking_type, country) do update set captures = excluded.captures,
           entries = excluded.entries, changed_at = excluded.changed_at, captured_until = excluded.captured_until
         returning 1),
       gone as (
         delete from chart_presence_lists where ${KEY} and not exists (select from chart_captures where ${KEY}))
       select until from unchanged`,
      keyParams(key),
    );
    return row?.until ?? null;
  }
}
