import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Not, Repository } from 'typeorm';
import { ActivityService } from '../activity/activity.service.js';
import type { Actor } from '../auth/auth.types.js';
import { Clock } from '../common/clock.js';
import { conflict, invalidField, notFound } from '../common/errors/problem.js';
import { IdempotencyService } from '../common/idempotency/idempotency.service.js';
import { contains, equalTo, oneOf, since } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { queryList } from '../common/list/query-list.js';
import { TabularError } from '../common/tabular/tabular.types.js';
import { growth, monthsUntil, sum, withGaps } from './growth.js';
import { type ReadRevenue, readRevenueCsv } from './read-revenue-csv.js';
import { RevenueEntry } from './revenue-entry.entity.js';
import {
  type RevenueEntryChange,
  type RevenueEntryDto,
  type RevenueEntryInput,
  type RevenueImportDto,
  type RevenueImportInput,
  type RevenueOverviewDto,
  toRevenueEntryDto,
} from './revenue.dto.js';
import type { MonthIncome, RevenueFacts } from './revenue.types.js';

const KIND = 'revenue.changed';
const DEFAULT_MONTHS = 5;
const SHOWN_IMPORT_ROWS = 100;
const SHOWN_IMPORT_ERRORS = 500;

/** What the studio's games bring in. Sample rows never stand beside real ones: the first real one takes their place. */
@Injectable()
export class RevenueService {
  constructor(
    @InjectRepository(RevenueEntry) private readonly entries: Repository<RevenueEntry>,
    private readonly source: DataSource,
    private readonly activity: ActivityService,
    private readonly idempotency: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  list(query: ListQuery): ListPage<RevenueEntryDto> {
    return queryList(query, {
      query: () => this.entries.createQueryBuilder('e'),
      filters: {
        q: contains('e.game'),
        month: oneOf(`to_char(e.month, 'YYYY-MM')`),
        game: { sql: (n) => `lower(e.game) = any(select lower(unnest(${n}::text[])))` },
        source: oneOf('e.source'),
        sample: equalTo('e.sample'),
        updatedSince: since('e.updated_at'),
      },
      sortColumns: {
        month: 'e.month',
        game: 'e.game',
        source: 'e.source',
        amount: 'e.amount',
        createdAt: 'e.createdAt',
        updatedAt: 'e.updatedAt',
      },
      id: 'e.id',
      toDtos: (rows) => rows.map(toRevenueEntryDto),
    });
  }

  /** @throws ProblemException 404 */
  async get(id: string): Promise<RevenueEntryDto> {
    return toRevenueEntryDto(await this.find(this.entries.manager, id));
  }

  /** @throws ProblemException 409 when the month, game and source have an entry already */
  create(input: RevenueEntryInput, actor: Actor): Promise<RevenueEntryDto> {
    return this.source.transaction(async (manager) => {
      await this.clearSample(manager);
      await this.refuseTwin(manager, input);
      const row = await manager.save(
        manager.create(RevenueEntry, { ...toRow(input), createdBy: actor.userId ?? null }),
      );
      await this.activity.recordBy(
        actor,
        { kind: KIND, text: `Revenue of ${input.game} for ${input.month} was entered`, subject: row.id },
        manager,
      );
      const dto = toRevenueEntryDto(row);
      await this.idempotency.keep(manager, dto);
      return dto;
    });
  }

  /** @throws ProblemException 404, 409 */
  update(id: string, change: RevenueEntryChange, actor: Actor): Promise<RevenueEntryDto> {
    return this.source.transaction(async (manager) => {
      const row = await this.find(manager, id);
      const { month, game, source, amount } = { ...toRevenueEntryDto(row), ...given(change) };
      await this.refuseTwin(manager, { month, game, source }, id);
      // Who changes a sample row makes it a figure of theirs.
      Object.assign(row, toRow({ month, game, source, amount }), { sample: false });
      if (actor.userId) row.createdBy ??= actor.userId;
      const saved = await manager.save(row);
      await this.clearSample(manager);
      await this.activity.recordBy(
        actor,
        { kind: KIND, text: `Revenue of ${game} for ${month} was changed`, subject: id },
        manager,
      );
      return toRevenueEntryDto(saved);
    });
  }

  /** @throws ProblemException 404 */
  remove(id: string, actor: Actor): Promise<RevenueEntryDto> {
    return this.source.transaction(async (manager) => {
      const row = await this.find(manager, id);
      await manager.delete(RevenueEntry, { id });
      const dto = toRevenueEntryDto(row);
      await this.activity.recordBy(
        actor,
        { kind: KIND, text: `Revenue of ${dto.game} for ${dto.month} was deleted`, subject: id },
        manager,
      );
      return dto;
    });
  }

  /** @param months how many, up to the newest that has entries */
  async overview(months = DEFAULT_MONTHS): Promise<RevenueOverviewDto> {
    const known = await this.byMonth();
    const last = known.at(-1)?.month ?? this.clock.now().toISOString().slice(0, 7);
    const span = withGaps(monthsUntil(last, months), known);
    const before = known.filter(({ month }) => month < (span[0]?.month ?? '')).at(-1);
    const [previous, current] = span.length > 1 ? span.slice(-2) : [before, span.at(-1)];
    const part = (name: 'inAppPurchases' | 'advertisements') => ({
      total: sum(span.map((row) => row[name])),
      growth: growth(previous?.[name], current?.[name]),
    });
    return {
      total: sum(span.map((row) => row.total)),
      growth: growth(previous?.total, current?.total),
      inAppPurchases: part('inAppPurchases'),
      advertisements: part('advertisements'),
      months: span,
      sample: await this.entries.existsBy({ sample: true }),
    };
  }

  /** Income by month, oldest first; months without entries are left out. */
  async byMonth(): Promise<MonthIncome[]> {
    const rows = await this.source.query<{ month: string; iap: string; ads: string }[]>(
      `select to_char(month, 'YYYY-MM') as month,
         sum(amount) filter (where source = 'in_app_purchases') as iap,
         sum(amount) filter (where source = 'advertisements') as ads
       from revenue_entries group by 1 order by 1`,
    );
    return rows.map(({ month, iap, ads }) => {
      const [inAppPurchases, advertisements] = [Number(iap ?? 0), Number(ads ?? 0)];
      return { month, inAppPurchases, advertisements, total: sum([inAppPurchases, advertisements]) };
    });
  }

  hasSample(): Promise<boolean> {
    return this.entries.existsBy({ sample: true });
  }

  /** Reads a CSV of entries and, unless it is a preview, writes them; an entry that exists gets the new amount. */
  async import({ csv, preview }: RevenueImportInput, actor: Actor): Promise<RevenueImportDto> {
    const read = await readCsv(csv);
    return this.source.transaction(async (manager) => {
      if (!preview && read.rows.length > 0) await this.clearSample(manager);
      const known = await this.amountsOf(manager, read.rows);
      const changed = read.rows.filter((row) => known.get(keyOf(row)) !== row.amount);
      const answer: RevenueImportDto = {
        valid: read.rows.length,
        unchanged: read.rows.length - changed.length,
        rows: changed
          .slice(0, SHOWN_IMPORT_ROWS)
          .map((row) => ({ ...row, replaces: known.get(keyOf(row)) ?? null })),
        errors: read.errors.slice(0, SHOWN_IMPORT_ERRORS),
        written: preview ? 0 : changed.length,
      };
      if (preview || changed.length === 0) return answer;
      await manager.query(
        `insert into revenue_entries (month, game, source, amount, created_by)
         select (month || '-01')::date, game, source, amount, $2
         from jsonb_to_recordset($1) as r (month text, game text, source text, amount numeric)
         on conflict (month, lower(game), source) do update set amount = excluded.amount, updated_at = now()`,
        [JSON.stringify(changed), actor.userId ?? null],
      );
      await this.activity.recordBy(
        actor,
        {
          kind: KIND,
          text: `${changed.length} revenue ${changed.length === 1 ? 'entry was' : 'entries were'} imported`,
        },
        manager,
      );
      await this.idempotency.keep(manager, answer);
      return answer;
    });
  }

  /** Takes the sample rows away. @returns how many there were */
  clearSamples(): Promise<number> {
    return this.clearSample(this.entries.manager);
  }

  /** Puts sample rows into an empty table. */
  async addSamples(manager: EntityManager, rows: RevenueFacts[]): Promise<void> {
    if (await manager.exists(RevenueEntry)) return;
    await manager.insert(
      RevenueEntry,
      rows.map((row) => ({ ...toRow(row), sample: true })),
    );
  }

  private async clearSample(manager: EntityManager): Promise<number> {
    return (await manager.delete(RevenueEntry, { sample: true })).affected ?? 0;
  }

  private async find(manager: EntityManager, id: string): Promise<RevenueEntry> {
    const row = await manager.findOneBy(RevenueEntry, { id });
    if (!row) throw notFound('Revenue entry not found');
    return row;
  }

  private async refuseTwin(
    manager: EntityManager,
    { month, game, source }: Pick<RevenueFacts, 'month' | 'game' | 'source'>,
    id?: string,
  ): Promise<void> {
    const twins = manager
      .createQueryBuilder(RevenueEntry, 'e')
      .where('e.month = :month and lower(e.game) = lower(:game) and e.source = :source', {
        month: `${month}-01`,
        game,
        source,
      });
    if (id) twins.andWhere({ id: Not(id) });
    if (await twins.getExists()) {
      const text = `There is an entry for ${game}, ${month} and this source already; change that one.`;
      throw conflict(text, 'revenue_entry_exists', { month: text });
    }
  }

  private async amountsOf(manager: EntityManager, rows: RevenueFacts[]): Promise<Map<string, number>> {
    const found = await manager.query<(RevenueFacts & { amount: string })[]>(
      `select to_char(e.month, 'YYYY-MM') as month, e.game, e.source, e.amount from revenue_entries e
       join jsonb_to_recordset($1) as r (month text, game text, source text)
         on e.month = (r.month || '-01')::date and lower(e.game) = lower(r.game) and e.source = r.source
       where not e.sample`,
      [JSON.stringify(rows)],
    );
    return new Map(found.map((row) => [keyOf(row), Number(row.amount)]));
  }
}

const keyOf = ({ month, game, source }: RevenueFacts): string => `${month}\n${game.toLowerCase()}\n${source}`;

const toRow = ({ month, game, source, amount }: RevenueFacts) => ({
  month: `${month}-01`,
  game,
  source,
  amount: amount.toFixed(2),
});

const given = (change: RevenueEntryChange): Partial<RevenueFacts> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

async function readCsv(csv: string): Promise<ReadRevenue> {
  try {
    return await readRevenueCsv(csv);
  } catch (error) {
    if (error instanceof TabularError) throw invalidField('csv', error.message);
    throw error;
  }
}
