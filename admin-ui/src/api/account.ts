import { callJson } from './http';

export type Theme = 'light' | 'dark' | 'system';

/** My own settings. */
export interface Settings {
  displayName: string | null;
  emailNotifications: boolean;
  pushNotifications: boolean;
  productUpdates: boolean;
  theme: Theme;
}

/** A device that is signed in. */
export interface DeviceSession {
  id: string;
  current: boolean;
  userAgent: string | null;
  ip: string | null;
  createdAt: string;
  lastUsedAt: string;
  expiresAt: string;
}

export type TokenScope = 'read' | 'write';

/** A personal API token, without its secret. */
export interface ApiToken {
  id: string;
  name: string;
  scope: TokenScope;
  ending: string;
  createdAt: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
}

export interface NewApiToken {
  name: string;
  scope: TokenScope;
  expiresAt?: string;
}

export interface SecondFactorSetup {
  secret: string;
  otpauthUrl: string;
  /** The QR code as an SVG picture. */
  qrSvg: string;
}

export function getSettings(signal?: AbortSignal): Promise<Settings> {
  return callJson('/api/settings', { signal });
}

export function saveSettings(change: Partial<Settings>): Promise<Settings> {
  return callJson('/api/settings', { method: 'PUT', body: change });
}

/** Whether signing in asks me for a second factor. */
export function getSession(signal?: AbortSignal): Promise<{ twoFactor: boolean }> {
  return callJson('/api/auth/session', { signal });
}

/** Starts two-factor authentication. Errors: 403 `password_required` when the sign-in is too long ago. */
export function startSecondFactor(password?: string): Promise<SecondFactorSetup> {
  return callJson('/api/auth/totp', { method: 'POST', body: password ? { password } : {} });
}

/** Turns it on with the first code. Errors: 400 under `code`. */
export function confirmSecondFactor(code: string): Promise<{ recoveryCodes: string[] }> {
  return callJson('/api/auth/totp/confirm', { method: 'POST', body: { code } });
}

/** Turns it off. Errors: 403 `password_required`, 400 under `password`. */
export function turnOffSecondFactor(password?: string): Promise<unknown> {
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
export function createToken(input: NewApiToken): Promise<ApiToken & { token: string }> {
  return callJson('/api/tokens', { method: 'POST', body: input });
}

export function revokeToken(id: string): Promise<ApiToken> {
  return callJson(`/api/tokens/${id}`, { method: 'DELETE' });
}
