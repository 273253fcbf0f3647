import { currentPath } from '../../base-path';
import { ROUTES } from '../../routes';

const KEY = 'gamekit-signed-in';
/** Set until the server has received a sign-out; until then its cookie would sign the next person in. */
const LEAVING = 'gamekit-signing-out';
/** Pages for visitors; on all others somebody is probably signed in. */
const FRONT: readonly string[] = [ROUTES.login, ROUTES.signup];

/**
 * Whether there may be a session to resume. The refresh token is invisible to scripts, so the browser also stores a
 * flag without secrets; visitors of the sign-in page then need no request.
 */
export function mayHaveSession(): boolean {
  try {
    return localStorage.getItem(KEY) !== null || isSigningOut() || !FRONT.includes(currentPath());
  } catch {
    return true;
  }
}

export function isSigningOut(): boolean {
  try {
    return localStorage.getItem(LEAVING) !== null;
  } catch {
    return false;
  }
}

export const noteSession = (signedIn: boolean): void => note(KEY, signedIn);
export const noteSignOut = (underway: boolean): void => note(LEAVING, underway);

function note(key: string, on: boolean): void {
  try {
    if (on) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // When storage is blocked, mayHaveSession returns true.
  }
}
