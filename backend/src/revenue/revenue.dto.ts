import { IsBoolean, IsIn, IsNumber, IsOptional, Matches, Max, MaxLength, Min } from 'class-validator';
import { Transform } from 'class-transformer';
import { Omittable } from '../common/errors/omittable.js';
import { LineOfText, TextLike } from '../common/errors/text-fields.js';
import type { ListSpec } from '../common/list/list-query.js';
import type { RevenueEntry } from './revenue-entry.entity.js';
import { MAX_AMOUNT, MONTH, REVENUE_SOURCES, type RevenueSource } from './revenue.types.js';
import { AtMost } from '../common/list/at-most.decorator.js';

export const SHOWN_IMPORT_ERRORS = 500;

export const SHOWN_IMPORT_ROWS = 100;
const MOST_MONTHS = 60;

/** What one game brought in by one source in one month. */
export class RevenueEntryDto {
  id: string;
  /**
   * Calendar month.
   * @example 2026-10
   */
  month: string;
  /** Title of the game. */
  game: string;
  source: RevenueSource;
  /** US dollars. */
  amount: number;
  /** True for rows of the sample data. */
  sample: boolean;
  createdBy: string | null;
  createdAt: Date;
  updatedAt: Date;
}

const MONTH_TEXT = 'must be a month such as 2026-10';

export class RevenueEntryInput {
  /** @example 2026-10 */
  @TextLike(MONTH, MONTH_TEXT)
  month: string;

  @LineOfText(200)
  game: string;

  @IsIn(REVENUE_SOURCES, { message: `must be one of ${REVENUE_SOURCES.join(', ')}` })
  source: RevenueSource;

  /** US dollars, at most two decimals. */
  @Max(MAX_AMOUNT, { message: 'is too large' })
  @Min(0, { message: 'must not be negative' })
  @IsNumber({ maxDecimalPlaces: 2 }, { message: 'must be a number with at most two decimals' })
  amount: number;
}

/** What to change; anything left out stays. */
export class RevenueEntryChange {
  /** @example 2026-10 */
  @Omittable()
  @TextLike(MONTH, MONTH_TEXT)
  month?: string;

  @Omittable()
  @LineOfText(200)
  game?: string;

  @Omittable()
  @IsIn(REVENUE_SOURCES, { message: `must be one of ${REVENUE_SOURCES.join(', ')}` })
  source?: RevenueSource;

  /** US dollars, at most two decimals. */
  @Omittable()
  @Max(MAX_AMOUNT, { message: 'is too large' })
  @Min(0, { message: 'must not be negative' })
  @IsNumber({ maxDecimalPlaces: 2 }, { message: 'must be a number with at most two decimals' })
  amount?: number;
}

/** Income by source, in US dollars. */
export class RevenueMonthDto {
  /** @example 2026-10 */
  month: string;
  inAppPurchases: number;
  advertisements: number;
  total: number;
}

export class RevenueSourceDto {
  total: number;
  /** Change of the last month against the month before, in percent; null when there is nothing to compare with. */
  growth: number | null;
}

/** What the Revenue screen opens with; amounts in US dollars. */
export class RevenueOverviewDto {
  /** All months of the overview together. */
  total: number;
  /** Change of the last month against the month before, in percent; null when there is nothing to compare with. */
  growth: number | null;
  inAppPurchases: RevenueSourceDto;
  advertisements: RevenueSourceDto;
  /** Oldest first, months without entries included. */
  @AtMost(MOST_MONTHS)
  months: RevenueMonthDto[];
  /** True while the figures are sample data. */
  sample: boolean;
}

export class OverviewQuery {
  /** How many months, up to the newest that has entries. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
  )
  @Max(MOST_MONTHS, { message: `must be 1 to ${MOST_MONTHS}` })
  @Min(1, { message: `must be 1 to ${MOST_MONTHS}` })
  @IsNumber({ maxDecimalPlaces: 0 }, { message: 'must be a whole number' })
  months?: number;
}

export class RevenueImportInput {
  /** The CSV: a header with `month`, `game`, `source`, `amount` in any order, then one line per entry. */
  @MaxLength(900_000, { message: 'must be at most 900,000 characters long' })
  @Matches(/\S/, { message: 'must not be empty' })
  csv: string;

  /** True only looks: nothing is written. */
  @IsOptional()
  @IsBoolean({ message: 'must be true or false' })
  preview?: boolean;
}

export class RevenueImportLineDto {
  /** Line of the file, from 1. */
  line: number;
  reason: string;
}

export class RevenueImportRowDto {
  line: number;
  /** @example 2026-10 */
  month: string;
  game: string;
  source: RevenueSource;
  amount: number;
  /** Amount of the stored entry that it replaces; null when there is none. */
  replaces: number | null;
}

/** What a CSV holds and what becomes of it. */
export class RevenueImportDto {
  /** Usable lines. Those that change something are written; the first 100 of them are in `rows`. */
  valid: number;
  /** Of the usable lines: the amount is stored already. */
  unchanged: number;
  @AtMost(SHOWN_IMPORT_ROWS)
  rows: RevenueImportRowDto[];
  /** Lines that cannot be used; they are skipped. */
  @AtMost(SHOWN_IMPORT_ERRORS)
  errors: RevenueImportLineDto[];
  /** Entries written; 0 for a preview. */
  written: number;
}

export const REVENUE_LIST: ListSpec<keyof RevenueEntryDto> = {
  resource: 'revenue-entries',
  followed: true,
  columns: ['id', 'month', 'game', 'source', 'amount', 'sample', 'createdBy', 'createdAt', 'updatedAt'],
  types: { boolean: ['sample'], decimal: ['amount'], timestamp: ['createdAt', 'updatedAt'] },
  sort: ['month', 'game', 'source', 'amount', 'createdAt', 'updatedAt'],
  defaultOrder: 'DESC',
  filter: {
    q: 'search',
    month: 'text',
    game: 'text',
    source: REVENUE_SOURCES,
    sample: 'boolean',
    updatedSince: 'date',
  },
};

export function toRevenueEntryDto(row: RevenueEntry): RevenueEntryDto {
  const { id, month, game, source, amount, sample, createdBy, createdAt, updatedAt } = row;
  return {
    id,
    month: month.slice(0, 7),
    game,
    source,
    amount: Number(amount),
    sample,
    createdBy,
    createdAt,
    updatedAt,
  };
}
