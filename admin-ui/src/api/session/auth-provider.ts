import type { AuthProvider } from 'react-admin';
import { session } from './session';

/**
 * react-admin's auth provider. Access control and redirects are AdminGuard's job, which remembers where an expired
 * session was; a second redirect from here would lose that.
 */
export const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  logout: async () => {
    if (session.snapshot().user) await session.signOut();
    return '/login';
  },
  checkAuth: () => Promise.resolve(),
  // The client has already tried to refresh: a 401 that arrives here ended the session, and the guard knows.
  checkError: () => Promise.resolve(),
  getIdentity: async () => {
    const user = session.snapshot().user;
    return { id: user?.id ?? '', fullName: user?.displayName || user?.email };
  },
  getPermissions: async () => session.snapshot().user?.role,
};
