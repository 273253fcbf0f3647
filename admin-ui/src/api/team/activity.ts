import { api, readData } from '../client';
import { listQuery } from '../queries/list';
import type { ActivityLine } from '../types';

/** The latest activity, read and unread. */
export function listActivity(count: number, signal?: AbortSignal): Promise<ActivityLine[]> {
  const params = listQuery({ sort: ['createdAt', 'DESC'], range: [0, count - 1] });
  return readData(api.GET('/api/activity', { params, signal }));
}

/** Marks activity as read, or all of it. Returns the number of unread lines. */
export const markRead = (ids?: string[]): Promise<{ count: number }> =>
  readData(api.POST('/api/activity/read', { body: ids ? { ids } : {} }));
