import { Transform } from 'class-transformer';
import {
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
} from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { Omittable } from '../../common/errors/omittable.js';
import type { ListSpec } from '../../common/list/list-query.js';
import { PLATFORMS, type Platform } from '../../games/games.types.js';
import { CountryCode } from '../../common/errors/text-fields.js';
import { trimText } from '../../common/errors/transforms.js';

/** A country whose charts are fetched. */
export class MarketDto {
  /** The country code, same as `country`. */
  id: string;
  /** Storefront, as a two-letter country code in lower case. */
  country: string;
  /** English name of the country. */
  name: string;
  /** The stores whose charts are fetched. */
  @ApiProperty({ enum: PLATFORMS, isArray: true })
  platforms: Platform[];
  /** Schedule of this market alone, as a cron expression in UTC; null when it follows RANKINGS_CRON. */
  cron: string | null;
  /**
   * Schedule in effect, as a cron expression in UTC: its own or RANKINGS_CRON; null when it is refreshed manually
   * only.
   */
  schedule: string | null;
  /** True keeps its charts, but neither the schedule nor a refresh of all markets fetches new ones. */
  paused: boolean;
  /** True for a soft-launch market: only the overall charts are fetched, not those of categories. */
  test: boolean;
  /** Charts that one refresh requests from the stores. */
  chartsPerRun: number;
  /** Charts that the schedule requests per day; null without a schedule. */
  chartsPerDay: number | null;
  /** True when RANKINGS_COUNTRIES names it: it cannot be paused or removed here, and both stores are fetched. */
  pinned: boolean;
  /** When the last refresh ended (UTC); null before the first. */
  lastRunAt: Date | null;
  /** Job of the last refresh; null before the first. */
  lastRunJobId: string | null;
  /** Charts that the last refresh requested; null before the first. */
  lastRunCharts: number | null;
  /** Charts that the last refresh stored; null before the first. */
  lastRunFound: number | null;
  /** Rows that the last refresh stored; null before the first. */
  lastRunRows: number | null;
  /** Next scheduled refresh (UTC); null without a schedule. */
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

/** Fields to change; omitted ones stay. */
export class MarketChange {
  /** At least one store; both when a market is added without it. */
  @Omittable()
  @ArrayUnique({ message: 'must name each store once' })
  @IsIn(PLATFORMS, { each: true, message: `must be one of ${PLATFORMS.join(', ')}` })
  @ArrayNotEmpty({ message: 'must name a store' })
  @IsArray({ message: 'must be a list of stores' })
  @ApiProperty({ enum: PLATFORMS, isArray: true, required: false })
  platforms?: Platform[];

  /** Minute, hour, day, month and weekday in UTC, at most hourly; null or an empty text follows RANKINGS_CRON. */
  @IsOptional()
  @Transform(trimText)
  @MaxLength(100, { message: 'must have at most 100 characters' })
  @IsString({ message: 'must be a text' })
  cron?: string | null;

  /** True stops fetching this market; its charts stay. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  paused?: boolean;

  /** True fetches only the overall charts, for a soft-launch market. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  test?: boolean;
}

export class MarketInput extends MarketChange {
  /** Two-letter code of a country with a storefront. */
  @CountryCode()
  country: string;
}

/** The chart that screens open with. */
export class DefaultMarketInput {
  /** Store: `android` is Google Play, `ios` the App Store. */
  @IsIn(PLATFORMS, { message: `must be one of ${PLATFORMS.join(', ')}` })
  platform: Platform;

  /** Two-letter country code. */
  @CountryCode()
  country: string;

  /** A category of that store; `all` (the overall games chart) when absent. */
  @Omittable()
  @IsString({ message: 'must be a text' })
  @MaxLength(40, { message: 'must have at most 40 characters' })
  category?: string;
}

export class DefaultMarketDto {
  /** Store: `android` is Google Play, `ios` the App Store. */
  @ApiProperty({ enum: PLATFORMS })
  platform: Platform;
  /** Storefront, as a two-letter country code in lower case. */
  country: string;
  /** Category of the chart; `all` is the overall games chart. */
  @ApiProperty({
    anyOf: [{ $ref: '#/components/schemas/AndroidCategory' }, { $ref: '#/components/schemas/IosCategory' }],
  })
  category: string;
}

/** What screens open with when the address names no market: my own choice, or else the installation's. */
export class DefaultMarketsDto {
  /** My own choice; null when I have none. */
  own: DefaultMarketDto | null;
  /** The installation's choice; null when none is set. */
  installation: DefaultMarketDto | null;
}
