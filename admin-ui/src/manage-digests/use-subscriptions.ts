import { useAllRows } from '../api/queries/use-api';

/** The user's digest subscriptions. */
export const useSubscriptions = () => useAllRows('/api/digest-subscriptions', { sort: ['createdAt', 'ASC'] });
