import { api, readData } from './client';
import type { components, paths } from './schema';

type Schemas = components['schemas'];
export type Launches = Schemas['LaunchesDto'];
export type LaunchCohort = Schemas['LaunchCohortDto'];
export type LaunchGroup = Schemas['LaunchGroupDto'];
export type LaunchComparison = Schemas['LaunchComparisonDto'];
export type ComparedGroup = Schemas['ComparedGroupDto'];
export type LaunchGame = Schemas['LaunchGameDto'];
export type LaunchCourse = Schemas['LaunchCourseDto'];

/** One list, how much of it, and of which weeks. */
export type LaunchesQuery = NonNullable<paths['/api/trends/launches']['get']['parameters']['query']>;

/** Which games of them: a group, a week, where it is later, or the last days. */
export interface LaunchSelection {
  group?: string;
  week?: string;
  after?: number;
  days?: number;
}

/** Games that came into a list, by week. */
export const readLaunches = (query: LaunchesQuery, signal?: AbortSignal): Promise<Launches> =>
  readData(api.GET('/api/trends/launches', { params: { query }, signal }));

/** How long one group stays, or two. */
export const compareLaunches = (
  query: LaunchesQuery & { a?: string; b?: string },
  signal?: AbortSignal,
): Promise<LaunchComparison> =>
  readData(api.GET('/api/trends/launches/compare', { params: { query }, signal }));

/** The games behind a figure. */
export const readLaunchGames = (
  query: LaunchesQuery & LaunchSelection,
  signal?: AbortSignal,
): Promise<LaunchGame[]> => readData(api.GET('/api/trends/launches/games', { params: { query }, signal }));

/** One game since its launch. */
export const readLaunchCourse = (
  query: LaunchesQuery & { bundleId: string },
  signal?: AbortSignal,
): Promise<LaunchCourse> => readData(api.GET('/api/trends/launches/course', { params: { query }, signal }));
