import type { paths } from '../schema';

/** One list, how much of it, and which weeks. */
export type WeeklyQuery = NonNullable<paths['/api/trends/weeks']['get']['parameters']['query']>;
