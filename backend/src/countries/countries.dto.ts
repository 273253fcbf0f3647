import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { BUNDLE_ID, PLATFORMS, type Platform } from '../games/games.types.js';
import { RANKING_TYPES, type RankingType } from '../rankings/rankings.types.js';
import type { WhyNotFirst } from './evidence.js';
import { TextLike } from '../common/errors/text-fields.js';
import { AtMost } from '../common/list/at-most.decorator.js';
import { COUNTRY_CODES } from '../common/countries.js';
import { MOST_MARKETS } from '../rankings/markets/markets.dto.js';

export const MOST_GAMES = 200;

const COUNTRY = { message: 'must be a two-letter country code' };
const lowerCase = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.toLowerCase() : value;
const WHOLE = { message: 'must be a whole number' };
export const MOST_COUNTRIES = 8;
const MOST_RANKS = 200;
const MOST_DAYS = 366;

/** One list of a store, whatever the country, on a day. */
export class ListOfCountriesQuery {
  @IsIn(PLATFORMS, { message: `must be one of ${PLATFORMS.join(', ')}` })
  platform: Platform;

  /** `downloads` when absent. */
  @IsOptional()
  @IsIn(RANKING_TYPES, { message: `must be one of ${RANKING_TYPES.join(', ')}` })
  rankingType?: RankingType;

  /** Product category; `all` when absent. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  category?: string;

  /** A day (UTC), `YYYY-MM-DD`: as it was known then. When absent today; charts are those captured last. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  date?: string;

  /** The country that launches are waited for in; the first one compared when absent. */
  @IsOptional()
  @Transform(lowerCase)
  @Matches(/^[a-z]{2}$/, COUNTRY)
  target?: string;
}

class SomeCountriesQuery extends ListOfCountriesQuery {
  /** Up to 8 two-letter codes, separated by commas; when absent those captured last, for one game all. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.toLowerCase().split(',') : value,
  )
  @Matches(/^[a-z]{2}$/, { each: true, ...COUNTRY })
  @ArrayMaxSize(MOST_COUNTRIES, { message: `must name at most ${MOST_COUNTRIES} countries` })
  @ArrayUnique({ message: 'must name each country once' })
  @IsArray()
  @ApiProperty({
    type: String,
    required: false,
    pattern: '^[A-Za-z]{2}(,[A-Za-z]{2}){0,7}$',
    example: 'tw,us',
  })
  countries?: string[];
}

export class CountriesQuery extends SomeCountriesQuery {
  /** How many of the first places, 50 when absent. */
  @IsOptional()
  @Max(MOST_RANKS, { message: `must be at most ${MOST_RANKS}` })
  @Min(1, { message: 'must be at least 1' })
  @IsInt(WHOLE)
  @Type(() => Number)
  top?: number;
}

export class CountryPresenceQuery extends SomeCountriesQuery {
  @TextLike(BUNDLE_ID, 'is not a bundle id')
  bundleId: string;

  /** Days up to the one asked for, 90 when absent. */
  @IsOptional()
  @Max(MOST_DAYS, { message: `must be at most ${MOST_DAYS}` })
  @Min(7, { message: 'must be at least 7' })
  @IsInt(WHOLE)
  @Type(() => Number)
  days?: number;
}

/** What was looked at. */
export class CountriesScopeDto {
  platform: Platform;
  category: string;
  rankingType: RankingType;
  /** The day, UTC. */
  date: string;
  target: string | null;
  /** Where a game appeared first is told of so many first places, as deep as all compared charts go. */
  depth: number;
  /** True when this rests on sample charts; they are never mixed with real ones. */
  sample: boolean;
}

/** The chart of one country. */
export class CountryChartDto {
  country: string;
  name: string;
  /** Of the capture on the day; null when there is none. */
  capturedAt: Date | null;
  /** Ranks of that capture: a game without a rank is outside of these. */
  total: number | null;
  /** Captured days until then. */
  days: number;
  /** The nearest captured days. */
  previousDay: string | null;
  nextDay: string | null;
}

