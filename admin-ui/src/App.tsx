import { Suspense, lazy } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { AuthProvider } from './auth/auth-context';
import { AdminGuard } from './layout/AdminGuard';
import { Spinner } from './layout/Spinner';
import { ROUTES } from './layout/routes';

const Login = lazy(() => import('./layout/Login').then((file) => ({ default: file.Login })));
const SignUp = lazy(() => import('./layout/SignUp').then((file) => ({ default: file.SignUp })));
const AdminApp = lazy(() => import('./AdminApp').then((file) => ({ default: file.AdminApp })));

/** The table of contents: two doors and the back office behind its guard. */
export function App() {
  return (
    <BrowserRouter>
      <AuthProvider>
        <Suspense fallback={<Spinner page label="Loading" slow="Loading. The connection is slow." />}>
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
        </Suspense>
      </AuthProvider>
    </BrowserRouter>
  );
}
