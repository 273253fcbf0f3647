import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type ChartKey, TREND_CAPTURES } from '../rankings.types.js';
import { type CapturedRanks, type ListedRank, findNewcomers, listRanks } from './chart-list.js';
import { type GameCells, ListsRepository, type StoredCapture } from './lists.repository.js';
import type { RankingRowDto } from '../charts/rankings.dto.js';

/** Builds the rows of a list from its captures. */
@Injectable()
export class ListRows {
  constructor(private readonly lists: ListsRepository) {}

  /** Every compared rank of the newest capture; empty for a list without captures of its own. */
  async listAll(key: ChartKey): Promise<RankingRowDto[]> {
    return this.compose(key, await this.lists.listNewestCaptures(key));
  }

  /**
   * The rows compared with a given earlier capture.
   * @param stored newest first
   * @param earlier null when there is nothing to compare with
   */
  async composeCompared(
    key: ChartKey,
    stored: StoredCapture[],
    earlier: StoredCapture | null,
  ): Promise<RankingRowDto[]> {
    const captures = stored.map(toRanks);
    const capture = earlier && toRanks(earlier);
    const newcomers = capture && captures[0] ? findNewcomers([captures[0], capture]) : [];
    const seenBefore = new Set(
      capture && newcomers.length > 0
        ? await this.lists.listSeenBefore(key, newcomers, capture.capturedAt)
        : [],
    );
    const ranks = listRanks(captures, new Set(), Infinity, { capture, seenBefore });
    return toRankingRows(key, ranks, stored[0]?.games ?? []);
  }

  /** @param stored newest first */
  async compose(key: ChartKey, stored: StoredCapture[], manager?: EntityManager): Promise<RankingRowDto[]> {
    const captures = stored.map(toRanks);
    const ranks = listRanks(captures, await this.findSeenBefore(key, captures, manager), Infinity);
    return toRankingRows(key, ranks, stored[0]?.games ?? []);
  }

  private async findSeenBefore(
    key: ChartKey,
    captures: CapturedRanks[],
    manager?: EntityManager,
  ): Promise<Set<string>> {
    const ids = findNewcomers(captures);
    const oldest = captures.at(-1);
    if (ids.length === 0 || !oldest || captures.length < TREND_CAPTURES) return new Set();
    return new Set(await this.lists.listSeenBefore(key, ids, oldest.capturedAt, manager));
  }
}

const toRanks = ({ captured_at, row_count, ids, positions }: StoredCapture): CapturedRanks => ({
  capturedAt: captured_at,
  rows: row_count,
  ranks: ids.map((bundleId, index) => ({ bundleId, rankPosition: positions[index] ?? 0 })),
});

function toRankingRows(key: ChartKey, ranks: ListedRank[], games: GameCells[]): RankingRowDto[] {
  const byId = new Map(games.map((cells) => [cells[0], cells]));
  return ranks.map(({ bundleId, rankPosition, previousPosition, change, trend }) => {
    const [, title, developer, iconUrl] = byId.get(bundleId) ?? [bundleId, bundleId, null, null];
    const { platform, category } = key;
    // The order of these keys is the order in the response.
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