/** Where a game stands in one country on the day. */
export class CountryRankDto {
  country: string;
  /** `not_captured` says nothing of the game. */
  state: 'rank' | 'not_listed' | 'not_captured';
  rank: number | null;
  /** The first day on which the chart listed it; null when it has not. */
  firstDay: string | null;
}

/** Days from the first country to the target country; a range where a day between was not captured. */
export class LeadDto {
  least: number;
  most: number;
}

/** Where a game appeared first, as far as the captures prove it. */
export class OriginDto {
  /** The country; null when the captures do not prove one. */
  country: string | null;
  day: string | null;
  /** Why none is proved. */
  @ApiProperty({ enum: ['already_there', 'same_day', 'gap', 'one_country'], nullable: true })
  why: WhyNotFirst | null;
  /** The countries whose charts were not captured around that day; a reason of `gap`. */
  @AtMost(COUNTRY_CODES.size)
  missing: string[];
  /** Until it appeared in the target country; null when it has not, or is not proved. */
  lead: LeadDto | null;
}

export class GameOfCountriesDto {
  bundleId: string;
  title: string;
  developer: string | null;
  iconUrl: string | null;
  /** In the order of the countries. */
  @AtMost(MOST_COUNTRIES)
  ranks: CountryRankDto[];
  origin: OriginDto;
}

/** One list in several countries on one day. */
export class CountriesDto extends CountriesScopeDto {
  top: number;
  /** Captures that this rests on: those of the day. */
  captures: number;
  /** The first and the last of them; null when there is none. */
  from: Date | null;
  to: Date | null;
  /** Different games. */
  n: number;
  /** How many of them are not analyzed. */
  notAnalyzed: number;
  @AtMost(MOST_COUNTRIES)
  countries: CountryChartDto[];
  /** By best rank. */
  @AtMost(MOST_COUNTRIES * MOST_RANKS)
  games: GameOfCountriesDto[];
}

/** A captured day of a chart and the game's rank in it; days that are left out were not captured. */
export class PresenceDayDto {
  day: string;
  /** Null: captured, but not listed. */
  rank: number | null;
}

export class CountryStripDto {
  country: string;
  name: string;
  /** Ranks of its newest capture. */
  total: number;
  firstDay: string | null;
  @AtMost(MOST_DAYS + 1)
  days: PresenceDayDto[];
}

/** One game in the same list of every captured country, day by day. */
export class CountryPresenceDto extends CountriesScopeDto {
  bundleId: string;
  from: string;
  origin: OriginDto;
  @AtMost(COUNTRY_CODES.size)
  countries: CountryStripDto[];
}

/** A game that test markets listed before the target country. */
export class SoftLaunchDto {
  bundleId: string;
  title: string;
  developer: string | null;
  iconUrl: string | null;
  /** `candidate`: no other captured country has listed it. `launched`: the target country has since. */
  state: 'candidate' | 'launched';
  /** The test market where it appeared first. */
  country: string;
  firstDay: string;
  /** Best rank in the test markets until the day. */
  bestRank: number;
  /** Days on which a test market listed it. */
  listedDays: number;
  /** On so many of them the target country was captured too, without it. */
  sharedDays: number;
  /** When the target country listed it first. */
  launchedOn: string | null;
  lead: LeadDto | null;
}

/** Arrivals in test markets of which nothing is claimed, by why not. */
export class LeftOutDto {
  /** A chart was not captured when they appeared. */
  gap: number;
  /** Fewer than three days on which both charts were captured. */
  tooFewDays: number;
  /** They appeared elsewhere first, or on the same day. */
  elsewhere: number;
}

export class SoftLaunchesDto extends CountriesScopeDto {
  @AtMost(MOST_MARKETS)
  testMarkets: string[];
  /** Days that the target country was captured until then, at most 120 back. */
  targetDays: number;
  /** Why nothing can be told; null when something can. */
  notEnough: string | null;
  /** Captures that are missing until something can be told; 0 when there are enough. */
  capturesMissing: number;
  leftOut: LeftOutDto;
  /** Newest first, at most 200. */
  @AtMost(MOST_GAMES)
  games: SoftLaunchDto[];
}
