import { Navigate, Route, RouterProvider, Routes, createBrowserRouter } from 'react-router';
import { AuthProvider } from './auth/auth-context';
import { BASE_PATH } from './base-path';
import { AdminGuard } from './layout/access/AdminGuard';
import { ScreenBoundary } from './components/states/ScreenBoundary';
import { Spinner } from './components/states/Spinner';
import { lazyScreen } from './components/states/lazy-screen';
import { ROUTES } from './routes';

const Login = lazyScreen(() => import('./sign-in/Login').then((file) => file.Login));
const SignUp = lazyScreen(() => import('./sign-in/SignUp').then((file) => file.SignUp));
const App = lazyScreen(() => import('./App').then((file) => file.App));

// Only a data router can block a navigation that would lose unsaved input.
const router = createBrowserRouter([{ path: '*', element: <Doors /> }], { basename: BASE_PATH || '/' });

/** The sign-in pages and the guarded back office, which loads separately so that signing in stays small. */
export function Entrance() {
  return (
    <AuthProvider>
      <RouterProvider router={router} />
    </AuthProvider>
  );
}

function Doors() {
  return (
    <ScreenBoundary loading={<Spinner page label="Loading" slow="Still loading. Your connection is slow." />}>
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
  );
}
