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
import { AdminOnly } from './layout/AdminOnly';
import { AppShell } from './layout/AppShell';
import { CrashView } from './layout/CrashView';
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
const Dashboard = lazy(() => import('./dashboard/Dashboard').then((file) => ({ default: file.Dashboard })));
const CompletedAnalyses = lazy(() =>
  import('./completed-analyses/CompletedAnalyses').then((file) => ({ default: file.CompletedAnalyses })),
);
const IdeaGeneration = lazy(() =>
  import('./idea-generation/IdeaGeneration').then((file) => ({ default: file.IdeaGeneration })),
);
const Tags = lazy(() => import('./tags/Tags').then((file) => ({ default: file.Tags })));
const Revenue = lazy(() => import('./revenue/Revenue').then((file) => ({ default: file.Revenue })));
const Prototypes = lazy(() =>
  import('./prototypes/Prototypes').then((file) => ({ default: file.Prototypes })),
);
const Plugins = lazy(() => import('./plugins/Plugins').then((file) => ({ default: file.Plugins })));
const Analytics = lazy(() => import('./analytics/Analytics').then((file) => ({ default: file.Analytics })));
const Games = lazy(() => import('./games/Games').then((file) => ({ default: file.Games })));

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
            <Route path="/" element={<Dashboard />} />
            <Route path="/game-rankings" element={<GameRankings />} />
            <Route path="/game-rankings/:bundleId" element={<GameDetail />} />
            <Route path="/games" element={<Games />} />
            <Route path="/completed-analyses" element={<CompletedAnalyses />} />
            <Route path="/idea-generation" element={<IdeaGeneration />} />
            <Route path="/tags" element={<Tags />} />
            <Route path="/revenue" element={<Revenue />} />
            <Route path="/prototypes" element={<Prototypes />} />
            <Route path="/plugins" element={<Plugins />} />
            <Route
              path="/user-requests"
              element={
                <AdminOnly>
                  <UserRequests />
                </AdminOnly>
              }
            />
            <Route path="/analytics" element={<Analytics />} />
            <Route
              path="/users"
              element={
                <AdminOnly>
                  <UserList />
                </AdminOnly>
              }
            />
            <Route path="/settings" element={<Settings />} />
          </CustomRoutes>
        </CoreAdminUI>
        <Notification />
      </CoreAdminContext>
    </ThemeProvider>
  );
}
