import { callJson } from './http';
import type { ActivityLine } from './types';

/** The newest lines, those I have read and those I have not. */
export function listActivity(count: number, signal?: AbortSignal): Promise<ActivityLine[]> {
  const query = new URLSearchParams({ sort: '["createdAt","DESC"]', range: `[0,${count - 1}]` });
  return callJson(`/api/activity?${query}`, { signal });
}

export async function countUnread(signal?: AbortSignal): Promise<number> {
  return (await callJson<{ count: number }>('/api/activity/unread', { signal })).count;
}

/** Notes lines as read, or everything so far. Answers how many are left. */
export async function markRead(ids?: string[]): Promise<number> {
  const body = ids ? { ids } : {};
  return (await callJson<{ count: number }>('/api/activity/read', { method: 'POST', body })).count;
}
