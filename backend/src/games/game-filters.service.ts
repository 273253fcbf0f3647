import { Injectable } from '@nestjs/common';
import type { FilterCondition } from '../common/list/list-filters.js';

/** Fields of the games list whose meaning another domain knows; their kinds stand in GAME_LIST. */
export type ForeignGameFilter = 'tagId' | 'mechanic';

/** Other domains say what their filters of the games list mean; games knows none of them. */
@Injectable()
export class GameFilters {
  /** What has been registered, by field. */
  readonly conditions: Partial<Record<ForeignGameFilter, FilterCondition>> = {};

  /** @param sql makes a condition over `games g` from the placeholder of the filter's value, such as $3 */
  register(field: ForeignGameFilter, sql: FilterCondition['sql']): void {
    this.conditions[field] = { sql };
  }
}
