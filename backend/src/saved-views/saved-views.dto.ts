import { IsBoolean, IsObject, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { Omittable } from '../common/errors/omittable.js';
import { LineOfText, TextLike } from '../common/errors/text-fields.js';
import type { ListSpec } from '../common/list/list-query.js';

const LIST_NAME = /^[a-z][a-z0-9-]{0,39}(\/[a-z0-9-]{1,40}){0,2}$/;
const ONE_LINE = /^[^\p{Cc}]*$/u;

/** A list of the back office with its filters, sorting and columns. */
export class SavedViewDto {
  /** UUID of the view. */
  id: string;
  /** List that it belongs to, by its address in the back office: `games`, `changes`, `trends`, … */
  list: string;
  /** Name of the view. */
  name: string;
  /** True when the whole team sees it. */
  shared: boolean;
  /** Query string of the address without the question mark: filters and sorting. */
  query: string;
  /** Visible columns, their order and the row height; null keeps each person's own. */
  columns: Record<string, unknown> | null;
  /** True when the list opens with this view for me. */
  default: boolean;
  /** Profile id of the owner. */
  createdBy: string;
  /** Display name or email of the owner; null when unknown. */
  owner: string | null;
  /** True when I own it. */
  mine: boolean;
  /** When it was created (UTC). */
  createdAt: Date;
  /** When it last changed (UTC). */
  updatedAt: Date;
}

/** Fields to change; omitted ones stay. Only the owner may change anything but `default`. */
export class SavedViewChange {
  /** Name of the view. */
  @Omittable()
  @LineOfText(80)
  name?: string;

  /** True shows it to the whole team; only to me when absent. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  shared?: boolean;

  /** Query string of the address: filters and sorting, at most 2,000 characters. */
  @Omittable()
  @MaxLength(2_000, { message: 'must be at most 2,000 characters long' })
  @Matches(ONE_LINE, { message: 'must be one line' })
  @IsString({ message: 'must be a text' })
  query?: string;

  /** Visible columns and their order, at most 8 kB; null keeps each person's own. */
  @IsOptional()
  @IsObject({ message: 'must be an object' })
  columns?: Record<string, unknown> | null;

  /** True opens the list with this view for me, instead of the previous default. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  default?: boolean;
}

export class SavedViewInput extends SavedViewChange {
  /**
   * List that it belongs to, by its address in the back office.
   * @example games
   */
  @TextLike(LIST_NAME, 'must be the address of a list in the back office, such as games')
  list: string;

  /** Name of the view. */
  @LineOfText(80)
  declare name: string;
}

export const SAVED_VIEW_LIST: ListSpec<keyof SavedViewDto> = {
  resource: 'saved-views',
  columns: [
    ...(['id', 'list', 'name', 'shared', 'query', 'columns', 'default'] as const),
    ...(['createdBy', 'owner', 'mine', 'createdAt', 'updatedAt'] as const),
  ],
  types: { boolean: ['shared', 'default', 'mine'], timestamp: ['createdAt', 'updatedAt'] },
  sort: ['name', 'createdAt', 'updatedAt'],
  filter: { q: 'search', list: 'text', shared: 'boolean', mine: 'boolean' },
};
