import { callJson } from './http';
import type { components } from './schema';
import type { ApiToken, DeviceSession, SecondFactorSetup, Settings, User } from './types';

type Schemas = components['schemas'];

export function getSettings(signal?: AbortSignal): Promise<Settings> {
  return callJson('/api/settings', { signal });
}

export function saveSettings(change: Schemas['SettingsInput']): Promise<Settings> {
  return callJson('/api/settings', { method: 'PUT', body: change, keepalive: true });
}

/** The signed-in person as the server knows them now. */
export function getSession(signal?: AbortSignal): Promise<User> {
  return callJson('/api/auth/session', { signal });
}

/** Starts two-factor authentication. Errors: 403 `password_required` when the sign-in is too long ago. */
export function startSecondFactor(password?: string): Promise<SecondFactorSetup> {
  return callJson('/api/auth/totp', { method: 'POST', body: password ? { password } : {} });
}

/** Turns it on with the first code. Errors: 400 under `code`. */
export function confirmSecondFactor(code: string): Promise<Schemas['RecoveryCodesDto']> {
  return callJson('/api/auth/totp/confirm', { method: 'POST', body: { code } });
}

/** Turns it off. Errors: 403 `password_required`, 400 under `password`. */
export function turnOffSecondFactor(password?: string): Promise<Schemas['SecondFactorDto']> {
  return callJson('/api/auth/totp', { method: 'DELETE', body: password ? { password } : {} });
}

export function listSessions(signal?: AbortSignal): Promise<DeviceSession[]> {
  return callJson(`/api/auth/sessions?${new URLSearchParams({ range: '[0,99]' })}`, { signal });
}

export function endSession(id: string): Promise<DeviceSession> {
  return callJson(`/api/auth/sessions/${id}`, { method: 'DELETE' });
}

/** Signs me out everywhere else; answers with what ended. */
export function endOtherSessions(): Promise<DeviceSession[]> {
  return callJson('/api/auth/sessions', { method: 'DELETE' });
}

export function listTokens(signal?: AbortSignal): Promise<ApiToken[]> {
  return callJson(`/api/tokens?${new URLSearchParams({ range: '[0,99]' })}`, { signal });
}

/** Makes a token; its text is in this answer only. */
export function createToken(input: Schemas['ApiTokenInput']): Promise<Schemas['CreatedApiTokenDto']> {
  return callJson('/api/tokens', { method: 'POST', body: input });
}

export function revokeToken(id: string): Promise<ApiToken> {
  return callJson(`/api/tokens/${id}`, { method: 'DELETE' });
}
