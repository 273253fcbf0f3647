import type { paths } from '../schema';

/** The list, its number of ranks, and the weeks. */
export type LaunchesQuery = NonNullable<paths['/api/trends/launches']['get']['parameters']['query']>;

/** Selects launches: a group, a week, a later storefront, or the last days. */
export interface LaunchSelection {
  group?: string;
  /** Leaves out games that are also in this group. */
  without?: string;
  week?: string;
  after?: number;
  days?: number;
}
