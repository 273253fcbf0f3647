import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type CapturedRanks,
  type ListedRank,
  listedRanks,
  newcomers,
  TREND_CAPTURES,
  unionOf,
} from './chart-list.js';
import { DatabaseEvents } from '../../database/database-events.js';
import { prepared } from '../../database/prepared.js';
import { MergedGames } from '../../games/merged-games.service.js';
import type { RankingRowDto } from './rankings.dto.js';
import { type ChartKey, SHOWN_ROWS } from '../rankings.types.js';

/** NOTIFY channel with `platform/category/country` of a document that was rewritten. */
export const LISTS_CHANNEL = 'rankings_changed';

const KEY_CONDITION = 'platform = $1 and category = $2 and country = $3 and ranking_type = $4';
const keyParams = (key: ChartKey) => [key.platform, key.category, key.country, key.rankingType];

/** Ranks beyond this are kept in the history but not compared with. */
const COMPARED_RANKS = 200;

type GameCells = [bundleId: string, title: string, developer: string | null, iconUrl: string | null];

interface StoredCapture {
  captured_at: Date;
  sample: boolean;
  source: string;
  derived: string | null;
  row_count: number;
  ids: string[];
  positions: number[];
  games: GameCells[] | null;
}

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
  /** Overall lists that have real captures of their own; they never go back to being a union. */
  private readonly ownOverall = new Set<string>();

  constructor(
    mergedGames: MergedGames,
    private readonly events: DatabaseEvents,
  ) {
    mergedGames.on((manager, bundleIds) => this.rewriteListsOf(manager, bundleIds));
    events.onReset(() => this.ownOverall.clear());
  }

  /** Rewrites one list from its newest captures, and the overall list where that is put together from it. */
  async rewrite(manager: EntityManager, key: ChartKey): Promise<void> {
    await this.writeFromCaptures(manager, key);
    // The overall list too: a sample of its own gives way to real category lists.
    await this.rewriteUnion(manager, { ...key, category: 'all' });
  }

  /** Rewrites every list that has ever held one of the games. */
  private async rewriteListsOf(manager: EntityManager, bundleIds: string[]): Promise<void> {
    const lists = await manager.query<ChartKey[]>(
      `select distinct platform, category, country, ranking_type as "rankingType"
       from game_rankings where bundle_id = any($1::text[]) order by 1, 2, 3, 4`,
      [bundleIds],
    );
    for (const key of lists) await this.rewrite(manager, key);
  }

  private async writeFromCaptures(manager: EntityManager, key: ChartKey): Promise<void> {
    const stored = await this.newestCaptures(manager, key);
    const [head] = stored;
    if (!head) return this.removeEmpty(manager, key);
    const captures = stored.map(({ captured_at, ids, positions }) => ({
      capturedAt: captured_at,
      ranks: ids.map((bundleId, index) => ({ bundleId, rankPosition: positions[index] ?? 0 })),
    }));
    const ranks = listedRanks(captures, await this.seenBefore(manager, key, captures));
    await this.store(manager, key, {
      capturedAt: head.captured_at,
      sample: head.sample,
      source: head.source,
      derived: head.derived,
      total: head.row_count,
      rows: rankingRows(key, ranks, head.games ?? []),
    });
  }

  /** A list whose last capture is gone; one that is put together from others has none of its own. */
  private async removeEmpty(manager: EntityManager, key: ChartKey): Promise<void> {
    const [removed] = (await manager.query(
      `delete from ranking_lists where ${KEY_CONDITION} and derived is distinct from 'union' returning 1`,
      keyParams(key),
    )) as [object[], number];
    if (removed.length === 0) return;
    const document = `${key.platform}/${key.category}/${key.country}`;
    this.events.dispatchOnCommit(manager, LISTS_CHANNEL, document);
    await manager.query(`select pg_notify('${LISTS_CHANNEL}', $1)`, [document]);
  }

  /** The captures that a list is made from, newest first, with their ranks; the newest with its games as well. */
  private newestCaptures(manager: EntityManager, key: ChartKey): Promise<StoredCapture[]> {
    return prepared<StoredCapture>(
      manager,
      'rankings-newest',
      `select c.*, r.ids, r.positions, case when c.place = 1 then (
           select json_agg(json_build_array(g.bundle_id, g.title, g.developer, g.icon_url))
           from games g where g.bundle_id = any(r.bundle_ids)) end as games
       from (
         select captured_at, sample, source, derived, row_count,
           row_number() over (order by captured_at desc) as place
         from chart_captures where ${KEY_CONDITION}
         order by captured_at desc limit ${TREND_CAPTURES}) c
       cross join lateral (
         select coalesce(json_agg(bundle_id), '[]') as ids, coalesce(json_agg(rank_position), '[]') as positions,
           array_agg(bundle_id) as bundle_ids
         from game_rankings g where ${KEY_CONDITION} and g.captured_at = c.captured_at
           and rank_position <= ${COMPARED_RANKS}) r
       order by c.place`,
      keyParams(key),
    );
  }

  private async seenBefore(
    manager: EntityManager,
    key: ChartKey,
    captures: CapturedRanks[],
  ): Promise<Set<string>> {
    const ids = newcomers(captures);
    const oldest = captures.at(-1);
    if (ids.length === 0 || !oldest || captures.length < TREND_CAPTURES) return new Set();
    const rows = await prepared<{ bundle_id: string }>(
      manager,
      'rankings-seen',
      `select distinct bundle_id from game_rankings
       where ${KEY_CONDITION} and bundle_id = any($5::text[]) and captured_at < $6`,
      [...keyParams(key), ids, oldest.capturedAt],
    );
    return new Set(rows.map((row) => row.bundle_id));
  }

  /** Where no overall capture exists, `all` is the union of the category lists. Real lists win over samples. */
  private async rewriteUnion(manager: EntityManager, key: ChartKey): Promise<void> {
    const id = keyParams(key).join('/');
    if (this.ownOverall.has(id)) return;
    const [own] = await manager.query<{ derived: string | null; sample: boolean; committed: boolean }[]>(
      `select derived, sample, xmin <> pg_current_xact_id()::xid as committed
       from ranking_lists where ${KEY_CONDITION}`,
      keyParams(key),
    );
    if (own && !own.sample && own.derived !== 'union') {
      // What this transaction wrote itself may still be taken back.
      if (own.committed) this.ownOverall.add(id);
      return;
    }
    const lists = await manager.query<StoredList[]>(
      `select category, captured_at, sample, source, rows from ranking_lists
       where platform = $1 and country = $2 and ranking_type = $3 and category <> 'all'`,
      [key.platform, key.country, key.rankingType],
    );
    const real = lists.filter((list) => !list.sample);
    const used = real.length > 0 ? real : lists;
    const ownSampleIsKept = own && own.derived !== 'union' && real.length === 0;
    if (ownSampleIsKept || used.length === 0) return;
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
      rows: union.map(({ row }) => row),
    });
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
    const document = `${key.platform}/${key.category}/${key.country}`;
    this.events.dispatchOnCommit(manager, LISTS_CHANNEL, document);
    await prepared(
      manager,
      'rankings-store',
      `with stored as (
         insert into ranking_lists
           (platform, category, country, ranking_type, captured_at, sample, source, derived, total, rows, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now())
         on conflict (platform, category, country, ranking_type) do update set
           captured_at = excluded.captured_at, sample = excluded.sample, source = excluded.source,
           derived = excluded.derived, total = excluded.total, rows = excluded.rows, updated_at = excluded.updated_at)
       select pg_notify('${LISTS_CHANNEL}', $11)`,
      [
        ...keyParams(key),
        list.capturedAt,
        list.sample,
        list.source,
        list.derived,
        list.total,
        JSON.stringify(list.rows.slice(0, SHOWN_ROWS)),
        document,
      ],
    );
  }
}

function rankingRows(key: ChartKey, ranks: ListedRank[], games: GameCells[]): RankingRowDto[] {
  const byId = new Map(games.map((cells) => [cells[0], cells]));
  return ranks.map(({ bundleId, rankPosition, previousPosition, change, trend }) => {
    const [, title, developer, iconUrl] = byId.get(bundleId) ?? [bundleId, bundleId, null, null];
    const { platform, category } = key;
    return {
      rankPosition,
      previousPosition,
      change,
      trend,
      bundleId,
      title,
      developer,
      iconUrl,
      platform,
      category,
    };
  });
}
