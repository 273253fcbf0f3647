import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DatabaseEvents } from '../../database/database-events.js';
import { MergedGames } from '../../games/catalogue/merged-games.service.js';
import { listId } from '../chart-key.js';
import { type ChartKey, SHOWN_ROWS } from '../rankings.types.js';
import {
  type CapturedRanks,
  type ListedRank,
  findNewcomers,
  listRanks,
  TREND_CAPTURES,
  uniteLists,
} from './chart-list.js';
import { CurrentRanksRepository } from './current-ranks.repository.js';
import { type GameCells, type ListContent, LISTS_CHANNEL, ListsRepository } from './lists.repository.js';
import type { RankingRowDto } from './rankings.dto.js';

/** Rewrites the ready current lists, in the transaction of the capture that changes them. */
@Injectable()
export class ListWriter {
  /** Overall lists that have real captures of their own; they never go back to being a union. */
  private readonly ownOverall = new Set<string>();

  constructor(
    private readonly lists: ListsRepository,
    private readonly currentRanks: CurrentRanksRepository,
    mergedGames: MergedGames,
    private readonly events: DatabaseEvents,
  ) {
    mergedGames.on(async (manager, bundleIds) => {
      for (const key of await lists.listHolding(bundleIds, manager)) await this.rewrite(manager, key);
    });
    events.onReset(() => this.ownOverall.clear());
  }

  /** Rewrites one list from its newest captures, and the overall list where that is put together from it. */
  async rewrite(manager: EntityManager, key: ChartKey): Promise<void> {
    await this.writeFromCaptures(manager, key);
    // The overall list too: a sample of its own gives way to real category lists.
    await this.rewriteUnion(manager, { ...key, category: 'all' });
  }

  private async writeFromCaptures(manager: EntityManager, key: ChartKey): Promise<void> {
    const stored = await this.lists.listNewestCaptures(key, manager);
    const [head] = stored;
    if (!head) {
      // Its last capture is gone; a list that is put together from others has none of its own.
      await this.currentRanks.replaceRanks(key, [], manager);
      const document = await this.lists.deleteOwnList(key, manager);
      if (document !== undefined) this.events.dispatchOnCommit(manager, LISTS_CHANNEL, document);
      return;
    }
    const captures = stored.map(({ captured_at, ids, positions }) => ({
      capturedAt: captured_at,
      ranks: ids.map((bundleId, index) => ({ bundleId, rankPosition: positions[index] ?? 0 })),
    }));
    const ranks = listRanks(captures, await this.findSeenBefore(manager, key, captures), Infinity);
    await this.currentRanks.replaceRanks(key, ranks, manager);
    await this.store(manager, key, {
      capturedAt: head.captured_at,
      sample: head.sample,
      source: head.source,
      derived: head.derived,
      total: head.row_count,
      rows: toRankingRows(key, ranks.slice(0, SHOWN_ROWS), head.games ?? []),
    });
  }

  private async findSeenBefore(
    manager: EntityManager,
    key: ChartKey,
    captures: CapturedRanks[],
  ): Promise<Set<string>> {
    const ids = findNewcomers(captures);
    const oldest = captures.at(-1);
    if (ids.length === 0 || !oldest || captures.length < TREND_CAPTURES) return new Set();
    return new Set(await this.lists.listSeenBefore(key, ids, oldest.capturedAt, manager));
  }

  /** Where no overall capture exists, `all` is the union of the category lists. Real lists win over samples. */
  private async rewriteUnion(manager: EntityManager, key: ChartKey): Promise<void> {
    const id = listId(key);
    if (this.ownOverall.has(id)) return;
    const own = await this.lists.findOrigin(key, manager);
    if (own && !own.sample && own.derived !== 'union') {
      if (own.committed) this.ownOverall.add(id);
      return;
    }
    const lists = await this.lists.listCategories(key, manager);
    const real = lists.filter((list) => !list.sample);
    const used = real.length > 0 ? real : lists;
    const keepsOwnSample = own && own.derived !== 'union' && real.length === 0;
    if (keepsOwnSample || used.length === 0) return;
    if (own && own.derived !== 'union') await this.currentRanks.replaceRanks(key, [], manager);
    const union = uniteLists(
      used.flatMap((list) =>
        (JSON.parse(list.rows) as RankingRowDto[]).map((row) => ({ category: list.category, row })),
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
    list: Omit<ListContent, 'rows'> & { rows: RankingRowDto[] },
  ): Promise<void> {
    const rows = JSON.stringify(list.rows.slice(0, SHOWN_ROWS));
    const document = await this.lists.upsertList(key, { ...list, rows }, manager);
    this.events.dispatchOnCommit(manager, LISTS_CHANNEL, document);
  }
}

function toRankingRows(key: ChartKey, ranks: ListedRank[], games: GameCells[]): RankingRowDto[] {
  const byId = new Map(games.map((cells) => [cells[0], cells]));
  return ranks.map(({ bundleId, rankPosition, previousPosition, change, trend }) => {
    const [, title, developer, iconUrl] = byId.get(bundleId) ?? [bundleId, bundleId, null, null];
    const { platform, category } = key;
    // The order of the keys is that of the answer.
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
