import { api, readData } from './client';
import { listQuery } from './list';
import type { ActivityLine } from './types';

/** The newest lines, those I have read and those I have not. */
export function listActivity(count: number, signal?: AbortSignal): Promise<ActivityLine[]> {
  const params = listQuery({ sort: ['createdAt', 'DESC'], range: [0, count - 1] });
  return readData(api.GET('/api/activity', { params, signal }));
}

export async function countUnread(signal?: AbortSignal): Promise<number> {
  return (await readData(api.GET('/api/activity/unread', { signal }))).count;
}

/** Notes lines as read, or everything so far. Answers how many are left. */
export async function markRead(ids?: string[]): Promise<number> {
  return (await readData(api.POST('/api/activity/read', { body: ids ? { ids } : {} }))).count;
}
