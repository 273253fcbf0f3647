import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAuth } from '../../auth/auth-context';
import { mayEnter } from '../../auth/roles';
import { session } from '../../api/session/session';
import { Spinner } from '../../components/states/Spinner';
import { ROUTES } from '../../routes';
import '../shell/shell.css';

/**
 * Lets analysts and administrators in. Everyone else is sent to the sign-in page, which shows the form, or a notice
 * to users whose role has no access. The sign-in page never redirects them back here, so there is no loop.
 */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { user, loading } = useAuth();
  const { pathname, search } = useLocation();
  if (loading) {
    return <Spinner page label="Loading" slow="Waiting for the server. This page continues automatically." />;
  }
  // Another tab may have signed in as somebody else, who gets screens of their own.
  if (mayEnter(user)) return <Fragment key={user?.id}>{children}</Fragment>;
  // An expired session returns to where it was; a deliberate sign-out starts over at the dashboard.
  const state = user || session.snapshot().signedOut ? null : { from: pathname + search };
  return <Navigate to={ROUTES.login} replace state={state} />;
}
