import { api, readData } from '../client';
import { listQuery } from '../queries/list';
import type { ActivityLine } from '../types';

/** The newest lines, those I have read and those I have not. */
export function listActivity(count: number, signal?: AbortSignal): Promise<ActivityLine[]> {
  const params = listQuery({ sort: ['createdAt', 'DESC'], range: [0, count - 1] });
  return readData(api.GET('/api/activity', { params, signal }));
}

/** Notes lines as read, or everything so far. Answers how many are left. */
export const markRead = (ids?: string[]): Promise<{ count: number }> =>
  readData(api.POST('/api/activity/read', { body: ids ? { ids } : {} }));
