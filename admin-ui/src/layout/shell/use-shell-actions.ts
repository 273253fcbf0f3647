import { useColorScheme } from '@mui/material/styles';
import { useNavigate } from 'react-router';
import { useScreenActions } from '../../components/actions/screen-actions';
import { TABLE_KEYS } from '../../components/table/table-keys';
import { useThemeChoice } from '../theme/use-theme-choice';
import { ROUTES } from '../../routes';
import { useMenu } from './menu';

const GO_TO = 'Go to';
const EVERYWHERE = 'Everywhere';
/** Where the focus is in a table; the tables see to them themselves. */
const LIST_KEYS = TABLE_KEYS.map(({ keys, does }) => ({ label: does, keys: keys.join('/') }));
/** The bell sees to them itself. */
const BELL_KEYS = [
  { keys: 'j/k', label: 'Next / previous alert' },
  { keys: 'y', label: 'Why did I get this?' },
  { keys: 'm', label: 'Mute the game in this rule' },
];
/** The groups that every screen has. */
export const SHELL_GROUPS = [GO_TO, EVERYWHERE];

interface ShellCommands {
  onPalette: () => void;
  onKeys: () => void;
  onFold: () => void;
  onBell: () => void;
  onSignOut: () => void;
}

/** What can be done on every screen, with its keys. */
export function useShellActions({ onPalette, onKeys, onFold, onBell, onSignOut }: ShellCommands): void {
  const navigate = useNavigate();
  const menu = useMenu();
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
      // Reached from the charts; not a place of its own in the menu.
      { label: 'Captures', icon: 'history' as const, run: () => void navigate(ROUTES.captures) },
      // Reached from the watchlists.
      { label: 'Alert rules', icon: 'bell' as const, run: () => void navigate(ROUTES.alertRules) },
      // Reached from the analyses.
      { label: 'Taxonomy', icon: 'letters' as const, run: () => void navigate(ROUTES.taxonomy) },
    ],
    GO_TO,
  );
  useScreenActions(
    [
      { label: 'Command palette', keys: 'Mod+k', icon: 'keys', run: onPalette },
      { label: 'Search games', keys: '/', icon: 'search', run: focusSearch },
      { label: 'Fold or unfold the sidebar', keys: '[', icon: 'menu', run: onFold },
      { label: 'Keyboard shortcuts', keys: '?', icon: 'keys', run: onKeys },
      { label: 'Close', keys: 'Esc' },
      { label: 'Notifications and jobs', keys: 'b', icon: 'bell', run: onBell },
      {
        label: `Switch to the ${other} theme`,
        icon: other === 'light' ? 'sun' : 'moon',
        // A failure is logged where it happens; the theme holds in this browser all the same.
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
