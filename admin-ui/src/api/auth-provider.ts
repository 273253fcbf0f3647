import type { AuthProvider } from 'react-admin';
import { session } from '../auth/session';
import { ApiProblem } from './problem';

/**
 * What react-admin's own components ask about the session. The guard in front of the shell has already let the visitor
 * in; this only keeps react-admin from having a second opinion.
 */
export const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  logout: async () => {
    if (session.snapshot().user) await session.signOut();
    return '/login';
  },
  checkAuth: () => (session.snapshot().user ? Promise.resolve() : Promise.reject({ redirectTo: '/login' })),
  // http.ts has already tried a refresh: a 401 that arrives here is the end of the session.
  checkError: (error: unknown) =>
    error instanceof ApiProblem && error.status === 401
      ? Promise.reject({ redirectTo: '/login' })
      : Promise.resolve(),
  getIdentity: async () => {
    const user = session.snapshot().user;
    return { id: user?.id ?? '', fullName: user?.displayName || user?.email };
  },
  getPermissions: async () => session.snapshot().user?.role,
};
