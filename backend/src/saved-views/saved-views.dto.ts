import { IsBoolean, IsObject, IsString, Matches, MaxLength } from 'class-validator';
import { Omittable } from '../common/errors/omittable.js';
import { LineOfText, TextLike } from '../common/errors/text-fields.js';
import type { ListSpec } from '../common/list/list-query.js';

const LIST_NAME = /^[a-z][a-z0-9-]{0,39}(\/[a-z0-9-]{1,40}){0,2}$/;
const ONE_LINE = /^[^\p{Cc}]*$/u;

/** A list of the back office as somebody filtered, sorted and arranged it. */
export class SavedViewDto {
  id: string;
  /** The list, by its address in the back office: `games`, `changes`, `trends`, … */
  list: string;
  name: string;
  /** Whether the whole team sees it. */
  shared: boolean;
  /** The query of the address without its question mark: filters and sort. */
  query: string;
  /** Which columns are shown, in which order, and whether rows are compact; null leaves each person's own. */
  columns: Record<string, unknown> | null;
  /** Whether the list opens with it, for me. */
  default: boolean;
  createdBy: string;
  /** Display name or e-mail of who made it. */
  owner: string | null;
  mine: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** What to change; anything left out stays. Only who made the view changes more than `default`. */
export class SavedViewChange {
  @Omittable()
  @LineOfText(80)
  name?: string;

  /** Whether the whole team sees it; only me when left out. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  shared?: boolean;

  /** The query of the address: filters and sort, at most 2,000 characters. */
  @Omittable()
  @MaxLength(2_000, { message: 'must be at most 2,000 characters long' })
  @Matches(ONE_LINE, { message: 'must be one line' })
  @IsString({ message: 'must be a text' })
  query?: string;

  /** Columns shown and their order, at most 8 kB. */
  @Omittable()
  @IsObject({ message: 'must be an object' })
  columns?: Record<string, unknown>;

  /** Whether the list opens with it, for me; another one of the list is it no more. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  default?: boolean;
}

export class SavedViewInput extends SavedViewChange {
  /**
   * The list, by its address in the back office.
   * @example games
   */
  @TextLike(LIST_NAME, 'must be the address of a list in the back office, such as games')
  list: string;

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
