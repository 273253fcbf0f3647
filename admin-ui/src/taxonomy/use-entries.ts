import { useApi } from '../api/queries/use-api';

export const useEntries = () => useApi('/api/taxonomy');
