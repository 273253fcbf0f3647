import { callJson } from './http';
import type { Message, PasswordChange, PasswordResetAnswer } from './types';

/** Asks for a link by e-mail; the answer is the same for every e-mail. */
export function askForReset(email: string): Promise<PasswordResetAnswer> {
  return callJson('/api/auth/password-reset', { method: 'POST', body: { email } });
}

/** Sets a new password with the token of the link. Errors: 400 under `password` or `token`. */
export function confirmReset(token: string, password: string): Promise<Message> {
  return callJson('/api/auth/password-reset/confirm', { method: 'POST', body: { token, password } });
}

/** Confirms the address of a sign-up with the token of the link. Errors: 400 under `password` or `token`. */
export function confirmSignUp(token: string, password: string): Promise<Message> {
  return callJson('/api/auth/signup/confirm', { method: 'POST', body: { token, password } });
}

/** Changes my password and signs my other devices out. Errors: 400 under `currentPassword` or `newPassword`. */
export function changePassword(change: PasswordChange): Promise<Message> {
  return callJson('/api/auth/password', { method: 'POST', body: change });
}
