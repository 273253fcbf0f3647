import type { ListSpec } from '../../../common/list/list-query.js';
import { PLATFORMS, type Platform } from '../../../games/games.types.js';
import { CHANGE_FIELDS, type ChangeField } from './changes.js';

/** One change of a game's store page, as one and the same source told it. */
export class GameChangeDto {
  id: string;
  bundleId: string;
  platform: Platform;
  /** Lower-case code of the storefront. */
  country: string;
  field: ChangeField;
  /** Lists (screenshots, categories) have an entry a line. */
  from: string;
  to: string;
  source: string;
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
