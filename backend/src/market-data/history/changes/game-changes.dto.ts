import type { ListSpec } from '../../../common/list/list-query.js';
import { PLATFORMS, type Platform } from '../../../games/games.types.js';
import { CHANGE_FIELDS, type ChangeField } from './changes.js';

/** One change of a game's store page, between two readings of the same source. */
export class GameChangeDto {
  /** Stable id of the change. */
  id: string;
  /** Bundle id: the id of the game in `/api/games/{id}`. */
  bundleId: string;
  /** Store: `android` is Google Play, `ios` the App Store. */
  platform: Platform;
  /** Storefront, as a two-letter country code in lower case. */
  country: string;
  /** What changed; `listing` is whether the store lists the game. */
  field: ChangeField;
  /**
   * Value before; lists (screenshots, categories) have one entry per line, `listing` is `listed` or `not listed`.
   */
  from: string;
  /** Value after, in the same form. */
  to: string;
  /** Source that both values come from. */
  source: string;
  /** When the new value was first read (UTC). */
  changedAt: Date;
}

export const GAME_CHANGE_LIST: ListSpec<keyof GameChangeDto> = {
  resource: 'changes',
  columns: ['id', 'bundleId', 'platform', 'country', 'field', 'from', 'to', 'source', 'changedAt'],
  types: { timestamp: ['changedAt'] },
  sort: ['changedAt', 'field', 'platform'],
  defaultOrder: 'DESC',
  filter: {
    platform: PLATFORMS,
    country: 'text',
    field: CHANGE_FIELDS,
    updatedSince: 'date',
  },
};
