import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, Notification } from 'react-admin';
import { useState, type ComponentType } from 'react';
import { Route } from 'react-router';
import { authProvider } from './api/session/auth-provider';
import { dataProvider } from './api/queries/data-provider';
import { newQueryClient } from './api/queries/query-client';
import { adminStore } from './layout/admin-store';
import { i18nProvider } from './layout/messages';
import { AdminOnly } from './layout/access/AdminOnly';
import { AppShell } from './layout/shell/AppShell';
import { CrashView } from './components/states/CrashView';
import { NotFound } from './layout/access/NotFound';
import { Resource } from './layout/access/Resource';
import { lazyScreen } from './components/states/lazy-screen';
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
const Taxonomy = lazyScreen(() => import('./taxonomy/Taxonomy').then((file) => file.Taxonomy));
const IdeaGeneration = lazyScreen(() =>
  import('./idea-generation/IdeaGeneration').then((file) => file.IdeaGeneration),
);
const IdeaPage = lazyScreen(() => import('./idea-generation/page/IdeaPage').then((file) => file.IdeaPage));
const Tags = lazyScreen(() => import('./tags/Tags').then((file) => file.Tags));
const Revenue = lazyScreen(() => import('./revenue/Revenue').then((file) => file.Revenue));
const Prototypes = lazyScreen(() => import('./prototypes/Prototypes').then((file) => file.Prototypes));
const Plugins = lazyScreen(() => import('./plugins/Plugins').then((file) => file.Plugins));
const Analytics = lazyScreen(() => import('./analytics/Analytics').then((file) => file.Analytics));
// Excluded from production builds.
const Catalog = import.meta.env.DEV
  ? lazyScreen(() => import('./catalog/Catalog').then((file) => file.Catalog))
  : null;
const Coverage = lazyScreen(() => import('./coverage/Coverage').then((file) => file.Coverage));
const Captures = lazyScreen(() => import('./captures/Captures').then((file) => file.Captures));
const Changes = lazyScreen(() => import('./changes/Changes').then((file) => file.Changes));
const Compare = lazyScreen(() => import('./compare/Compare').then((file) => file.Compare));
const Games = lazyScreen(() => import('./games/Games').then((file) => file.Games));

const Countries = lazyScreen(() => import('./countries/Countries').then((file) => file.Countries));
const Watchlists = lazyScreen(() => import('./watchlists/Watchlists').then((file) => file.Watchlists));
const Watchlist = lazyScreen(() => import('./watchlists/Watchlist').then((file) => file.Watchlist));
const AlertRules = lazyScreen(() => import('./alert-rules/AlertRules').then((file) => file.AlertRules));
const Digests = lazyScreen(() => import('./digests/Digests').then((file) => file.Digests));
const Digest = lazyScreen(() => import('./digests/Digests').then((file) => file.Digest));
const Trends = lazyScreen(() => import('./trends/Trends').then((file) => file.Trends));
const Launches = lazyScreen(() => import('./launches/Launches').then((file) => file.Launches));
const Developer = lazyScreen(() => import('./developers/Developer').then((file) => file.Developer));
const GameMatches = lazyScreen(() => import('./game-matches/GameMatches').then((file) => file.GameMatches));

/** The back office: react-admin with our shell, resources and custom routes. */
export function App() {
  // Each sign-in has a cache of its own: nobody is shown what another person read.
  const [queryClient] = useState(newQueryClient);
  return (
    // Instead of react-admin's `theme` prop, which can't set the storage key of the color mode.
    <ThemeProvider theme={theme} defaultMode="dark" modeStorageKey={THEME_STORAGE_KEY} noSsr>
      <CssBaseline />
      <CoreAdminContext
        basename={ROUTES.admin}
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={adminStore}
      >
        <CoreAdminUI
          layout={AppShell}
          catchAll={NotFound}
          error={CrashView}
          loginPage={false}
          title="Gamekit"
          disableTelemetry
        >
          <Resource name="games" list={Games} recordRepresentation="title" />
          <Resource name="unified-games" />
          <Resource name="tags" list={Tags} recordRepresentation="name" />
          <Resource name="watchlists" list={Watchlists} recordRepresentation="name" />
          <Resource name="digests" list={Digests} recordRepresentation="title" />
          <Resource name="analyses" recordRepresentation="title" />
          <Resource name="taxonomy-proposals" recordRepresentation="name" />
          <Resource name="ideas" recordRepresentation="name" />
          <Resource name="prototypes" list={Prototypes} recordRepresentation="name" />
          <Resource name="plugins" list={Plugins} recordRepresentation="name" />
          <Resource name="revenue-entries" recordRepresentation="game" />
          <Resource name="profiles" recordRepresentation="email" />
          <Resource
            name="user-requests"
            list={administratorsOnly(UserRequests)}
            recordRepresentation="email"
          />
          <Resource name="jobs" recordRepresentation="title" />
          <Resource name="tokens" recordRepresentation="name" />
          <Resource name="webhooks" recordRepresentation="name" />
          <Resource name="webhook-deliveries" recordRepresentation="type" />
          <Resource name="markets" recordRepresentation="name" />
          <Resource name="rankings/captures" />
          <CustomRoutes>
            <Route path="/" element={<Dashboard />} />
            <Route path="/game-rankings" element={<GameRankings />} />
            <Route path="/game-rankings/:bundleId" element={<GameDetail />} />
            <Route path="/completed-analyses" element={<CompletedAnalyses />} />
            <Route path="/taxonomy" element={<Taxonomy />} />
            <Route path="/idea-generation" element={<IdeaGeneration />} />
            <Route path="/idea-generation/:id" element={<IdeaPage />} />
            <Route path="/game-matches" element={<GameMatches />} />
            <Route path="/captures" element={<Captures />} />
            <Route path="/compare" element={<Compare />} />
            <Route path="/trends" element={<Trends />} />
            <Route path="/launches" element={<Launches />} />
            <Route path="/developers/:id" element={<Developer />} />
            <Route path="/countries" element={<Countries />} />
            <Route path="/watchlists/:id" element={<Watchlist />} />
            <Route path="/alert-rules" element={<AlertRules />} />
            <Route path="/digests/:id" element={<Digest />} />
            <Route path="/coverage" element={<Coverage />} />
            <Route path="/revenue" element={<Revenue />} />
            <Route path="/changes" element={<Changes />} />
            <Route path="/analytics" element={<Analytics />} />
            <Route path="/users" element={administratorsOnly(UserList)} />
            <Route path="/settings" element={<Settings />} />
            {Catalog && <Route path="/_catalog" element={<Catalog />} />}
          </CustomRoutes>
        </CoreAdminUI>
        <Notification />
      </CoreAdminContext>
    </ThemeProvider>
  );
}

function administratorsOnly(Screen: ComponentType) {
  return (
    <AdminOnly>
      <Screen />
    </AdminOnly>
  );
}
