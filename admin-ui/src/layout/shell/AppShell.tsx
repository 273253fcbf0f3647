import { Button } from '../../components/actions/Button';
import Drawer from '@mui/material/Drawer';
import { IconButton } from '../../components/actions/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState, type ReactNode } from 'react';
import { useAuth } from '../../auth/auth-context';
import { useSettings } from '../../auth/use-settings';
import { LazyOverlay } from '../../components/dialogs/LazyOverlay';
import { lazyScreen } from '../../components/states/lazy-screen';
import { JobToasts } from '../../jobs/JobToasts';
import { JobsProvider } from '../../jobs/jobs-context';
import { WatchProvider } from '../../manage-watchlists/WatchProvider';
import { AccountSync } from '../AccountSync';
import { BRAND } from '../frame/Brand';
import { useRememberGames } from '../palette/recents';
import { Header } from './Header';
import { KeyList } from './KeyList';
import { ScreenBoundary } from '../../components/states/ScreenBoundary';
import { Sidebar } from './Sidebar';
import { useFolded } from './use-folded';
import { useFoundFocus } from './use-found-focus';
import { useRememberChart } from './use-last-chart';
import { usePlaces } from './use-places';
import { useShellActions } from './use-shell-actions';
import { useShortcuts } from './use-shortcuts';
import './shell.css';

const loadBell = () => import('../../bell/BellDrawer').then((file) => file.BellDrawer);
const BellDrawer = lazyScreen(loadBell);
const loadPalette = () => import('../palette/CommandPalette').then((file) => file.CommandPalette);
const CommandPalette = lazyScreen(loadPalette);

export function AppShell({ children }: { children: ReactNode }) {
  const { user, signOut } = useAuth();
  const phone = useMediaQuery('(max-width: 699px)', { noSsr: true });
  const [folded, fold] = useFolded();
  const [menuOpen, setMenuOpen] = useState(false);
  const [bellOpen, setBellOpen] = useState(false);
  const closeBell = () => setBellOpen(false);
  const [overlay, setOverlay] = useState<'keys' | 'palette' | null>(null);
  const closeOverlay = () => setOverlay(null);
  const main = useRef<HTMLElement>(null);
  const leave = () => void signOut();
  const showPalette = () => setOverlay('palette');
  const showKeys = () => setOverlay('keys');
  useShellActions({
    onPalette: showPalette,
    onKeys: showKeys,
    onFold: fold,
    onBell: () => setBellOpen(true),
    onSignOut: leave,
  });
  const { data: settings } = useSettings();
  useShortcuts(overlay !== null, settings?.singleKeyShortcuts);
  useRememberChart();
  useRememberGames();
  usePlaces(main);
  useFoundFocus(main);

  const email = user?.email ?? '';

  return (
    <JobsProvider>
      <WatchProvider>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <div className={folded ? 'app folded' : 'app'}>
          <Header
            email={email}
            phone={phone}
            onOpenMenu={() => setMenuOpen(true)}
            onOpenPalette={showPalette}
            onOpenBell={() => setBellOpen(true)}
            onSignOut={leave}
          />
          {phone ? (
            <Drawer
              open={menuOpen}
              onClose={() => setMenuOpen(false)}
              slotProps={{ paper: { className: 'menu-drawer stack', 'aria-label': 'Menu' } }}
            >
              <div className="row between">
                <b>{BRAND}</b>
                <IconButton
                  size="medium"
                  icon="close"
                  label="Close the menu"
                  onClick={() => setMenuOpen(false)}
                />
              </div>
              <nav aria-label="Main">
                <Sidebar onNavigate={() => setMenuOpen(false)} onShowKeys={showKeys} />
              </nav>
              <div className="stack tight foot">
                <span className="cut muted">{email}</span>
                <Button icon="signOut" label="Sign out" size="small" onClick={leave} />
              </div>
            </Drawer>
          ) : (
            <nav className="side" aria-label="Main">
              <Sidebar onShowKeys={showKeys} folded={folded} onFold={fold} />
            </nav>
          )}
          <main id="main" ref={main} tabIndex={-1}>
            <ScreenBoundary>{children}</ScreenBoundary>
          </main>
        </div>
        <LazyOverlay open={bellOpen} what="The notifications" load={loadBell} onClose={closeBell}>
          <BellDrawer open={bellOpen} onClose={closeBell} />
        </LazyOverlay>
        <KeyList open={overlay === 'keys'} onClose={closeOverlay} />
        <LazyOverlay
          open={overlay === 'palette'}
          what="The command palette"
          load={loadPalette}
          onClose={closeOverlay}
        >
          <CommandPalette open={overlay === 'palette'} onClose={closeOverlay} />
        </LazyOverlay>
        <JobToasts />
        <AccountSync />
      </WatchProvider>
    </JobsProvider>
  );
}
