import { useColorScheme } from '@mui/material/styles';
import { useNavigate } from 'react-router';
import { useScreenActions } from '../../components/actions/screen-actions';
import { TABLE_KEYS } from '../../components/table/table-keys';
import { useThemeChoice } from '../theme/use-theme-choice';
import { ROUTES, addGamePath, brainstormPath } from '../../routes';
import { useAuth } from '../../auth/auth-context';
import type { IconName } from '../../components/text/Icon';
import { useMenu } from './menu';

const GO_TO = 'Go to';
const EVERYWHERE = 'Everywhere';
/** Only listed here; the focused table handles these keys. */
const LIST_KEYS = TABLE_KEYS.map(({ keys, does }) => ({ label: does, keys: keys.join('/') }));
/** Only listed here; the bell handles these keys. */
const BELL_KEYS = [
  { keys: 'j/k', label: 'Next / previous alert' },
  { keys: 'y', label: 'Why did I get this?' },
  { keys: 'm', label: 'Mute the game in this rule' },
];
/** The action groups of every screen. */
export const SHELL_GROUPS = [GO_TO, EVERYWHERE];

/** Places that other screens link to, not the menu. */
const UNLISTED: { label: string; icon: IconName; to: string }[] = [
  { label: 'Movers', icon: 'rankings', to: `${ROUTES.rankings}?view=movers` },
  { label: 'Import charts', icon: 'upload', to: ROUTES.importCharts },
  { label: 'Add game', icon: 'plus', to: addGamePath('') },
  { label: 'Compare games', icon: 'compare', to: ROUTES.compare },
  { label: 'Captures', icon: 'history', to: ROUTES.captures },
  { label: 'Alert rules', icon: 'bell', to: ROUTES.alertRules },
  { label: 'Same game?', icon: 'pad', to: ROUTES.gameMatches },
  { label: 'Taxonomy', icon: 'letters', to: ROUTES.taxonomy },
  { label: 'Taxonomy proposals', icon: 'letters', to: `${ROUTES.taxonomy}?view=proposals` },
  { label: 'Brainstorm', icon: 'idea', to: brainstormPath([]) },
  { label: 'Outbox', icon: 'mail', to: ROUTES.outbox },
];

interface ShellCommands {
  onPalette: () => void;
  onKeys: () => void;
  onFold: () => void;
  onBell: () => void;
  onSignOut: () => void;
}

/** Registers the actions available on every screen. */
export function useShellActions({ onPalette, onKeys, onFold, onBell, onSignOut }: ShellCommands): void {
  const navigate = useNavigate();
  const menu = useMenu();
  const { isAdmin } = useAuth();
  const { colorScheme } = useColorScheme();
  const [, chooseTheme] = useThemeChoice();
  const other = colorScheme === 'light' ? 'dark' : 'light';
  useScreenActions(
    [
      ...menu.map(({ label, letter, icon, to }) => ({
        label,
        keys: `g ${letter}`,
        icon,
        run: () => void navigate(to),
      })),
      ...UNLISTED.filter(({ to }) => isAdmin || to !== ROUTES.outbox).map(({ to, ...place }) => ({
        ...place,
        run: () => void navigate(to),
      })),
    ],
    GO_TO,
  );
  useScreenActions(
    [
      { label: 'Command palette', keys: 'Mod+k', icon: 'keys', run: onPalette },
      { label: 'Search games', keys: '/', icon: 'search', run: focusSearch },
      { label: 'Collapse or expand the sidebar', keys: '[', icon: 'menu', run: onFold },
      { label: 'Keyboard shortcuts', keys: '?', icon: 'keys', run: onKeys },
      { label: 'Close', keys: 'Esc' },
      { label: 'Notifications and jobs', keys: 'b', icon: 'bell', run: onBell },
      {
        label: `Switch to the ${other} theme`,
        icon: other === 'light' ? 'sun' : 'moon',
        // Failures are logged by the callee; the theme still applies in this browser.
        run: () => void chooseTheme(other).catch(() => undefined),
      },
      { label: 'Sign out', icon: 'signOut', run: onSignOut },
    ],
    EVERYWHERE,
  );
  useScreenActions(LIST_KEYS, 'In lists');
  useScreenActions(BELL_KEYS, 'In the bell');
}

function focusSearch() {
  document.querySelector<HTMLElement>('[data-search-field]')?.focus();
}
