import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type DeepPartial, type EntityManager, Not, Repository } from 'typeorm';
import { contains, equalTo, matchAny, since } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { tableList } from '../common/list/sql-list.js';
import { RevenueEntry } from './revenue-entry.entity.js';
import type { RevenueFacts } from './revenue.types.js';

type EntryKey = Pick<RevenueFacts, 'month' | 'game' | 'source'>;

/** The table of revenue entries. */
@Injectable()
export class RevenueRepository {
  constructor(@InjectRepository(RevenueEntry) private readonly entries: Repository<RevenueEntry>) {}

  listEntries(query: ListQuery): ListPage<RevenueEntry> {
    return tableList(this.entries, 'e', query, {
      filters: {
        q: contains('e.game'),
        month: matchAny(`to_char(e.month, 'YYYY-MM')`),
        game: { sql: (n) => `lower(e.game) = any(select lower(unnest(${n}::text[])))` },
        source: matchAny('e.source'),
        sample: equalTo('e.sample'),
        updatedSince: since('e.updated_at'),
      },
    });
  }

  findEntry(id: string): Promise<RevenueEntry | null> {
    return this.entries.findOneBy({ id });
  }

  findLocked(id: string, manager: EntityManager): Promise<RevenueEntry | null> {
    return manager.findOne(RevenueEntry, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Inserts the entry, or updates the one it was loaded from. */
  saveEntry(entry: DeepPartial<RevenueEntry>, manager: EntityManager): Promise<RevenueEntry> {
    return manager.save(manager.create(RevenueEntry, entry));
  }

  /** Writes many entries; existing ones get the new amount. */
  async upsertAmounts(
    entries: RevenueFacts[],
    createdBy: string | null,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `insert into revenue_entries (month, game, source, amount, created_by)
       select (month || '-01')::date, game, source, amount, $2
       from jsonb_to_recordset($1) as r (month text, game text, source text, amount numeric)
       on conflict (month, lower(game), source) do update set amount = excluded.amount, updated_at = now()`,
      [JSON.stringify(entries), createdBy],
    );
  }

  /** Inserts sample rows into an empty table. */
  async insertSamples(rows: DeepPartial<RevenueEntry>[], manager: EntityManager): Promise<void> {
    if (await manager.exists(RevenueEntry)) return;
    await manager.insert(
      RevenueEntry,
      rows.map((row) => ({ ...row, sample: true })),
    );
  }

  async deleteEntry(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(RevenueEntry, { id });
  }

  /** @returns how many were deleted */
  async deleteSamples(manager = this.entries.manager): Promise<number> {
    return (await manager.delete(RevenueEntry, { sample: true })).affected ?? 0;
  }

  /** Whether another entry than `id` has this month, game and source. */
  hasEntry(
    { month, game, source }: EntryKey,
    id: string | undefined,
    manager: EntityManager,
  ): Promise<boolean> {
    const entries = manager
      .createQueryBuilder(RevenueEntry, 'e')
      .where('e.month = :month and lower(e.game) = lower(:game) and e.source = :source', {
        month: `${month}-01`,
        game,
        source,
      });
    if (id) entries.andWhere({ id: Not(id) });
    return entries.getExists();
  }

  /** Real entries with the month, game and source of one of these. */
  listMatching(keys: EntryKey[], manager: EntityManager): Promise<(EntryKey & { amount: string })[]> {
    return manager.query(
      `select to_char(e.month, 'YYYY-MM') as month, e.game, e.source, e.amount from revenue_entries e
       join jsonb_to_recordset($1) as r (month text, game text, source text)
         on e.month = (r.month || '-01')::date and lower(e.game) = lower(r.game) and e.source = r.source
       where not e.sample`,
      [JSON.stringify(keys)],
    );
  }

  /** Income by month, oldest first; months without entries are left out. */
  sumByMonth(): Promise<{ month: string; iap: string | null; ads: string | null; sample: boolean }[]> {
    return this.entries.query(
      `select to_char(month, 'YYYY-MM') as month, bool_or(sample) as sample,
         sum(amount) filter (where source = 'in_app_purchases') as iap,
         sum(amount) filter (where source = 'advertisements') as ads
       from revenue_entries group by 1 order by 1`,
    );
  }
}
