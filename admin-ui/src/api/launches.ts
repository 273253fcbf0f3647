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
