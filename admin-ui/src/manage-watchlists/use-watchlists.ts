import { useAllRows } from '../api/queries/use-api';

/** My and the team's watchlists, by name. */
export const useWatchlists = () => useAllRows('/api/watchlists', { sort: ['name', 'ASC'] });
