import type { paths } from '../schema';

/** One list, how much of it, and of which weeks. */
export type LaunchesQuery = NonNullable<paths['/api/trends/launches']['get']['parameters']['query']>;

/** Which games of them: a group, a week, where it is later, or the last days. */
export interface LaunchSelection {
  group?: string;
  week?: string;
  after?: number;
  days?: number;
}
