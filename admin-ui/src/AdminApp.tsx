import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
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
import { newQueryClient } from './api/query-client';
import { AdminOnly } from './layout/access/AdminOnly';
import { AppShell } from './layout/shell/AppShell';
import { CrashView } from './components/CrashView';
import { NotFound } from './layout/access/NotFound';
import { lazyScreen } from './components/lazy-screen';
import { ROUTES } from './routes';
import { THEME_STORAGE_KEY, theme } from './layout/theme/theme';

const GameRankings = lazyScreen(() =>
  import('./game-rankings/GameRankings').then((file) => file.GameRankings),
);
const GameDetail = lazyScreen(() => import('./game-detail/GameDetail').then((file) => file.GameDetail));
const UserRequests = lazyScreen(() =>
  import('./user-requests/UserRequests').then((file) => file.UserRequests),
);
const UserList = lazyScreen(() => import('./users/UserList').then((file) => file.UserList));
const Settings = lazyScreen(() => import('./settings/Settings').then((file) => file.Settings));
const Dashboard = lazyScreen(() => import('./dashboard/Dashboard').then((file) => file.Dashboard));
const CompletedAnalyses = lazyScreen(() =>
  import('./completed-analyses/CompletedAnalyses').then((file) => file.CompletedAnalyses),
);
const IdeaGeneration = lazyScreen(() =>
  import('./idea-generation/IdeaGeneration').then((file) => file.IdeaGeneration),
);
const Tags = lazyScreen(() => import('./tags/Tags').then((file) => file.Tags));
const Revenue = lazyScreen(() => import('./revenue/Revenue').then((file) => file.Revenue));
const Prototypes = lazyScreen(() => import('./prototypes/Prototypes').then((file) => file.Prototypes));
const Plugins = lazyScreen(() => import('./plugins/Plugins').then((file) => file.Plugins));
const Analytics = lazyScreen(() => import('./analytics/Analytics').then((file) => file.Analytics));
const Games = lazyScreen(() => import('./games/Games').then((file) => file.Games));

const queryClient = newQueryClient();
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
