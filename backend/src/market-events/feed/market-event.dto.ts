import { Transform } from 'class-transformer';
import { IsBooleanString, IsIn, IsInt, Matches, Max, Min } from 'class-validator';
import { Omittable } from '../../common/errors/omittable.js';
import { BUNDLE_ID, PLATFORMS, type Platform } from '../../games/games.types.js';
import { MARKET_EVENT_TYPES, type MarketEventType } from '../market-events.types.js';
import { CountryCode, IsDay, TextLike } from '../../common/errors/text-fields.js';
import { toList, toWholeNumber } from '../../common/errors/transforms.js';

export const MAX_EVENTS = 1_000;
const LIMIT = { message: `must be a whole number from 1 to ${MAX_EVENTS}` };
const ID_DIGITS = 16;

/** Which events to return. */
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

  /** Only events of this game; either of its ids when it has one per store. */
  @Omittable()
  @TextLike(BUNDLE_ID, 'must be a bundle id')
  bundleId?: string;

  /** Only events of this store; both stores when absent. */
  @Omittable()
  @IsIn(PLATFORMS, { message: `must be one of ${PLATFORMS.join(', ')}` })
  platform?: Platform;

  /** Two-letter code of the storefront. */
  @Omittable()
  @CountryCode()
  country?: string;

  /** First UTC day on which the event happened, for instance 2026-11-22. */
  @Omittable()
  @IsDay()
  from?: string;

  /** Last UTC day on which the event happened, for instance 2026-11-22. */
  @Omittable()
  @IsDay()
  to?: string;

  /** `true`: only events of the sample data; `false`: only real ones. */
  @Omittable()
  @IsBooleanString({ message: 'must be true or false' })
  sample?: 'true' | 'false';
}

export class EventsQuery extends EventsFilter {
  /** Id of the last event received: returns the events after it. Ids never expire. */
  @Omittable()
  @Matches(/^\d{1,18}$/, { message: 'must be the id of an event' })
  after?: string;

  /** Most events to return; 100 when absent, unlimited for NDJSON. */
  @Omittable()
  @Transform(toWholeNumber)
  @Max(MAX_EVENTS, LIMIT)
  @Min(1, LIMIT)
  @IsInt(LIMIT)
  limit?: number;
}

/** Something that changed in the market. The content of `data` depends on the type. */
export class MarketEventDto {
  /** Also the cursor: ids increase in the order in which events were recorded, both as text and as numbers. */
  id: string;
  /** Kind of event, which determines the content of `data`. */
  type: MarketEventType;
  /** Time of the capture, snapshot or analysis that shows it (UTC). */
  occurredAt: Date;
  /** When it was recorded (UTC); importing old charts records events of the past. */
  recordedAt: Date;
  /** Game that it is about; null for events about a whole chart. */
  bundleId: string | null;
  /** Store that it is about; null when it is about no single store. */
  platform: Platform | null;
  /** Storefront, as a two-letter code in lower case; null when it is about no single storefront. */
  country: string | null;
  /** Category of the chart; null for events that are not about charts. */
  category: string | null;
  /** Chart: `downloads`, `revenue` or `new`; null for events that are not about charts. */
  rankingType: string | null;
  /** True when it comes from sample data. */
  sample: boolean;
  /**
   * Details of the event, by type:
   * - `chart.entered`: `rank`, and `returned`, true when the game was listed before
   * - `chart.left`: `from`, its last rank
   * - `chart.moved`: `from` and `to`, its ranks
   * - `chart.peaked`: `rank`, and `before`, its best rank until then
   * - `chart.number_one`: `from`, its previous rank or null, and `again`, true when it was number one before
   * - `game.first_seen`, `game.first_seen_in_country`: `rank`
   * - `store.version_released`: `from` and `to`, and when known `releaseNotes` and the `facts` read from them
   * - `store.title_changed`, `store.icon_changed`, `store.price_changed`, `rating.shifted`: `from` and `to`
   * - `store.screenshots_changed`: `from` and `to`, `added` and `removed`, each a list of addresses
   * - `store.description_changed`: `from` and `to`, the parts of the text that differ
   * - `analysis.mechanic_appeared`, `analysis.mechanic_gone`: `kind` (`mechanic` or `metaElement`), `key` and `name` of the item, and `analysisId`
   * - `store.removed`, `store.returned`, `coverage.missing`: nothing
   */
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
