import { useMemo } from 'react';
import { useAuth } from '../../auth/auth-context';
import type { IconName } from '../../components/Icon';
import { ROUTES } from '../../routes';

export interface MenuEntry {
  label: string;
  to: string;
  icon: IconName;
  /** Letter after `g` that goes there. */
  letter: string;
  /** A hairline stands above the first of each group. */
  group: 1 | 2 | 3;
  /** Analysts do not see it. */
  adminOnly?: boolean;
}

const at = (path: string) => `${ROUTES.admin}/${path}`;

/** The sidebar, in the order of the specification. */
const MENU: MenuEntry[] = [
  { label: 'Dashboard', to: ROUTES.admin, icon: 'dashboard', letter: 'd', group: 1 },
  { label: 'Game Rankings', to: ROUTES.rankings, icon: 'rankings', letter: 'r', group: 1 },
  { label: 'Completed Analyses', to: ROUTES.analyses, icon: 'analyses', letter: 'c', group: 1 },
  { label: 'Idea Generation', to: at('idea-generation'), icon: 'idea', letter: 'i', group: 1 },
  { label: 'Tags', to: ROUTES.tags, icon: 'tag', letter: 't', group: 1 },
  { label: 'Revenue', to: at('revenue'), icon: 'coin', letter: 'v', group: 2 },
  { label: 'Prototypes', to: at('prototypes'), icon: 'box', letter: 'p', group: 2 },
  { label: 'Plugins', to: at('plugins'), icon: 'plug', letter: 'l', group: 2 },
  { label: 'User Requests', to: ROUTES.requests, icon: 'inbox', letter: 'q', group: 3, adminOnly: true },
  { label: 'Analytics', to: at('analytics'), icon: 'chart', letter: 'a', group: 3 },
  { label: 'Users', to: ROUTES.users, icon: 'users', letter: 'u', group: 3, adminOnly: true },
  { label: 'Settings', to: ROUTES.settings, icon: 'gear', letter: 's', group: 3 },
];

/** The entries that this person sees, wherever they are listed. */
export function useMenu(): MenuEntry[] {
  const { isAdmin } = useAuth();
  return useMemo(() => MENU.filter(({ adminOnly }) => isAdmin || !adminOnly), [isAdmin]);
}
