import { api, readData } from './client';
import type { Analytics, Dashboard } from './types';

/** @param country whose charts it looks at; by default the one that the server chooses */
export const getDashboard = (country?: string, signal?: AbortSignal): Promise<Dashboard> =>
  readData(api.GET('/api/dashboard', { params: { query: { country: country || undefined } }, signal }));

/** @param months how many calendar months, this one included */
export const getAnalytics = (months: number, signal?: AbortSignal): Promise<Analytics> =>
  readData(api.GET('/api/analytics', { params: { query: { months } }, signal }));
