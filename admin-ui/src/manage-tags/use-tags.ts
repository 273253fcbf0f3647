import { useAllRows } from '../api/queries/use-api';

/** Everyone's tags, by name. */
export const useTags = () => useAllRows('/api/tags', { sort: ['name', 'ASC'] });
