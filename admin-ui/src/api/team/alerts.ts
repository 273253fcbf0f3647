import { api, readData } from '../client';
import type { components } from '../schema';
import type { AlertRule, AlertRulePreview, AlertRulePreviewInput } from '../types';

type Schemas = components['schemas'];

/** The alerts that a rule would have sent in the last 90 days. Errors: 400 by field. */
export const previewRule = (body: AlertRulePreviewInput, signal?: AbortSignal): Promise<AlertRulePreview> =>
  readData(api.POST('/api/alert-rules/preview', { body, signal }));

export const updateRule = (id: string, body: Schemas['AlertRuleChange']): Promise<AlertRule> =>
  readData(api.PUT('/api/alert-rules/{id}', { params: { path: { id } }, body }));

/** Marks alerts as read, or all of them. */
export const markAlertsRead = (ids?: string[]): Promise<{ count: number }> =>
  readData(api.POST('/api/alerts/read', { body: ids ? { ids } : {} }));

export type MuteInput = Schemas['MuteAlertInput'];
