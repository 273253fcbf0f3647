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
import { MAX_MARKETS, RANKING_TYPES, type RankingType } from '../rankings/rankings.types.js';
import type { UnprovedReason } from './evidence.js';
import { CountryCode, TextLike } from '../common/errors/text-fields.js';
import { AtMost } from '../common/list/at-most.decorator.js';
import { COUNTRY_CODES } from '../common/countries.js';
import { GameSummaryDto } from '../games/catalog/game-summary.dto.js';

export const MAX_GAMES = 200;

const COUNTRY = { message: 'must be a two-letter country code' };
const WHOLE = { message: 'must be a whole number' };
export const MAX_COUNTRIES = 8;
const MAX_RANKS = 200;
const MAX_DAYS = 366;

/** A chart of a store in any country, on a day. */
export class ListOfCountriesQuery {
  /** Store whose charts are compared. */
  @IsIn(PLATFORMS, { message: `must be one of ${PLATFORMS.join(', ')}` })
  platform: Platform;

  /** Type of the charts; `downloads` when omitted. */
  @IsOptional()
  @IsIn(RANKING_TYPES, { message: `must be one of ${RANKING_TYPES.join(', ')}` })
  rankingType?: RankingType;

  /** Category of the charts; `all` when omitted. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  category?: string;

  /** UTC day as `YYYY-MM-DD`: only what was known on it counts. Today when omitted, with the latest captures. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  date?: string;

  /** Two-letter code of the country where a launch is expected; the first compared country when omitted. */
  @IsOptional()
  @CountryCode()
  target?: string;
}

class SomeCountriesQuery extends ListOfCountriesQuery {
  /** Up to 8 two-letter codes, separated by commas. When omitted: the countries captured last, or all for a single game. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.toLowerCase().split(',') : value,
  )
  @Matches(/^[a-z]{2}$/, { each: true, ...COUNTRY })
  @ArrayMaxSize(MAX_COUNTRIES, { message: `must name at most ${MAX_COUNTRIES} countries` })
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
  /** Number of top ranks to compare; 50 when omitted. */
  @IsOptional()
  @Max(MAX_RANKS, { message: `must be at most ${MAX_RANKS}` })
  @Min(1, { message: 'must be at least 1' })
  @IsInt(WHOLE)
  @Type(() => Number)
  top?: number;
}

export class CountryPresenceQuery extends SomeCountriesQuery {
  /** Bundle id of the game. */
  @TextLike(BUNDLE_ID, 'is not a bundle id')
  bundleId: string;

  /** Number of days up to `date`; 90 when omitted. */
  @IsOptional()
  @Max(MAX_DAYS, { message: `must be at most ${MAX_DAYS}` })
  @Min(7, { message: 'must be at least 7' })
  @IsInt(WHOLE)
  @Type(() => Number)
  days?: number;
}

/** The charts that an answer is based on. */
export class CountriesScopeDto {
  /** Store of the charts. */
  platform: Platform;
  /** Category of the charts; `all` for all games. */
  category: string;
  /** Type of the charts. */
  rankingType: RankingType;
  /** Last UTC day that counts, as `YYYY-MM-DD`. */
  date: string;
  /** Two-letter code of the country where a launch is expected; null when there is none. */
  target: string | null;
  /** Number of top ranks that first appearances are judged by: as many as all compared charts have. */
  depth: number;
  /** Whether this is based on sample charts; they are never mixed with real ones. */
  sample: boolean;
}

/** The chart of one country. */
export class CountryChartDto {
  /** Two-letter country code. */
  country: string;
  /** English name of the country. */
  name: string;
  /** Time of the capture of that day; null when there is none. */
  capturedAt: Date | null;
  /** Number of ranks in that capture, so a game without a rank is below them; null without a capture. */
  total: number | null;
  /** Days with a capture up to that day. */
  days: number;
  /** Nearest earlier day with a capture, as `YYYY-MM-DD`; null when there is none. */
  previousDay: string | null;
  /** Nearest later day with a capture, as `YYYY-MM-DD`; null when there is none. */
  nextDay: string | null;
}

/** Rank of a game in one country on the day. */
export class CountryRankDto {
  /** Two-letter country code. */
  country: string;
  /** `rank`: listed. `not_listed`: captured without the game. `not_captured`: unknown, the chart was not captured. */
  state: 'rank' | 'not_listed' | 'not_captured';
  /** Rank of the game, from 1; null unless the state is `rank`. */
  rank: number | null;
  /** First UTC day on which the chart listed it, as `YYYY-MM-DD`; null when it never has. */
  firstDay: string | null;
}

/** Days from the first country to the target country; a range when some days between were not captured. */
export class LeadDto {
  /** Smallest possible number of days. */
  least: number;
  /** Largest possible number of days. */
  most: number;
}

