import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { AuthProvider } from './auth/auth-context';
import { AdminGuard } from './layout/access/AdminGuard';
import { ScreenBoundary } from './components/ScreenBoundary';
import { Spinner } from './components/Spinner';
import { lazyScreen } from './components/lazy-screen';
import { ROUTES } from './routes';

const Login = lazyScreen(() => import('./sign-in/Login').then((file) => file.Login));
const SignUp = lazyScreen(() => import('./sign-in/SignUp').then((file) => file.SignUp));
const AdminApp = lazyScreen(() => import('./AdminApp').then((file) => file.AdminApp));

/** The table of contents: two doors and the back office behind its guard. */
export function App() {
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
                  <AdminApp />
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
