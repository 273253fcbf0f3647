import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DatabaseEvents } from '../../database/database-events.js';
import { CHART_LISTS_LOCK } from '../../database/locks/locks.js';
import { lockNameUntilCommit } from '../../database/locks/run-locked.js';
import { listId, pickKey } from '../chart-key.js';
import { type ChartKey, LISTS_CHANNEL, SHOWN_ROWS } from '../rankings.types.js';
import { uniteLists } from './chart-list.js';
import { ListRows } from './list-rows.service.js';
import { ListsRepository, type NewList } from './lists.repository.js';
import type { RankingRowDto } from '../charts/rankings.dto.js';

/** NOTIFY channel: captures were removed. */
const OVERALL_CHANNEL = 'rankings_removed';

/** Rewrites stored current lists within the transaction of the capture that changes them. */
@Injectable()
export class ListWriter {
  /**
   * Overall lists with real captures of their own; these are never merged from categories again, unless their
   * captures are removed.
   */
  private readonly ownOverall = new Set<string>();

  constructor(
    private readonly lists: ListsRepository,
    private readonly listRows: ListRows,
    private readonly events: DatabaseEvents,
  ) {
    events.on(OVERALL_CHANNEL, () => this.ownOverall.clear());
    events.onReset(() => this.ownOverall.clear());
  }

  /** After captures are removed, overall lists may lose their own; no process may rely on its cache of them. */
  async forgetOverall(manager: EntityManager): Promise<void> {
    this.ownOverall.clear();
    this.events.dispatchOnCommit(manager, OVERALL_CHANNEL, '');
    await this.events.notify(OVERALL_CHANNEL, '', manager);
  }

  /** Rewrites lists from their newest captures, and the overall lists that are merged from them. */
  async rewrite(manager: EntityManager, keys: readonly ChartKey[]): Promise<void> {
    const lists = new Map(keys.map((key) => [listId(key), pickKey(key)]));
    const overall = new Map(
      keys.map((key) => pickKey({ ...key, category: 'all' })).map((key) => [listId(key), key]),
    );
    // Before the first read: a list written meanwhile would be lost, or written over with older captures.
    for (const id of [...overall.keys()].sort()) await lockNameUntilCommit(manager, CHART_LISTS_LOCK, id);
    for (const id of [...lists.keys()].sort()) await this.writeFromCaptures(manager, lists.get(id)!);
    // Overall lists with a sample of their own too: it gives way to real category lists.
    for (const id of [...overall.keys()].sort()) await this.rewriteUnion(manager, overall.get(id)!);
  }

  private async writeFromCaptures(manager: EntityManager, key: ChartKey): Promise<void> {
    const stored = await this.lists.listNewestCaptures(key, manager);
    const [head, previous] = stored;
    if (!head) {
      // Its last capture is gone.
      const own = await this.lists.findOrigin(key, manager);
      if (own && own.derived !== 'union') await this.remove(manager, key);
      return;
    }
    const rows = await this.listRows.compose(key, stored, manager);
    await this.store(manager, key, {
      capturedAt: head.captured_at,
      sample: head.sample,
      source: head.source,
      derived: head.derived,
      total: head.row_count,
      previousTotal: previous?.row_count ?? null,
      rows,
      ranks: rows,
    });
  }

  /** Without an overall capture, `all` is merged from the category lists. */
  private async rewriteUnion(manager: EntityManager, key: ChartKey): Promise<void> {
    const id = listId(key);
    if (this.ownOverall.has(id)) return;
    const own = await this.lists.findOrigin(key, manager);
    if (own && !own.sample && own.derived !== 'union') {
      if (own.committed) this.ownOverall.add(id);
      return;
    }
    const lists = (await this.lists.listCategories(key, manager)).map(({ captured_at, rows, ...list }) => ({
      ...list,
      capturedAt: captured_at,
      rows: JSON.parse(rows) as RankingRowDto[],
    }));
    const keepsOwnSample = own && own.derived !== 'union' && lists.every(({ sample }) => sample);
    if (keepsOwnSample) return;
    if (lists.length > 0) await this.store(manager, key, { ...uniteLists(lists), ranks: [] });
    else if (own) await this.remove(manager, key);
  }

  private async remove(manager: EntityManager, key: ChartKey): Promise<void> {
    const document = await this.lists.deleteList(key, manager);
    this.events.dispatchOnCommit(manager, LISTS_CHANNEL, document);
  }

  private async store(
    manager: EntityManager,
    key: ChartKey,
    list: Omit<NewList, 'rows'> & { rows: RankingRowDto[] },
  ): Promise<void> {
    const rows = JSON.stringify(list.rows.slice(0, SHOWN_ROWS));
    const document = await this.lists.upsertList(key, { ...list, rows }, manager);
    this.events.dispatchOnCommit(manager, LISTS_CHANNEL, document);
  }
}
