import { useQuery } from '@tanstack/react-query';
import { listEntries } from '../api/taxonomy';

export const useEntries = () =>
  useQuery({ queryKey: ['taxonomy', 'entries'], queryFn: ({ signal }) => listEntries(signal) });
