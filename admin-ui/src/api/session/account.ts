import { api, readData } from '../client';
import type { components } from '../schema';
import type {
  ApiToken,
  DeviceSession,
  Message,
  PasswordChange,
  PasswordResetAnswer,
  SecondFactorSetup,
  Settings,
} from '../types';

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

/** Turns it on with the first code. Errors: 400 under `code`. */
export const confirmSecondFactor = (code: string): Promise<Schemas['RecoveryCodesDto']> =>
  readData(api.POST('/api/auth/totp/confirm', { body: { code } }));

/** Turns it off. Errors: 403 `password_required`, 400 under `password`. */
export const turnOffSecondFactor = (password?: string): Promise<Schemas['SecondFactorDto']> =>
  readData(api.DELETE('/api/auth/totp', { body: password ? { password } : {} }));

export const endSession = (id: string): Promise<DeviceSession> =>
  readData(api.DELETE('/api/auth/sessions/{id}', { params: { path: { id } } }));

/** Signs out all other sessions; returns the ended ones. */
export const endOtherSessions = (): Promise<DeviceSession[]> => readData(api.DELETE('/api/auth/sessions'));

/** Creates a token; only this response contains its value. */
export const createToken = (input: Schemas['ApiTokenInput']): Promise<Schemas['CreatedApiTokenDto']> =>
  readData(api.POST('/api/tokens', { body: input }));

/** Creates a new secret; the old one remains valid for 24 hours. */
export const rotateToken = (id: string): Promise<Schemas['CreatedApiTokenDto']> =>
  readData(api.POST('/api/tokens/{id}/rotate', { params: { path: { id } }, body: {} }));

/** Creates an account for a program. */
export const createServiceAccount = (name: string): Promise<Schemas['ServiceAccountDto']> =>
  readData(api.POST('/api/service-accounts', { body: { name } }));

export const revokeToken = (id: string): Promise<ApiToken> =>
  readData(api.DELETE('/api/tokens/{id}', { params: { path: { id } } }));

/** Requests a link by email; the response doesn't reveal whether the account exists. */
export const requestReset = (email: string): Promise<PasswordResetAnswer> =>
  readData(api.POST('/api/auth/password-reset', { body: { email } }));

/** Sets a new password with the token of the link. Errors: 400 under `password` or `token`. */
export const confirmReset = (token: string, password: string): Promise<Message> =>
  readData(api.POST('/api/auth/password-reset/confirm', { body: { token, password } }));

/** Confirms the email address of a sign-up with the token of the link. Errors: 400 under `password` or `token`. */
export const confirmSignUp = (token: string, password: string): Promise<Message> =>
  readData(api.POST('/api/auth/signup/confirm', { body: { token, password } }));

/** Changes the password and signs out other devices. Errors: 400 under `currentPassword` or `newPassword`. */
export const changePassword = (change: PasswordChange): Promise<Message> =>
  readData(api.POST('/api/auth/password', { body: change }));
