import type { AuthProvider } from 'react-admin';
import { session } from './session';

/**
 * What react-admin's own components ask about the session. The guard in front of the shell alone decides who is in,
 * and where somebody whose session ran out comes back to: a second redirect from here would forget that.
 */
export const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  logout: async () => {
    if (session.snapshot().user) await session.signOut();
    return '/login';
  },
  checkAuth: () => Promise.resolve(),
  // http.ts has already tried a refresh: after a 401 that arrives here the session is over, and the guard has seen it.
  checkError: () => Promise.resolve(),
  getIdentity: async () => {
    const user = session.snapshot().user;
    return { id: user?.id ?? '', fullName: user?.displayName || user?.email };
  },
  getPermissions: async () => session.snapshot().user?.role,
};
