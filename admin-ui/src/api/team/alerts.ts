import { api, create, readData } from '../client';
import type { components } from '../schema';
import type { AlertRule, AlertRuleInput, AlertRulePreview, AlertRulePreviewInput } from '../types';

type Schemas = components['schemas'];

/** The alerts that a rule would have sent in the last 90 days. Errors: 400 by field. */
export const previewRule = (body: AlertRulePreviewInput, signal?: AbortSignal): Promise<AlertRulePreview> =>
  readData(api.POST('/api/alert-rules/preview', { body, signal }));

/** Errors: 400 by field. */
export const createRule = (body: AlertRuleInput): Promise<AlertRule> => create('/api/alert-rules', { body });

export const updateRule = (id: string, body: Schemas['AlertRuleChange']): Promise<AlertRule> =>
  readData(api.PUT('/api/alert-rules/{id}', { params: { path: { id } }, body }));

export const deleteRule = (id: string): Promise<AlertRule> =>
  readData(api.DELETE('/api/alert-rules/{id}', { params: { path: { id } } }));

/** Marks alerts as read, or all of them. */
export const markAlertsRead = (ids?: string[]): Promise<{ count: number }> =>
  readData(api.POST('/api/alerts/read', { body: ids ? { ids } : {} }));

export type MuteInput = Schemas['MuteAlertInput'];

/** Mutes a rule, or one game of it, for some days or permanently. */
export const muteAlert = (id: string, body: MuteInput): Promise<AlertRule> =>
  readData(api.POST('/api/alerts/{id}/mute', { params: { path: { id } }, body }));

/** Removes the mute that covers the alert. */
export const unmuteAlert = (id: string): Promise<AlertRule> =>
  readData(api.POST('/api/alerts/{id}/unmute', { params: { path: { id } } }));

/** Removes all my mutes of a rule. */
export const unmuteRule = (id: string): Promise<AlertRule> =>
  readData(api.POST('/api/alert-rules/{id}/unmute', { params: { path: { id } } }));
