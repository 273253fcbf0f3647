import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
} from 'class-validator';
import { PLATFORMS, type Platform } from '../../games/games.types.js';
import { JobDto } from '../../jobs/jobs.dto.js';
import { AtMost } from '../../common/list/at-most.decorator.js';
import { MOST_MARKETS } from '../markets/markets.dto.js';

export { JobStartedDto } from '../../jobs/jobs.dto.js';

/** What to fetch; all of it when nothing is said. */
export class RefreshInput {
  /** Both when absent. */
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(2)
  @IsIn(PLATFORMS, { each: true, message: `must be of ${PLATFORMS.join(', ')}` })
  platforms?: Platform[];

  /** All when absent; a category that one of the platforms does not have is left out there. */
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(40)
  @IsString({ each: true })
  @MaxLength(40, { each: true })
  categories?: string[];

  /** Two-letter codes; the markets that are not paused when absent. */
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(50)
  @Matches(/^[a-zA-Z]{2}$/, { each: true, message: 'must be two-letter country codes' })
  countries?: string[];
}

/** What stands above the lists: the refresh under way, the last one and the next. */
export class RefreshStateDto {
  /** The refresh under way. */
  running: JobDto | null;
  /** The one that ended last, with its failures and its result. */
  last: JobDto | null;
  /** When the next one starts by itself; null without a schedule. */
  nextRunAt: Date | null;
  /** The markets that are refreshed when no country is named. */
  @AtMost(MOST_MARKETS)
  countries: string[];
  /** The schedule that starts it: minute, hour, day, month, weekday, in UTC; null when there is none. */
  cron: string | null;
}
