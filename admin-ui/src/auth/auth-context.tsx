import { createContext, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { User } from '../api/types';
import { session as browserSession, type Session } from '../api/session/session';

export interface AuthContextValue {
  user: User | null;
  /** True until the existing session has been checked. */
  loading: boolean;
  /** Approved, with role admin. */
  isAdmin: boolean;
  /** Message of the last sign-in, sign-up, sign-out or profile check; forms show fixed texts instead. */
  message: string | null;
  /** `totp` is the second factor's code, once the server asks for it. */
  signIn: (email: string, password: string, totp?: string) => Promise<void>;
  signUp: (email: string, password: string) => Promise<void>;
  signOut: () => Promise<void>;
}

const AuthContext = createContext<AuthContextValue | null>(null);

interface AuthProviderProps {
  children: ReactNode;
  session?: Session;
}

export function AuthProvider({ children, session = browserSession }: AuthProviderProps) {
  const { user, loading, message } = useSyncExternalStore(session.subscribe, session.snapshot);

  useEffect(() => {
    void session.start();
  }, [session]);

  const value = useMemo<AuthContextValue>(
    () => ({
      user,
      loading,
      isAdmin: user?.role === 'admin' && user.approved,
      message: message?.text ?? null,
      signIn: async (email, password, totp) => void (await session.signIn(email, password, totp)),
      signUp: (email, password) => session.signUp(email, password),
      signOut: () => session.signOut(),
    }),
    [user, loading, message, session],
  );
  return <AuthContext.Provider value={value}>{children}</AuthContext.Provider>;
}

/** The signed-in user and the session's operations. */
export function useAuth(): AuthContextValue {
  const value = useContext(AuthContext);
  if (!value) throw new Error('useAuth must be used within an AuthProvider');
  return value;
}
