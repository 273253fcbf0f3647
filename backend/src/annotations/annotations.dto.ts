import { IsIn, IsOptional } from 'class-validator';
import { Omittable } from '../common/errors/omittable.js';
import { CountryCode, IsDay, LineOfText, VisibleText } from '../common/errors/text-fields.js';
import type { ListSpec } from '../common/list/list-query.js';
import { PLATFORMS, type Platform } from '../games/games.types.js';

const MAX_TEXT = 1_000;

/** A note of the team on a day of a game or a chart. */
export class AnnotationDto {
  /** Id of the note. */
  id: string;
  /**
   * The day the note is about, as `YYYY-MM-DD`.
   * @example 2026-08-17
   */
  day: string;
  /** The note as plain text; line breaks are kept. */
  text: string;
  /** Bundle id of the game; null for a note on a chart. */
  bundleId: string | null;
  /** Store of the chart; null for a note on a game. */
  platform: Platform | null;
  /** Two-letter country code of the chart; null for a note on a game. */
  country: string | null;
  /** Category of the chart, of all ranking types; null for a note on a game. */
  category: string | null;
  /** Id of the author; null when the account is gone. */
  createdBy: string | null;
  /** Display name or email of the author; null when the account is gone. */
  createdByName: string | null;
  /** Whether I wrote it and may change it. */
  mine: boolean;
  /** When the note was added. */
  createdAt: Date;
  /** When the note was last changed. */
  updatedAt: Date;
}

/** Fields to change; those left out keep their value. The game or chart of a note cannot be changed. */
export class AnnotationChange {
  /**
   * The day the note is about.
   * @example 2026-08-17
   */
  @Omittable()
  @IsDay()
  day?: string;

  /** 1 to 1,000 characters; line breaks are kept. */
  @Omittable()
  @VisibleText(MAX_TEXT)
  text?: string;
}

/** A note on a game, or on a chart: either `bundleId`, or `platform`, `country` and `category`. */
export class AnnotationInput {
  /**
   * The day the note is about.
   * @example 2026-08-17
   */
  @IsDay()
  day: string;

  /** 1 to 1,000 characters; line breaks are kept. */
  @VisibleText(MAX_TEXT)
  text: string;

  /** Bundle id of the game; null or omitted for a note on a chart. */
  @IsOptional()
  @LineOfText(255)
  bundleId?: string | null;

  /** Store of the chart; null or omitted for a note on a game. */
  @IsOptional()
  @IsIn(PLATFORMS, { message: `must be one of ${PLATFORMS.join(', ')}` })
  platform?: Platform | null;

  /**
   * Country of the chart; null or omitted for a note on a game.
   * @example us
   */
  @IsOptional()
  @CountryCode()
  country?: string | null;

  /** Category of the chart; all games when null or omitted. */
  @IsOptional()
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