/** Where a game appeared first, as far as the captures prove it. */
export class OriginDto {
  /** Two-letter code of the first country; null when the captures prove none. */
  country: string | null;
  /** UTC day of its first appearance there, as `YYYY-MM-DD`; null when none is proved. */
  day: string | null;
  /** Why no first country is proved; null when one is. */
  @ApiProperty({ enum: ['already_there', 'same_day', 'gap', 'one_country'], nullable: true })
  why: UnprovedReason | null;
  /** For `gap`: countries whose charts were not captured around that day. */
  @AtMost(COUNTRY_CODES.size)
  missing: string[];
  /** Days until it appeared in the target country; null when it has not, or it is not proved. */
  lead: LeadDto | null;
}

/** A game with its rank in each compared country. */
export class GameOfCountriesDto extends GameSummaryDto {
  /** One per country, in the order of `countries`. */
  @AtMost(MAX_COUNTRIES)
  ranks: CountryRankDto[];
  /** Where the game appeared first. */
  origin: OriginDto;
}

/** One chart in several countries on one day. */
export class CountriesDto extends CountriesScopeDto {
  /** Number of top ranks compared. */
  top: number;
  /** Number of captures that this is based on. */
  captures: number;
  /** Time of the earliest of them; null when there is none. */
  from: Date | null;
  /** Time of the latest of them; null when there is none. */
  to: Date | null;
  /** Number of different games in them. */
  n: number;
  /** How many of these games have no analysis. */
  notAnalyzed: number;
  /** Compared charts, one per country, in the order asked for. */
  @AtMost(MAX_COUNTRIES)
  countries: CountryChartDto[];
  /** Sorted by best rank. */
  @AtMost(MAX_COUNTRIES * MAX_RANKS)
  games: GameOfCountriesDto[];
}

/** A day with a capture, and the rank of the game; days left out were not captured. */
export class PresenceDayDto {
  /** UTC day, as `YYYY-MM-DD`. */
  day: string;
  /** Rank of the game, from 1; null when the chart did not list it. */
  rank: number | null;
}

/** The days of a game in the chart of one country. */
export class CountryStripDto {
  /** Two-letter country code. */
  country: string;
  /** English name of the country. */
  name: string;
  /** Number of ranks in the newest capture. */
  total: number;
  /** First UTC day on which the chart listed it, as `YYYY-MM-DD`; null when it never has. */
  firstDay: string | null;
  /** Days with a capture, oldest first. */
  @AtMost(MAX_DAYS + 1)
  days: PresenceDayDto[];
}

/** One game in the same chart of every captured country, day by day. */
export class CountryPresenceDto extends CountriesScopeDto {
  /** Bundle id of the game. */
  bundleId: string;
  /** First UTC day shown, as `YYYY-MM-DD`. */
  from: string;
  /** Where the game appeared first. */
  origin: OriginDto;
  /** One per country with a capture. */
  @AtMost(COUNTRY_CODES.size)
  countries: CountryStripDto[];
}

/** A game that test markets listed before the target country did. */
export class SoftLaunchDto extends GameSummaryDto {
  /** `candidate`: no other captured country has listed it. `launched`: the target country has since. */
  state: 'candidate' | 'launched';
  /** Two-letter code of the test market where it appeared first. */
  country: string;
  /** UTC day of its first appearance there, as `YYYY-MM-DD`. */
  firstDay: string;
  /** Best rank in the test markets up to `date`, from 1. */
  bestRank: number;
  /** Days on which a test market listed it. */
  listedDays: number;
  /** How many of these days the target country was captured without it. */
  sharedDays: number;
  /** First UTC day on which the target country listed it, as `YYYY-MM-DD`; null when it has not. */
  launchedOn: string | null;
  /** Days from the test market to the target country; null when it has not launched or it is not proved. */
  lead: LeadDto | null;
}

/** Games new in test markets that are not listed, by reason. */
export class LeftOutDto {
  /** A chart was not captured when the game appeared. */
  gap: number;
  /** Both charts were captured on fewer than three days. */
  tooFewDays: number;
  /** The game appeared elsewhere first, or on the same day. */
  elsewhere: number;
}

export class SoftLaunchesDto extends CountriesScopeDto {
  /** Two-letter codes of the test markets that were compared. */
  @AtMost(MAX_MARKETS)
  testMarkets: string[];
  /** Days with a capture of the target country, at most 120 days back. */
  targetDays: number;
  /** Why there is no answer; null when there is one. */
  notEnough: string | null;
  /** Captures needed before there is an answer; 0 when there are enough. */
  capturesMissing: number;
  /** Games that were left out, by reason. */
  leftOut: LeftOutDto;
  /** Newest first, at most 200. */
  @AtMost(MAX_GAMES)
  games: SoftLaunchDto[];
}
