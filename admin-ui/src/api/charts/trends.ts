import type { paths } from '../schema';

/** The list, its number of ranks, and the weeks. */
export type WeeklyQuery = NonNullable<paths['/api/trends/weeks']['get']['parameters']['query']>;
