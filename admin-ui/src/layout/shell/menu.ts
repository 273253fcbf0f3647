import { useMemo } from 'react';
import { useAuth } from '../../auth/auth-context';
import type { IconName } from '../../components/text/Icon';
import { ROUTES } from '../../routes';
import { useLastChart } from './use-last-chart';

export interface MenuEntry {
  label: string;
  to: string;
  icon: IconName;
  /** Shortcut letter after `g`. */
  letter: string;
  /** A divider separates the groups. */
  group: 1 | 2 | 3 | 4 | 5;
  /** Hidden from analysts. */
  adminOnly?: boolean;
  /** Screens without an entry of their own that are reached from this one. */
  with?: string[];
}

/** The sidebar; its second group holds the screens about charts. */
const MENU: MenuEntry[] = [
  { label: 'Dashboard', to: ROUTES.admin, icon: 'dashboard', letter: 'd', group: 1 },
  {
    ...{ label: 'Game Rankings', to: ROUTES.rankings, icon: 'rankings', letter: 'r', group: 1 },
    with: [ROUTES.captures],
  },
  { label: 'Changes', to: ROUTES.changes, icon: 'pulse', letter: 'h', group: 2 },
  { label: 'Trends', to: ROUTES.trends, icon: 'trend', letter: 'n', group: 2 },
  { label: 'Launches', to: ROUTES.launches, icon: 'rocket', letter: 'e', group: 2 },
  { label: 'Countries', to: ROUTES.countries, icon: 'map', letter: 'y', group: 2 },
  { label: 'Coverage', to: ROUTES.coverage, icon: 'shield', letter: 'o', group: 2 },
  {
    ...{ label: 'Watchlists', to: ROUTES.watchlists, icon: 'eye', letter: 'w', group: 2 },
    with: [ROUTES.alertRules],
  },
  { label: 'Digests', to: ROUTES.digests, icon: 'mail', letter: 'm', group: 2 },
  {
    ...{ label: 'Games', to: ROUTES.games, icon: 'pad', letter: 'g', group: 2 },
    with: [ROUTES.gameMatches, ROUTES.compare, ROUTES.developers],
  },
  {
    ...{ label: 'Completed Analyses', to: ROUTES.analyses, icon: 'analyses', letter: 'c', group: 3 },
    with: [ROUTES.taxonomy],
  },
  { label: 'Idea Generation', to: ROUTES.ideas, icon: 'idea', letter: 'i', group: 3 },
  { label: 'Tags', to: ROUTES.tags, icon: 'tag', letter: 't', group: 3 },
  { label: 'Revenue', to: ROUTES.revenue, icon: 'coin', letter: 'v', group: 4 },
  { label: 'Prototypes', to: ROUTES.prototypes, icon: 'box', letter: 'p', group: 4 },
  { label: 'Plugins', to: ROUTES.plugins, icon: 'plug', letter: 'l', group: 4 },
  { label: 'User Requests', to: ROUTES.requests, icon: 'inbox', letter: 'q', group: 5, adminOnly: true },
  { label: 'Analytics', to: ROUTES.analytics, icon: 'chart', letter: 'a', group: 5 },
  { label: 'Users', to: ROUTES.users, icon: 'users', letter: 'u', group: 5, adminOnly: true },
  { label: 'Settings', to: ROUTES.settings, icon: 'gear', letter: 's', group: 5 },
];

/** The entries this user may see; Game Rankings links to the last viewed chart. */
export function useMenu(): MenuEntry[] {
  const { isAdmin } = useAuth();
  const [chart] = useLastChart();
  return useMemo(
    () =>
      MENU.filter(({ adminOnly }) => isAdmin || !adminOnly).map((entry) =>
        entry.to === ROUTES.rankings && chart ? { ...entry, to: `${entry.to}?${chart}` } : entry,
      ),
    [isAdmin, chart],
  );
}

/** Whether a page belongs to an entry. Dashboard is active on its exact URL only, other entries also below theirs. */
export const isCurrent = ({ to, with: others = [] }: MenuEntry, pathname: string): boolean =>
  [to.split('?')[0]!, ...others].some(
    (path) => pathname === path || (path !== ROUTES.admin && pathname.startsWith(`${path}/`)),
  );
