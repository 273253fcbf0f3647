import type { IconName } from '../components/Icon';
import { ROUTES } from './routes';

export interface MenuEntry {
  label: string;
  to: string;
  icon: IconName;
  /** Letter after `g` that goes there. */
  letter: string;
  /** A hairline stands above it. */
  gap?: boolean;
}

const at = (path: string) => `${ROUTES.admin}/${path}`;

/** The sidebar, in the order of the specification. */
export const MENU: MenuEntry[] = [
  { label: 'Dashboard', to: ROUTES.admin, icon: 'dashboard', letter: 'd' },
  { label: 'Game Rankings', to: ROUTES.rankings, icon: 'rankings', letter: 'r' },
  { label: 'Completed Analyses', to: ROUTES.analyses, icon: 'analyses', letter: 'c' },
  { label: 'Idea Generation', to: at('idea-generation'), icon: 'idea', letter: 'i' },
  { label: 'Tags', to: ROUTES.tags, icon: 'tag', letter: 't' },
  { label: 'Revenue', to: at('revenue'), icon: 'coin', letter: 'v', gap: true },
  { label: 'Prototypes', to: at('prototypes'), icon: 'box', letter: 'p' },
  { label: 'Plugins', to: at('plugins'), icon: 'plug', letter: 'l' },
  { label: 'User Requests', to: ROUTES.requests, icon: 'inbox', letter: 'q', gap: true },
  { label: 'Analytics', to: at('analytics'), icon: 'chart', letter: 'a' },
  { label: 'Users', to: ROUTES.users, icon: 'users', letter: 'u' },
  { label: 'Settings', to: ROUTES.settings, icon: 'gear', letter: 's' },
];
