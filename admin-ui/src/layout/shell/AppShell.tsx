import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../../auth/auth-context';
import { BellDrawer, type BellTab } from '../../bell/BellDrawer';
import { Icon } from '../../components/Icon';
import { JobToasts } from '../../jobs/JobToasts';
import { JobsProvider } from '../../jobs/jobs-context';
import { AccountSync } from '../AccountSync';
import { BRAND } from '../frame/Brand';
import { Header } from './Header';
import { KeyList } from './KeyList';
import { ScreenBoundary } from '../../components/ScreenBoundary';
import { Sidebar } from './Sidebar';
import { useShortcuts } from './use-shortcuts';
import './shell.css';

/** Header, sidebar and the place for a screen. */
export function AppShell({ children }: { children: ReactNode }) {
  const { user, signOut } = useAuth();
  const phone = useMediaQuery('(max-width: 699px)', { noSsr: true });
  const [menuOpen, setMenuOpen] = useState(false);
  const [bell, setBell] = useState<{ open: boolean; first: BellTab }>({ open: false, first: 'activity' });
  const [keysOpen, setKeysOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const showKeys = useCallback(() => setKeysOpen(true), []);
  useShortcuts(showKeys);
  useFocusOnScreenChange(main);

  const leave = () => void signOut();
  const email = user?.email ?? '';

  return (
    <JobsProvider>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <div className="app">
        <Header
          email={email}
          phone={phone}
          onOpenMenu={() => setMenuOpen(true)}
          onOpenBell={(first) => setBell({ open: true, first })}
          onSignOut={leave}
        />
        {phone ? (
          <Drawer
            open={menuOpen}
            onClose={() => setMenuOpen(false)}
            slotProps={{ paper: { className: 'menu-drawer', 'aria-label': 'Menu' } }}
          >
            <div className="menu-drawer-head">
              <b>{BRAND}</b>
              <IconButton onClick={() => setMenuOpen(false)} aria-label="Close the menu">
                <Icon name="close" />
              </IconButton>
            </div>
            <nav aria-label="Main">
              <Sidebar onNavigate={() => setMenuOpen(false)} onShowKeys={showKeys} />
            </nav>
            <div className="menu-drawer-foot">
              <span className="cut muted">{email}</span>
              <Button size="small" onClick={leave}>
                <Icon name="signOut" />
                Sign out
              </Button>
            </div>
          </Drawer>
        ) : (
          <nav className="side" aria-label="Main">
            <Sidebar onShowKeys={showKeys} />
          </nav>
        )}
        <main id="main" ref={main} tabIndex={-1}>
          <ScreenBoundary>{children}</ScreenBoundary>
        </main>
      </div>
      <BellDrawer {...bell} onClose={() => setBell({ ...bell, open: false })} />
      <KeyList open={keysOpen} onClose={() => setKeysOpen(false)} />
      <JobToasts />
      <AccountSync />
    </JobsProvider>
  );
}

/** A new screen starts at its top, and the keyboard starts in it; the first screen leaves the focus alone. */
function useFocusOnScreenChange(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
