import { Transform } from 'class-transformer';
import { IsIn, IsISO8601, IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import { Omittable } from '../common/errors/omittable.js';
import { LineOfText, TextLike } from '../common/errors/text-fields.js';
import type { ListSpec } from '../common/list/list-query.js';
import { PLATFORMS, type Platform } from '../games/games.types.js';
import { SOMETHING_VISIBLE } from '../games/notes/game-notes.dto.js';

const MAX_TEXT = 1_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_TEXT = 'must be a day such as 2026-08-17';
const trimmed = ({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value);
const lowerCase = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.toLowerCase() : value;
/** May be left out or null. */
const Nullable = () => ValidateIf((_, value: unknown) => value !== undefined && value !== null);

/** What somebody of the team noted on a day of a game or of a chart. */
export class AnnotationDto {
  id: string;
  /**
   * The day that it is about.
   * @example 2026-08-17
   */
  day: string;
  text: string;
  /** The game; null for a note on a chart. */
  bundleId: string | null;
  /** The chart, with all of its lists; null for a note on a game, as are country and category. */
  platform: Platform | null;
  country: string | null;
  category: string | null;
  /** Null when that person is gone. */
  createdBy: string | null;
  /** Display name or e-mail of the author. */
  createdByName: string | null;
  /** Whether I wrote it and may change it. */
  mine: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** What to change of a note; anything left out stays. What it is about stays as well. */
export class AnnotationChange {
  /**
   * The day that it is about.
   * @example 2026-08-17
   */
  @Omittable()
  @IsISO8601({ strict: true }, { message: DAY_TEXT })
  @TextLike(DAY, DAY_TEXT)
  day?: string;

  /** 1 to 1,000 characters; line breaks are kept. */
  @Omittable()
  @Transform(trimmed)
  @Matches(SOMETHING_VISIBLE, { message: 'must not be blank' })
  @MaxLength(MAX_TEXT, { message: 'must have at most 1,000 characters' })
  @IsString({ message: 'must be a text' })
  text?: string;
}

/** A note on a game, or on a chart: either `bundleId`, or `platform`, `country` and `category`. */
export class AnnotationInput {
  /**
   * The day that it is about.
   * @example 2026-08-17
   */
  @IsISO8601({ strict: true }, { message: DAY_TEXT })
  @TextLike(DAY, DAY_TEXT)
  day: string;

  /** 1 to 1,000 characters; line breaks are kept. */
  @Transform(trimmed)
  @Matches(SOMETHING_VISIBLE, { message: 'must not be blank' })
  @MaxLength(MAX_TEXT, { message: 'must have at most 1,000 characters' })
  @IsString({ message: 'must be a text' })
  text: string;

  /** The game. */
  @Nullable()
  @LineOfText(255)
  bundleId?: string | null;

  /** The store of the chart. */
  @Nullable()
  @IsIn(PLATFORMS, { message: `must be one of ${PLATFORMS.join(', ')}` })
  platform?: Platform | null;

  /**
   * The country of the chart.
   * @example us
   */
  @Nullable()
  @Transform(lowerCase)
  @TextLike(/^[a-z]{2}$/, 'must be a two-letter country code')
  country?: string | null;

  /** The chart's category; all games when left out. */
  @Nullable()
  @LineOfText(60)
  category?: string | null;
}

export const ANNOTATION_LIST: ListSpec<keyof AnnotationDto> = {
  resource: 'annotations',
  columns: [
    ...(['id', 'day', 'text', 'bundleId', 'platform', 'country', 'category'] as const),
    ...(['createdBy', 'createdByName', 'mine', 'createdAt', 'updatedAt'] as const),
  ],
  types: { boolean: ['mine'], timestamp: ['createdAt', 'updatedAt'] },
  sort: ['day', 'createdAt', 'updatedAt'],
  defaultOrder: 'DESC',
  filter: {
    ...{ q: 'search', bundleId: 'text', platform: PLATFORMS, country: 'text', category: 'text' },
    ...{ from: 'date', to: 'until', createdBy: 'uuid', mine: 'boolean', updatedSince: 'date' },
  },
};
