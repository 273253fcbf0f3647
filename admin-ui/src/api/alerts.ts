import { api, create, readData } from './client';
import { listQuery } from './list';
import type { components } from './schema';

type Schemas = components['schemas'];
export type AlertRule = Schemas['AlertRuleDto'];
export type AlertRuleInput = Schemas['AlertRuleInput'];
export type AlertRulePreviewInput = Schemas['AlertRulePreviewInput'];
export type AlertRulePreview = Schemas['AlertRulePreviewDto'];
export type Alert = Schemas['AlertDto'];
export type AlertDetail = Schemas['AlertDetailDto'];

/** My rules and those that are shared, oldest first; of one watchlist, tag, developer or game. */
export function listRules(
  filter: { scope?: AlertRule['scope']; scopeId?: string },
  signal?: AbortSignal,
): Promise<AlertRule[]> {
  const params = listQuery({ sort: ['createdAt', 'ASC'], range: [0, 199], filter });
  return readData(api.GET('/api/alert-rules', { params, signal }));
}

/** What a rule would have told over the last 90 days. Errors: 400 naming the field that does not fit. */
export const previewRule = (body: AlertRulePreviewInput, signal?: AbortSignal): Promise<AlertRulePreview> =>
  readData(api.POST('/api/alert-rules/preview', { body, signal }));

/** Errors: 400 naming the field that does not fit. */
export const createRule = (body: AlertRuleInput): Promise<AlertRule> => create('/api/alert-rules', { body });

export const updateRule = (id: string, body: Schemas['AlertRuleChange']): Promise<AlertRule> =>
  readData(api.PUT('/api/alert-rules/{id}', { params: { path: { id } }, body }));

export const deleteRule = (id: string): Promise<AlertRule> =>
  readData(api.DELETE('/api/alert-rules/{id}', { params: { path: { id } } }));

/** The newest alerts, those I have read and those I have not. */
export function listAlerts(count: number, signal?: AbortSignal): Promise<Alert[]> {
  const params = listQuery({ sort: ['createdAt', 'DESC'], range: [0, count - 1] });
  return readData(api.GET('/api/alerts', { params, signal }));
}

/** Why I got an alert, and where it was sent. */
export const getAlert = (id: string, signal?: AbortSignal): Promise<AlertDetail> =>
  readData(api.GET('/api/alerts/{id}', { params: { path: { id } }, signal }));

export async function countUnreadAlerts(signal?: AbortSignal): Promise<number> {
  return (await readData(api.GET('/api/alerts/unread', { signal }))).count;
}

/** Notes alerts as read, or all so far. */
export const markAlertsRead = (ids?: string[]): Promise<{ count: number }> =>
  readData(api.POST('/api/alerts/read', { body: ids ? { ids } : {} }));

export type MuteInput = Schemas['MuteAlertInput'];

/** Of the game in its rule, or of the whole rule, nothing is told for some days, or any more. */
export const muteAlert = (id: string, body: MuteInput): Promise<AlertRule> =>
  readData(api.POST('/api/alerts/{id}/mute', { params: { path: { id } }, body }));

/** What mutes the alert ends. */
export const unmuteAlert = (id: string): Promise<AlertRule> =>
  readData(api.POST('/api/alerts/{id}/unmute', { params: { path: { id } } }));

/** Whatever I have muted of a rule ends. */
export const unmuteRule = (id: string): Promise<AlertRule> =>
  readData(api.POST('/api/alert-rules/{id}/unmute', { params: { path: { id } } }));
