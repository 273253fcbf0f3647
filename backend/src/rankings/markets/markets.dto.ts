import { Transform } from 'class-transformer';
import {
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
} from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { Omittable } from '../../common/errors/omittable.js';
import type { ListSpec } from '../../common/list/list-query.js';
import { PLATFORMS, type Platform } from '../../games/games.types.js';

export const MOST_MARKETS = 50;

const trimmed = ({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value);
const COUNTRY = { message: 'must be a two-letter country code' };

/** A country whose charts are collected. */
export class MarketDto {
  /** The country code. */
  id: string;
  country: string;
  name: string;
  /** The stores whose charts are collected there. */
  @ApiProperty({ enum: PLATFORMS, isArray: true })
  platforms: Platform[];
  /** The schedule of this market alone; null when it follows RANKINGS_CRON. */
  cron: string | null;
  /** The schedule that counts: its own or RANKINGS_CRON; null when it is refreshed by hand only. */
  schedule: string | null;
  /** A paused market keeps its charts; neither the schedule nor a refresh of all markets fetches new ones. */
  paused: boolean;
  /** Watched for soft launches: only the overall charts are collected, not those of categories. */
  test: boolean;
  /** Charts that a refresh asks the stores for. */
  chartsPerRun: number;
  /** Charts that the schedule asks for in a day; null without a schedule. */
  chartsPerDay: number | null;
  /** Named by RANKINGS_COUNTRIES: neither paused nor removed on screen, and both stores are collected. */
  pinned: boolean;
  /** When the last refresh ended; null before the first. */
  lastRunAt: Date | null;
  lastRunJobId: string | null;
  /** Charts that the last refresh asked for. */
  lastRunCharts: number | null;
  /** Charts that it found. */
  lastRunFound: number | null;
  lastRunRows: number | null;
  nextRunAt: Date | null;
}

export const MARKET_LIST: ListSpec<keyof MarketDto> = {
  resource: 'markets',
  id: 'text',
  columns: [
    ...(['id', 'country', 'name', 'platforms', 'cron', 'schedule', 'paused', 'test', 'pinned'] as const),
    ...([
      'chartsPerRun',
      'chartsPerDay',
      'lastRunAt',
      'lastRunJobId',
      'lastRunCharts',
      'lastRunFound',
      'lastRunRows',
      'nextRunAt',
    ] as const),
  ],
  types: {
    boolean: ['paused', 'test', 'pinned'],
    integer: ['chartsPerRun', 'chartsPerDay', 'lastRunCharts', 'lastRunFound', 'lastRunRows'],
    timestamp: ['lastRunAt', 'nextRunAt'],
  },
  sort: ['name', 'lastRunAt', 'nextRunAt'],
  filter: { paused: 'boolean', test: 'boolean' },
};

/** What to change of a market; anything left out stays. */
export class MarketChange {
  /** At least one store; both in a new market. */
  @Omittable()
  @ArrayUnique({ message: 'must name each store once' })
  @IsIn(PLATFORMS, { each: true, message: `must be of ${PLATFORMS.join(', ')}` })
  @ArrayNotEmpty({ message: 'must name a store' })
  @IsArray({ message: 'must be a list of stores' })
  @ApiProperty({ enum: PLATFORMS, isArray: true, required: false })
  platforms?: Platform[];

  /** Minute, hour, day, month and weekday, in UTC, at most hourly; null or an empty text follows RANKINGS_CRON. */
  @IsOptional()
  @Transform(trimmed)
  @MaxLength(100, { message: 'must have at most 100 characters' })
  @IsString({ message: 'must be a text' })
  cron?: string | null;

  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  paused?: boolean;

  /** True watches it for soft launches: only the overall charts are collected. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  test?: boolean;
}

export class MarketInput extends MarketChange {
  /** Two-letter code of a country with a storefront. */
  @Transform(trimmed)
  @Matches(/^[a-zA-Z]{2}$/, COUNTRY)
  country: string;
}

/** A chart to open at. */
export class DefaultMarketInput {
  @IsIn(PLATFORMS, { message: `must be one of ${PLATFORMS.join(', ')}` })
  platform: Platform;

  @Transform(trimmed)
  @Matches(/^[a-zA-Z]{2}$/, COUNTRY)
  country: string;

  /** A category of that store; `all` when absent. */
  @Omittable()
  @IsString({ message: 'must be a text' })
  @MaxLength(40, { message: 'must have at most 40 characters' })
  category?: string;
}

export class DefaultMarketDto {
  @ApiProperty({ enum: PLATFORMS })
  platform: Platform;
  country: string;
  category: string;
}

/** Where screens open when the address does not say: my own choice, else that of the installation. */
export class DefaultMarketsDto {
  own: DefaultMarketDto | null;
  installation: DefaultMarketDto | null;
}
