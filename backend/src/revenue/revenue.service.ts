import { countNoun } from '../common/text/count-noun.js';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService } from '../activity/activity.service.js';
import type { Actor } from '../common/access/access.types.js';
import { Clock } from '../common/time/clock.js';
import { conflict, invalidField, notFound } from '../common/errors/problem.js';
import { IdempotencyService } from '../common/idempotency/idempotency.service.js';
import { type ListPage, mapList } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { TabularError } from '../common/tabular/tabular.types.js';
import { growth, listMonthsUntil, sum, fillGaps } from './growth.js';
import { type ReadRevenue, readRevenueCsv } from './read-revenue-csv.js';
import type { RevenueEntry } from './revenue-entry.entity.js';
import {
  type RevenueEntryChange,
  type RevenueEntryDto,
  type RevenueEntryInput,
  type RevenueImportDto,
  type RevenueImportInput,
  type RevenueOverviewDto,
  toRevenueEntryDto,
  SHOWN_IMPORT_ROWS,
  SHOWN_IMPORT_ERRORS,
} from './revenue.dto.js';
import { RevenueRepository } from './revenue.repository.js';
import type { MonthIncome, RevenueFacts } from './revenue.types.js';

const KIND = 'revenue.changed';
const DEFAULT_MONTHS = 5;

