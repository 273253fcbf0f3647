import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAuth } from '../../auth/auth-context';
import { mayEnter } from '../../auth/roles';
import { session } from '../../api/session/session';
import { Spinner } from '../../components/states/Spinner';
import { ROUTES } from '../../routes';
import '../shell/shell.css';

/**
 * Lets analysts and administrators in. Everybody else goes to the sign-in page, which offers the form to a stranger and a notice to somebody
 * signed in without a role that may enter (and sends nobody back here, so there is no loop).
 */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { user, loading } = useAuth();
  const { pathname, search } = useLocation();
  if (loading) {
    return <Spinner page label="Loading" slow="Waiting for the server. This page goes on by itself." />;
  }
  if (mayEnter(user)) return children;
  // Who signed out on purpose starts over at the front; who ran out of time goes on where he was.
  const asked = user || session.snapshot().signedOut ? null : { from: pathname + search };
  return <Navigate to={ROUTES.login} replace state={asked} />;
}
