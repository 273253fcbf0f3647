import { currentPath } from '../../base-path';
import { ROUTES } from '../../routes';

const KEY = 'gamekit-signed-in';
/** Pages for visitors; on all others somebody is probably signed in. */
const FRONT: readonly string[] = [ROUTES.login, ROUTES.signup];

/**
 * Whether there may be a session to resume. The refresh token is invisible to scripts, so the browser also stores a
 * flag without secrets; visitors of the sign-in page then need no request.
 */
export function mayHaveSession(): boolean {
  try {
    return localStorage.getItem(KEY) !== null || !FRONT.includes(currentPath());
  } catch {
    return true;
  }
}

export function noteSession(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // When storage is blocked, mayHaveSession returns true.
  }
}
