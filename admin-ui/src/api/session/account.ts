import { api, readData } from '../client';
import type { components } from '../schema';
import type { DeviceSession, SecondFactorSetup, Settings } from '../types';

type Schemas = components['schemas'];

export const saveSettings = (change: Schemas['SettingsInput']): Promise<Settings> =>
  readData(api.PUT('/api/settings', { body: change, keepalive: true }));

/** The synchronized part of react-admin's store. */
export const getViewState = async (): Promise<Record<string, unknown>> =>
  (await readData(api.GET('/api/settings/view-state'))).entries;

/** Updates entries; null removes one. */
export const saveViewState = (entries: Record<string, unknown>): Promise<unknown> =>
  readData(api.PUT('/api/settings/view-state', { body: { entries }, keepalive: true }));

/** Starts two-factor setup. Errors: 403 `password_required` when the last sign-in is too long ago. */
export const startSecondFactor = (password?: string): Promise<SecondFactorSetup> =>
  readData(api.POST('/api/auth/totp', { body: password ? { password } : {} }));

/** Turns it off. Errors: 403 `password_required`, 400 under `password`. */
export const turnOffSecondFactor = (password?: string): Promise<Schemas['SecondFactorDto']> =>
  readData(api.DELETE('/api/auth/totp', { body: password ? { password } : {} }));

/** Signs out all other sessions; returns the ended ones. */
export const endOtherSessions = (): Promise<DeviceSession[]> => readData(api.DELETE('/api/auth/sessions'));
