import { api, create, readData } from '../client';
import type { components } from '../schema';
import type { AlertRule, AlertRuleInput, AlertRulePreview, AlertRulePreviewInput } from '../types';

type Schemas = components['schemas'];

/** What a rule would have told over the last 90 days. Errors: 400 naming the field that does not fit. */
export const previewRule = (body: AlertRulePreviewInput, signal?: AbortSignal): Promise<AlertRulePreview> =>
  readData(api.POST('/api/alert-rules/preview', { body, signal }));

/** Errors: 400 naming the field that does not fit. */
export const createRule = (body: AlertRuleInput): Promise<AlertRule> => create('/api/alert-rules', { body });

export const updateRule = (id: string, body: Schemas['AlertRuleChange']): Promise<AlertRule> =>
  readData(api.PUT('/api/alert-rules/{id}', { params: { path: { id } }, body }));

export const deleteRule = (id: string): Promise<AlertRule> =>
  readData(api.DELETE('/api/alert-rules/{id}', { params: { path: { id } } }));

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
