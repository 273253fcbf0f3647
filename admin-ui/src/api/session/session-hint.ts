import { currentPath } from '../../base-path';
import { ROUTES } from '../../routes';

const KEY = 'gamekit-signed-in';
/** Where strangers come; everywhere else somebody is probably signed in. */
const FRONT: readonly string[] = [ROUTES.login, ROUTES.signup];

/**
 * Whether there may be a session to go on with. Scripts cannot see the refresh token, so this browser notes beside it,
 * without any secret, that somebody signed in: strangers at the sign-in page need not ask the server.
 */
export function mayHaveSession(): boolean {
  try {
    return localStorage.getItem(KEY) !== null || !FRONT.includes(currentPath());
  } catch {
    return true; // storage is blocked
  }
}

export function noteSession(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked; mayHaveSession then says yes.
  }
}
