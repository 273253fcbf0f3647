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

/** How I arranged the screens, by the names of react-admin's store. */
export const getViewState = async (): Promise<Record<string, unknown>> =>
  (await readData(api.GET('/api/settings/view-state'))).entries;

/** Changes entries of it; null takes one away. */
export const saveViewState = (entries: Record<string, unknown>): Promise<unknown> =>
  readData(api.PUT('/api/settings/view-state', { body: { entries }, keepalive: true }));

/** Starts two-factor authentication. Errors: 403 `password_required` when the sign-in is too long ago. */
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

/** Signs me out everywhere else; answers with what ended. */
export const endOtherSessions = (): Promise<DeviceSession[]> => readData(api.DELETE('/api/auth/sessions'));

/** Makes a token; its text is in this answer only. */
export const createToken = (input: Schemas['ApiTokenInput']): Promise<Schemas['CreatedApiTokenDto']> =>
  readData(api.POST('/api/tokens', { body: input }));

/** Makes a new secret; the one before works for 24 hours more. */
export const rotateToken = (id: string): Promise<Schemas['CreatedApiTokenDto']> =>
  readData(api.POST('/api/tokens/{id}/rotate', { params: { path: { id } }, body: {} }));

/** Makes an account for a program. */
export const createServiceAccount = (name: string): Promise<Schemas['ServiceAccountDto']> =>
  readData(api.POST('/api/service-accounts', { body: { name } }));

export const revokeToken = (id: string): Promise<ApiToken> =>
  readData(api.DELETE('/api/tokens/{id}', { params: { path: { id } } }));

/** Asks for a link by e-mail; the answer is the same for every e-mail. */
export const requestReset = (email: string): Promise<PasswordResetAnswer> =>
  readData(api.POST('/api/auth/password-reset', { body: { email } }));

/** Sets a new password with the token of the link. Errors: 400 under `password` or `token`. */
export const confirmReset = (token: string, password: string): Promise<Message> =>
  readData(api.POST('/api/auth/password-reset/confirm', { body: { token, password } }));

/** Confirms the address of a sign-up with the token of the link. Errors: 400 under `password` or `token`. */
export const confirmSignUp = (token: string, password: string): Promise<Message> =>
  readData(api.POST('/api/auth/signup/confirm', { body: { token, password } }));

/** Changes my password and signs my other devices out. Errors: 400 under `currentPassword` or `newPassword`. */
export const changePassword = (change: PasswordChange): Promise<Message> =>
  readData(api.POST('/api/auth/password', { body: change }));
