import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { AuthProvider } from './auth/auth-context';
import { AdminGuard } from './layout/access/AdminGuard';
import { ScreenBoundary } from './components/ScreenBoundary';
import { Spinner } from './components/Spinner';
import { lazyScreen } from './components/lazy-screen';
import { ROUTES } from './routes';

const Login = lazyScreen(() => import('./sign-in/Login').then((file) => file.Login));
const SignUp = lazyScreen(() => import('./sign-in/SignUp').then((file) => file.SignUp));
const App = lazyScreen(() => import('./App').then((file) => file.App));

/** Two doors, and the back office behind its guard. It comes in a file of its own, so that signing in stays light. */
export function Entrance() {
  return (
    <BrowserRouter>
      <AuthProvider>
        <ScreenBoundary loading={<Spinner page label="Loading" slow="Loading. The connection is slow." />}>
          <Routes>
            <Route path={ROUTES.login} element={<Login />} />
            <Route path={ROUTES.signup} element={<SignUp />} />
            <Route
              path={`${ROUTES.admin}/*`}
              element={
                <AdminGuard>
                  <App />
                </AdminGuard>
              }
            />
            <Route path="*" element={<Navigate to={ROUTES.admin} replace />} />
          </Routes>
        </ScreenBoundary>
      </AuthProvider>
    </BrowserRouter>
  );
}
