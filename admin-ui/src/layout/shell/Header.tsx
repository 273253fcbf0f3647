import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Link } from 'react-router';
import type { BellTab } from '../../bell/BellDrawer';
import { useUnread } from '../../bell/use-unread';
import { Icon } from '../../components/Icon';
import { useJobs } from '../../jobs/jobs-context';
import { useRequestCounts } from '../../bell/use-request-counts';
import { BRAND, BrandMark } from '../frame/Brand';
import { GameSearch } from '../search/GameSearch';
import { ThemeToggle } from '../theme/ThemeToggle';
import { ROUTES } from '../../routes';
import './header.css';

interface HeaderProps {
  email: string;
  phone: boolean;
  onOpenMenu: () => void;
  /** With the jobs in front while some run. */
  onOpenBell: (first: BellTab) => void;
  onSignOut: () => void;
}

export function Header({ email, phone, onOpenMenu, onOpenBell, onSignOut }: HeaderProps) {
  const running = useJobs().active.length;
  const waiting = useRequestCounts()?.pending ?? 0;
  const unread = useUnread();
  const news = [
    running > 0 && `${running} running`,
    waiting > 0 && `${waiting} waiting for approval`,
    unread > 0 && `${unread} unread`,
  ];
  const count = running + Math.max(waiting, unread);
  const [searching, setSearching] = useState(false);
  return (
    <header className="top">
      {phone && (
        <IconButton onClick={onOpenMenu} aria-label="Open the menu">
          <Icon name="menu" />
        </IconButton>
      )}
      <Link className="brand" to={ROUTES.admin}>
        <BrandMark />
        <span>{BRAND}</span>
      </Link>
      {!phone && (
        <div className="find">
          <GameSearch />
        </div>
      )}
      <span className="grow" />
      {phone && (
        <IconButton onClick={() => setSearching(true)} aria-label="Search games">
          <Icon name="search" />
        </IconButton>
      )}
      <ThemeToggle />
      <IconButton
        className="bell"
        onClick={() => onOpenBell(running > 0 ? 'jobs' : 'activity')}
        aria-label={['Notifications and jobs', ...news].filter(Boolean).join(', ')}
        title="Notifications and jobs"
      >
        <Icon name="bell" />
        {count > 0 && <b aria-hidden="true">{count > 99 ? '99+' : count}</b>}
      </IconButton>
      <span className="who cut" title={email}>
        {email}
      </span>
      <Button size="small" variant="text" className="sign-out" onClick={onSignOut}>
        <Icon name="signOut" />
        Sign out
      </Button>
      {phone && searching && (
        <div className="search-over" onKeyDown={(event) => event.key === 'Escape' && setSearching(false)}>
          <GameSearch onDone={() => setSearching(false)} />
          <IconButton onClick={() => setSearching(false)} aria-label="Close the search">
            <Icon name="close" />
          </IconButton>
        </div>
      )}
    </header>
  );
}
