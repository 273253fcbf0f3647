import { Transform } from 'class-transformer';
import { IsBooleanString, IsIn, IsInt, IsISO8601, Length, Matches, Max, Min } from 'class-validator';
import { Omittable } from '../../common/errors/omittable.js';
import { BUNDLE_ID, PLATFORMS, type Platform } from '../../games/games.types.js';
import { MARKET_EVENT_TYPES, type MarketEventType } from '../market-events.types.js';
import { TextLike } from '../../common/errors/text-fields.js';

export const MOST_EVENTS = 1_000;
const LIMIT = { message: `must be a whole number from 1 to ${MOST_EVENTS}` };
const DAY = { message: 'must be a day such as 2026-11-22' };
const ID_DIGITS = 16;

const lowerCase = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.toLowerCase() : value;
const toNumber = ({ value }: { value: unknown }) =>
  typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value;
const toList = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.split(',').map((part) => part.trim()) : value;

/** Which events are asked for. */
export class EventsFilter {
  /**
   * Types, separated by commas; all of them when absent.
   * @example ["chart.entered", "chart.left"]
   */
  @Omittable()
  @Transform(toList)
  @IsIn(MARKET_EVENT_TYPES, {
    each: true,
    message: `must be one or several of ${MARKET_EVENT_TYPES.join(', ')}`,
  })
  types?: MarketEventType[];

  /** Either id of a game that has one in each store. */
  @Omittable()
  @TextLike(BUNDLE_ID, 'must be a bundle id')
  bundleId?: string;

  @Omittable()
  @IsIn(PLATFORMS, { message: `must be one of ${PLATFORMS.join(', ')}` })
  platform?: Platform;

  /** Two-letter code of the storefront. */
  @Omittable()
  @Transform(lowerCase)
  @Matches(/^[a-z]{2}$/, { message: 'must be a two-letter country code' })
  country?: string;

  /** First UTC day on which it happened, as 2026-11-22. */
  @Omittable()
  @IsISO8601({ strict: true }, DAY)
  @Length(10, 10, DAY)
  from?: string;

  /** Last UTC day on which it happened, as 2026-11-22. */
  @Omittable()
  @IsISO8601({ strict: true }, DAY)
  @Length(10, 10, DAY)
  to?: string;

  /** `true`: only events of the sample data; `false`: only real ones. */
  @Omittable()
  @IsBooleanString({ message: 'must be true or false' })
  sample?: 'true' | 'false';
}

export class EventsQuery extends EventsFilter {
  /** Id of the last event that was read; the answer begins after it. Ids stay good for ever. */
  @Omittable()
  @Matches(/^\d{1,18}$/, { message: 'must be the id of an event' })
  after?: string;

  /** At most so many; 100 when absent, and all of them as NDJSON. */
  @Omittable()
  @Transform(toNumber)
  @Max(MOST_EVENTS, LIMIT)
  @Min(1, LIMIT)
  @IsInt(LIMIT)
  limit?: number;
}

/** Something that changed. What `data` holds depends on the type. */
export class MarketEventDto {
  /** The cursor: ids rise in the order in which events became known, as texts and as numbers. */
  id: string;
  type: MarketEventType;
  /** Time of the capture, snapshot or analysis that shows it. */
  occurredAt: Date;
  /** When it was found out here; charts that are imported late bring events of long ago. */
  recordedAt: Date;
  /** Null for events about a chart as a whole. */
  bundleId: string | null;
  platform: Platform | null;
  country: string | null;
  /** Of events about charts. */
  category: string | null;
  /** Of events about charts: downloads, revenue or new. */
  rankingType: string | null;
  /** Whether it comes from sample data. */
  sample: boolean;
  data: Record<string, unknown>;
}

/** An event as the table holds it. */
export interface EventRow extends Omit<MarketEventDto, 'occurredAt'> {
  happenedAt: Date;
}

export const toEventId = (id: string): string => id.padStart(ID_DIGITS, '0');

export const toEventDto = ({ id, happenedAt, ...row }: EventRow): MarketEventDto => ({
  ...row,
  id: toEventId(id),
  occurredAt: happenedAt,
});
