import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DatabaseEvents } from '../database/database-events.js';
import { type CapturedRanks, listedRanks, newcomers, TREND_CAPTURES, unionOf } from './chart-list.js';
import type { RankingRowDto } from './rankings.dto.js';
import { type ChartKey, SHOWN_ROWS } from './rankings.types.js';

/** NOTIFY channel with `platform/category/country` of a document that was rewritten. */
export const LISTS_CHANNEL = 'rankings_changed';

const KEY_CONDITION = 'platform = $1 and category = $2 and country = $3 and ranking_type = $4';
const keyParams = (key: ChartKey) => [key.platform, key.category, key.country, key.rankingType];

/** Ranks beyond this are kept in the history but not compared with. */
const COMPARED_RANKS = 200;

interface StoredList {
  category: string;
  captured_at: Date;
  sample: boolean;
  source: string;
  rows: string;
}

/** Rewrites the ready current lists, in the transaction of the capture that changes them. */
@Injectable()
export class ListWriter {
  constructor(private readonly events: DatabaseEvents) {}

  /** Rewrites one list from its newest captures, and the overall list where that is put together from it. */
  async rewrite(manager: EntityManager, key: ChartKey): Promise<void> {
    await this.writeFromCaptures(manager, key);
    await this.events.notify(LISTS_CHANNEL, `${key.platform}/${key.category}/${key.country}`, manager);
    if (key.category !== 'all') await this.rewriteUnion(manager, { ...key, category: 'all' });
  }

  private async writeFromCaptures(manager: EntityManager, key: ChartKey): Promise<void> {
    const heads = await manager.query<
      { captured_at: Date; sample: boolean; source: string; derived: string | null; row_count: number }[]
    >(
      `select captured_at, sample, source, derived, row_count from chart_captures where ${KEY_CONDITION}
       order by captured_at desc limit ${TREND_CAPTURES}`,
      keyParams(key),
    );
    const [head] = heads;
    if (!head) return;
    const captures = await this.capturedRanks(manager, key, heads.map((row) => row.captured_at));
    const ranks = listedRanks(captures, await this.seenBefore(manager, key, captures));
    const rows = await this.withGames(manager, key, ranks);
    await this.store(manager, key, {
      capturedAt: head.captured_at,
      sample: head.sample,
      source: head.source,
      derived: head.derived,
      total: head.row_count,
      rows,
    });
  }

  private async capturedRanks(manager: EntityManager, key: ChartKey, times: Date[]): Promise<CapturedRanks[]> {
    const rows = await manager.query<{ captured_at: Date; ids: string[]; positions: number[] }[]>(
      `select captured_at, array_agg(bundle_id) as ids, array_agg(rank_position) as positions
       from game_rankings
       where ${KEY_CONDITION} and captured_at = any($5::timestamptz[]) and rank_position <= ${COMPARED_RANKS}
       group by captured_at order by captured_at desc`,
      [...keyParams(key), times],
    );
    return rows.map(({ captured_at, ids, positions }) => ({
      capturedAt: captured_at,
      ranks: ids.map((bundleId, index) => ({ bundleId, rankPosition: positions[index] ?? 0 })),
    }));
  }

  private async seenBefore(manager: EntityManager, key: ChartKey, captures: CapturedRanks[]): Promise<Set<string>> {
    const ids = newcomers(captures);
    const oldest = captures.at(-1);
    if (ids.length === 0 || !oldest || captures.length < TREND_CAPTURES) return new Set();
    const rows = await manager.query<{ bundle_id: string }[]>(
      `select distinct bundle_id from game_rankings
       where ${KEY_CONDITION} and bundle_id = any($5::text[]) and captured_at < $6`,
      [...keyParams(key), ids, oldest.capturedAt],
    );
    return new Set(rows.map((row) => row.bundle_id));
  }

  private async withGames(
    manager: EntityManager,
    key: ChartKey,
    ranks: ReturnType<typeof listedRanks>,
  ): Promise<RankingRowDto[]> {
    const games = await manager.query<
      { bundle_id: string; title: string; developer: string | null; icon_url: string | null }[]
    >('select bundle_id, title, developer, icon_url from games where bundle_id = any($1)', [
      ranks.map(({ bundleId }) => bundleId),
    ]);
    const byId = new Map(games.map((game) => [game.bundle_id, game]));
    return ranks.map(({ bundleId, rankPosition, previousPosition, change, trend }) => {
      const game = byId.get(bundleId);
      return {
        rankPosition,
        previousPosition,
        change,
        trend,
        bundleId,
        title: game?.title ?? bundleId,
        developer: game?.developer ?? null,
        iconUrl: game?.icon_url ?? null,
        platform: key.platform,
        category: key.category,
      };
    });
  }

  /** Where no overall capture exists, `all` is the union of the category lists. Real lists win over samples. */
  private async rewriteUnion(manager: EntityManager, key: ChartKey): Promise<void> {
    const lists = await manager.query<(StoredList & { derived: string | null })[]>(
      `select category, captured_at, sample, source, derived, rows from ranking_lists
       where platform = $1 and country = $2 and ranking_type = $3`,
      [key.platform, key.country, key.rankingType],
    );
    const own = lists.find((list) => list.category === 'all');
    const parts = lists.filter((list) => list.category !== 'all');
    const real = parts.filter((list) => !list.sample);
    const used = real.length > 0 ? real : parts;
    const ownIsKept = own && own.derived !== 'union' && !(own.sample && real.length > 0);
    if (ownIsKept || used.length === 0) return;
    const union = unionOf(
      used.flatMap((list) =>
        (JSON.parse(list.rows) as RankingRowDto[]).map((row) => ({
          bundleId: row.bundleId,
          rankPosition: row.rankPosition,
          category: list.category,
          row,
        })),
      ),
    );
    await this.store(manager, key, {
      capturedAt: new Date(Math.max(...used.map((list) => list.captured_at.getTime()))),
      sample: used.every((list) => list.sample),
      source: [...new Set(used.map((list) => list.source))].join(', '),
      derived: 'union',
      total: union.length,
      rows: union.map(({ row }) => ({ ...row, category: row.category })),
    });
    await this.events.notify(LISTS_CHANNEL, `${key.platform}/all/${key.country}`, manager);
  }

  private async store(
    manager: EntityManager,
    key: ChartKey,
    list: {
      capturedAt: Date;
      sample: boolean;
      source: string;
      derived: string | null;
      total: number;
      rows: RankingRowDto[];
    },
  ): Promise<void> {
    await manager.query(
      `insert into ranking_lists
         (platform, category, country, ranking_type, captured_at, sample, source, derived, total, rows, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now())
       on conflict (platform, category, country, ranking_type) do update set
         captured_at = excluded.captured_at, sample = excluded.sample, source = excluded.source,
         derived = excluded.derived, total = excluded.total, rows = excluded.rows, updated_at = excluded.updated_at`,
      [
        ...keyParams(key),
        list.capturedAt,
        list.sample,
        list.source,
        list.derived,
        list.total,
        JSON.stringify(list.rows.slice(0, SHOWN_ROWS)),
      ],
    );
  }
}
