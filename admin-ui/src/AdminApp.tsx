import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  Notification,
  defaultI18nProvider,
  localStorageStore,
} from 'react-admin';
import { Route } from 'react-router';
import { authProvider } from './api/auth-provider';
import { dataProvider } from './api/data-provider';
import { AppShell } from './layout/AppShell';
import { CrashView } from './layout/CrashView';
import { NotBuiltYet } from './layout/NotBuiltYet';
import { NotFound } from './layout/NotFound';
import { ROUTES } from './layout/routes';
import { THEME_STORAGE_KEY, theme } from './layout/theme';

const GameRankings = lazy(() =>
  import('./game-rankings/GameRankings').then((file) => ({ default: file.GameRankings })),
);
const GameDetail = lazy(() =>
  import('./game-detail/GameDetail').then((file) => ({ default: file.GameDetail })),
);
const UserRequests = lazy(() =>
  import('./user-requests/UserRequests').then((file) => ({ default: file.UserRequests })),
);
const UserList = lazy(() => import('./users/UserList').then((file) => ({ default: file.UserList })));
const Settings = lazy(() => import('./settings/Settings').then((file) => ({ default: file.Settings })));

const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => console.error('A read failed', query.queryKey, error),
  }),
  defaultOptions: { queries: { retry: 1, staleTime: 30_000, refetchOnWindowFocus: false } },
});
const store = localStorageStore('1', 'gamekit');

/** The back office: react-admin's services, our shell, and one line per screen. */
export function AdminApp() {
  return (
    <ThemeProvider theme={theme} defaultMode="dark" modeStorageKey={THEME_STORAGE_KEY} noSsr>
      <CssBaseline />
      <CoreAdminContext
        basename={ROUTES.admin}
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={defaultI18nProvider}
        queryClient={queryClient}
        store={store}
      >
        <CoreAdminUI
          layout={AppShell}
          catchAll={NotFound}
          error={CrashView}
          loginPage={false}
          title="Gamekit"
          disableTelemetry
        >
          <CustomRoutes>
            <Route path="/" element={<NotBuiltYet title="Dashboard" />} />
            <Route path="/game-rankings" element={<GameRankings />} />
            <Route path="/game-rankings/:bundleId" element={<GameDetail />} />
            <Route path="/completed-analyses" element={<NotBuiltYet title="Completed Analyses" />} />
            <Route path="/idea-generation" element={<NotBuiltYet title="Idea Generation" />} />
            <Route path="/tags" element={<NotBuiltYet title="Tags" />} />
            <Route path="/revenue" element={<NotBuiltYet title="Revenue" />} />
            <Route path="/prototypes" element={<NotBuiltYet title="Prototypes" />} />
            <Route path="/plugins" element={<NotBuiltYet title="Plugins" />} />
            <Route path="/user-requests" element={<UserRequests />} />
            <Route path="/analytics" element={<NotBuiltYet title="Analytics" />} />
            <Route path="/users" element={<UserList />} />
            <Route path="/settings" element={<Settings />} />
          </CustomRoutes>
        </CoreAdminUI>
        <Notification />
      </CoreAdminContext>
    </ThemeProvider>
  );
}
