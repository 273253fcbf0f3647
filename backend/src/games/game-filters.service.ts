import { Injectable } from '@nestjs/common';

/** Fields of the games list whose meaning another domain knows; their kinds stand in GAME_LIST. */
export type ForeignGameFilter = 'tagId' | 'mechanic';

/** @param n placeholder of the filter's value, such as $3 @returns a condition over `games g` */
type Condition = (n: string) => string;

/** Other domains say what their filters of the games list mean; games knows none of them. */
@Injectable()
export class GameFilters {
  private readonly conditions = new Map<ForeignGameFilter, Condition>();

  register(field: ForeignGameFilter, condition: Condition): void {
    this.conditions.set(field, condition);
  }

  has(field: ForeignGameFilter): boolean {
    return this.conditions.has(field);
  }

  entries(): Iterable<[ForeignGameFilter, Condition]> {
    return this.conditions;
  }
}
