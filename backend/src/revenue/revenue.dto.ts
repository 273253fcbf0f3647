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
const MAX_MONTHS = 60;

/** Revenue of one game from one source in one month. */
export class RevenueEntryDto {
  /** UUID of the entry. */
  id: string;
  /**
   * Calendar month.
   * @example 2026-10
   */
  month: string;
  /** Title of the game. */
  game: string;
  /** In-app purchases or advertisements. */
  source: RevenueSource;
  /** US dollars. */
  amount: number;
  /** True for entries of the sample data. */
  sample: boolean;
  /** Profile id of the person who entered it; null for sample data and deleted accounts. */
  createdBy: string | null;
  /** When it was entered (UTC). */
  createdAt: Date;
  /** When it last changed (UTC). */
  updatedAt: Date;
}

const MONTH_TEXT = 'must be a month such as 2026-10';

export class RevenueEntryInput {
  /**
   * Calendar month, `YYYY-MM`.
   * @example 2026-10
   */
  @TextLike(MONTH, MONTH_TEXT)
  month: string;

  /** Title of the game. */
  @LineOfText(200)
  game: string;

  /** In-app purchases or advertisements. */
  @IsIn(REVENUE_SOURCES, { message: `must be one of ${REVENUE_SOURCES.join(', ')}` })
  source: RevenueSource;

  /** US dollars, at most two decimals. */
  @Max(MAX_AMOUNT, { message: 'is too large' })
  @Min(0, { message: 'must not be negative' })
  @IsNumber({ maxDecimalPlaces: 2 }, { message: 'must be a number with at most two decimals' })
  amount: number;
}

/** Fields to change; omitted ones stay. */
export class RevenueEntryChange {
  /**
   * Calendar month, `YYYY-MM`.
   * @example 2026-10
   */
  @Omittable()
  @TextLike(MONTH, MONTH_TEXT)
  month?: string;

  /** Title of the game. */
  @Omittable()
  @LineOfText(200)
  game?: string;

  /** In-app purchases or advertisements. */
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

/** Revenue by source, in US dollars. */
export class RevenueMonthDto {
  /**
   * Calendar month, `YYYY-MM`.
   * @example 2026-10
   */
  month: string;
  /** Revenue from in-app purchases, in US dollars. */
  inAppPurchases: number;
  /** Revenue from advertisements, in US dollars. */
  advertisements: number;
  /** Revenue from all sources, in US dollars. */
  total: number;
}

export class RevenueSourceDto {
  /** Revenue over all months of the overview, in US dollars. */
  total: number;
  /** Change of the last month from the month before, in percent; null when there is nothing to compare with. */
  growth: number | null;
}

/** Overview of the Revenue screen; amounts in US dollars. */
export class RevenueOverviewDto {
  /** Revenue over all months of the overview, in US dollars. */
  total: number;
  /** Change of the last month from the month before, in percent; null when there is nothing to compare with. */
  growth: number | null;
  /** Revenue from in-app purchases. */
  inAppPurchases: RevenueSourceDto;
  /** Revenue from advertisements. */
  advertisements: RevenueSourceDto;
  /** Oldest first, including months without entries. */
  @AtMost(MAX_MONTHS)
  months: RevenueMonthDto[];
  /** True while the figures are sample data. */
  sample: boolean;
}

export class OverviewQuery {
  /** Number of months, ending with the newest that has entries. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
  )
  @Max(MAX_MONTHS, { message: `must be 1 to ${MAX_MONTHS}` })
  @Min(1, { message: `must be 1 to ${MAX_MONTHS}` })
  @IsNumber({ maxDecimalPlaces: 0 }, { message: 'must be a whole number' })
  months?: number;
}

export class RevenueImportInput {
  /** CSV text: a header with `month`, `game`, `source`, `amount` in any order, then one line per entry. */
  @MaxLength(900_000, { message: 'must be at most 900,000 characters long' })
  @Matches(/\S/, { message: 'must not be empty' })
  csv: string;

  /** True only checks the file and writes nothing; false when absent. */
  @IsOptional()
  @IsBoolean({ message: 'must be true or false' })
  preview?: boolean;
}

export class RevenueImportLineDto {
  /** Line of the file, from 1. */
  line: number;
  /** Why the line cannot be used. */
  reason: string;
}

export class RevenueImportRowDto {
  /** Line of the file, from 1. */
  line: number;
  /**
   * Calendar month, `YYYY-MM`.
   * @example 2026-10
   */
  month: string;
  /** Title of the game. */
  game: string;
  /** In-app purchases or advertisements. */
  source: RevenueSource;
  /** US dollars. */
  amount: number;
  /** Amount of the stored entry that it replaces, in US dollars; null when there is none. */
  replaces: number | null;
}

/** The content of a CSV and the result of importing it. */
export class RevenueImportDto {
  /** Usable lines. Those that change something are written; the first 100 of them are in `rows`. */
  valid: number;
  /** Usable lines whose amount is already stored. */
  unchanged: number;
  /** First 100 lines that change something, in the order of the file. */
  @AtMost(SHOWN_IMPORT_ROWS)
  rows: RevenueImportRowDto[];
  /** Lines that cannot be used and are skipped, at most 500. */
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
