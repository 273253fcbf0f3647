import { useApi } from '../api/use-api';

export const useEntries = () => useApi('/api/taxonomy');