/** Revenue of the studio's games. Samples and real rows never mix: the first real row replaces the samples. */
@Injectable()
export class RevenueService {
  constructor(
    private readonly entries: RevenueRepository,
    private readonly source: DataSource,
    private readonly activity: ActivityService,
    private readonly idempotency: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  list(query: ListQuery): ListPage<RevenueEntryDto> {
    return mapList(this.entries.listEntries(query), (rows) => rows.map(toRevenueEntryDto));
  }

  /** @throws ProblemException 404 */
  async get(id: string): Promise<RevenueEntryDto> {
    return toRevenueEntryDto(assertFound(await this.entries.findEntry(id)));
  }

  /** @throws ProblemException 409 when there already is an entry for the month, game and source */
  create(input: RevenueEntryInput, actor: Actor): Promise<RevenueEntryDto> {
    return this.source.transaction(async (manager) => {
      await this.entries.deleteSamples(manager);
      await this.assertUnique(manager, input);
      const entry = { ...toRow(input), createdBy: actor.userId ?? null };
      const row = await this.entries.saveEntry(entry, manager);
      await this.activity.recordBy(
        actor,
        { kind: KIND, text: `Revenue of ${input.game} for ${input.month} was entered`, subject: row.id },
        manager,
      );
      const dto = toRevenueEntryDto(row);
      await this.idempotency.storeAnswer(manager, dto);
      return dto;
    });
  }

  /** @throws ProblemException 404, 409 */
  update(id: string, change: RevenueEntryChange, actor: Actor): Promise<RevenueEntryDto> {
    return this.source.transaction(async (manager) => {
      const row = assertFound(await this.entries.findLocked(id, manager));
      const { month, game, source, amount } = { ...toRevenueEntryDto(row), ...pickDefined(change) };
      await this.assertUnique(manager, { month, game, source }, id);
      // Editing a sample row turns it into a real one.
      Object.assign(row, toRow({ month, game, source, amount }), { sample: false });
      if (actor.userId) row.createdBy ??= actor.userId;
      const saved = await this.entries.saveEntry(row, manager);
      await this.entries.deleteSamples(manager);
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
      const row = assertFound(await this.entries.findLocked(id, manager));
      await this.entries.deleteEntry(id, manager);
      const dto = toRevenueEntryDto(row);
      await this.activity.recordBy(
        actor,
        { kind: KIND, text: `Revenue of ${dto.game} for ${dto.month} was deleted`, subject: id },
        manager,
      );
      return dto;
    });
  }

  /** @param months how many, ending with the newest that has entries */
  async overview(months = DEFAULT_MONTHS): Promise<RevenueOverviewDto> {
    const { months: known, sample } = await this.readIncome();
    const last = known.at(-1)?.month ?? this.clock.now().toISOString().slice(0, 7);
    const span = fillGaps(listMonthsUntil(last, months), known);
    const before = known.filter(({ month }) => month < (span[0]?.month ?? '')).at(-1);
    const [previous, current] = span.length > 1 ? span.slice(-2) : [before, span.at(-1)];
    const describePart = (name: 'inAppPurchases' | 'advertisements') => ({
      total: sum(span.map((row) => row[name])),
      growth: growth(previous?.[name], current?.[name]),
    });
    return {
      total: sum(span.map((row) => row.total)),
      growth: growth(previous?.total, current?.total),
      inAppPurchases: describePart('inAppPurchases'),
      advertisements: describePart('advertisements'),
      months: span,
      sample,
    };
  }

  /** Income by month, oldest first, and whether samples are in it; months without entries are left out. */
  async readIncome(): Promise<{ months: MonthIncome[]; sample: boolean }> {
    const rows = await this.entries.sumByMonth();
    const months = rows.map(({ month, iap, ads }) => {
      const [inAppPurchases, advertisements] = [Number(iap ?? 0), Number(ads ?? 0)];
      return { month, inAppPurchases, advertisements, total: sum([inAppPurchases, advertisements]) };
    });
    return { months, sample: rows.some((row) => row.sample) };
  }

  /** Parses a CSV of entries and, unless it is a preview, writes them; existing entries get the new amount. */
  async import({ csv, preview }: RevenueImportInput, actor: Actor): Promise<RevenueImportDto> {
    const read = await readCsv(csv);
    return this.source.transaction(async (manager) => {
      if (!preview && read.rows.length > 0) await this.entries.deleteSamples(manager);
      const known = await this.getAmounts(read.rows, manager);
      const changed = read.rows.filter((row) => known.get(keyFor(row)) !== row.amount);
      const answer: RevenueImportDto = {
        valid: read.rows.length,
        unchanged: read.rows.length - changed.length,
        rows: changed
          .slice(0, SHOWN_IMPORT_ROWS)
          .map((row) => ({ ...row, replaces: known.get(keyFor(row)) ?? null })),
        errors: read.errors.slice(0, SHOWN_IMPORT_ERRORS),
        written: preview ? 0 : changed.length,
      };
      if (preview || changed.length === 0) return answer;
      await this.entries.upsertAmounts(changed, actor.userId ?? null, manager);
      await this.activity.recordBy(
        actor,
        {
          kind: KIND,
          text: `${countNoun(changed.length, 'revenue entry was', 'revenue entries were')} imported`,
        },
        manager,
      );
      await this.idempotency.storeAnswer(manager, answer);
      return answer;
    });
  }

  /**
   * Deletes the sample rows.
   * @returns how many were deleted
   */
  clearSamples(): Promise<number> {
    return this.entries.deleteSamples();
  }

  /** Inserts sample rows into an empty table. */
  async addSamples(manager: EntityManager, rows: RevenueFacts[]): Promise<void> {
    await this.entries.insertSamples(rows.map(toRow), manager);
  }

  private async assertUnique(
    manager: EntityManager,
    { month, game, source }: Pick<RevenueFacts, 'month' | 'game' | 'source'>,
    id?: string,
  ): Promise<void> {
    if (await this.entries.hasEntry({ month, game, source }, id, manager)) {
      const text = `An entry for ${game}, ${month} and this source already exists. Change that one.`;
      throw conflict(text, 'revenue_entry_exists', { month: text });
    }
  }

  private async getAmounts(rows: RevenueFacts[], manager: EntityManager): Promise<Map<string, number>> {
    const found = await this.entries.listMatching(rows, manager);
    return new Map(found.map((row) => [keyFor(row), Number(row.amount)]));
  }
}

const keyFor = ({ month, game, source }: Omit<RevenueFacts, 'amount'>): string =>
  `${month}\n${game.toLowerCase()}\n${source}`;

const toRow = ({ month, game, source, amount }: RevenueFacts) => ({
  month: `${month}-01`,
  game,
  source,
  amount: amount.toFixed(2),
});

const pickDefined = (change: RevenueEntryChange): Partial<RevenueFacts> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

async function readCsv(csv: string): Promise<ReadRevenue> {
  try {
    return await readRevenueCsv(csv);
  } catch (error) {
    if (error instanceof TabularError) throw invalidField('csv', error.message);
    throw error;
  }
}

function assertFound(row: RevenueEntry | null): RevenueEntry {
  if (!row) throw notFound('Revenue entry not found');
  return row;
}
