import { api, readData } from '../client';
import type { components } from '../schema';
import type { Settings } from '../types';

type Schemas = components['schemas'];

export const saveSettings = (change: Schemas['SettingsInput']): Promise<Settings> =>
  readData(api.PUT('/api/settings', { body: change, keepalive: true }));

/** The synchronized part of react-admin's store. */
export const getViewState = async (): Promise<Record<string, unknown>> =>
  (await readData(api.GET('/api/settings/view-state'))).entries;

/** Updates entries; null removes one. */
export const saveViewState = (entries: Record<string, unknown>): Promise<unknown> =>
  readData(api.PUT('/api/settings/view-state', { body: { entries }, keepalive: true }));
