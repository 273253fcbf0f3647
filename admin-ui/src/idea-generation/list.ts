import { STATUSES } from './status';

/** Sortable fields with their initial order; by default pinned ideas first, then the newest. */
export const SORTS = {
  createdAt: 'DESC',
  updatedAt: 'DESC',
  name: 'ASC',
  votes: 'DESC',
  share: 'DESC',
  change: 'DESC',
  alike: 'ASC',
  newcomers: 'DESC',
} as const;

export const FILTERS = {
  status: { values: STATUSES.map(({ value }) => value) },
  owner: { field: 'mine', values: { me: true, team: false } },
  source: {},
  archived: { values: { no: false, yes: true }, initial: 'no' },
};

export interface IdeaFilter {
  q: string;
  status: string | undefined;
  mine: boolean | undefined;
  /** Bundle id of a game, or id of an idea. */
  source: string | undefined;
  archived: boolean;
}
