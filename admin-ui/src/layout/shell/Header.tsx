import Badge from '@mui/material/Badge';
import { Button } from '../../components/actions/Button';
import { IconButton } from '../../components/actions/IconButton';
import { Link } from 'react-router';
import { useUnread, useUnreadAlerts } from '../../bell/use-unread';
import { Icon } from '../../components/text/Icon';
import { Keys } from '../../components/actions/Keys';
import { useJobs } from '../../jobs/jobs-context';
import { useRequestCounts } from '../../bell/use-request-counts';
import { BRAND, BrandMark } from '../frame/Brand';
import { HeaderSearch } from '../search/HeaderSearch';
import { ThemeToggle } from '../theme/ThemeToggle';
import { ROUTES } from '../../routes';
import './shell.css';
import { countNoun } from '../../components/text/format';

interface HeaderProps {
  email: string;
  phone: boolean;
  onOpenMenu: () => void;
  onOpenPalette: () => void;
  onOpenBell: () => void;
  onSignOut: () => void;
}

export function Header({ email, phone, onOpenMenu, onOpenPalette, onOpenBell, onSignOut }: HeaderProps) {
  const running = useJobs().active.length;
  const waiting = useRequestCounts()?.pending ?? 0;
  const alerts = useUnreadAlerts();
  const unread = useUnread();
  const news = [
    alerts > 0 && countNoun(alerts, 'alert'),
    running > 0 && `${running} running`,
    waiting > 0 && `${waiting} waiting for approval`,
    unread > 0 && `${unread} unread`,
  ];
  // The sum of the bell's tabs; pending requests are counted in the sidebar.
  const count = alerts + running + unread;
  return (
    <header className="top">
      {phone && <IconButton size="medium" icon="menu" label="Open the menu" onClick={onOpenMenu} />}
      <Link className="brand" to={ROUTES.admin}>
        <BrandMark />
        <span>{BRAND}</span>
      </Link>
      {!phone && (
        <>
          <HeaderSearch />
          <Button size="small" variant="text" onClick={onOpenPalette} aria-keyshortcuts="Control+K Meta+K">
            Commands
            <span className="row" aria-hidden="true">
              <Keys keys="Mod+k" />
            </span>
          </Button>
        </>
      )}
      <span className="grow" />
      {phone && (
        <IconButton size="medium" icon="search" label="Search and commands" onClick={onOpenPalette} />
      )}
      <ThemeToggle />
      <IconButton
        onClick={onOpenBell}
        label={['Notifications and jobs', ...news].filter(Boolean).join(', ')}
        title="Notifications and jobs"
      >
        <Badge badgeContent={count} max={99} color="primary" aria-hidden="true">
          <Icon name="bell" />
        </Badge>
      </IconButton>
      <span className="who cut text-13 muted wide-only" title={email}>
        {email}
      </span>
      <Button icon="signOut" size="small" variant="text" className="wide-only" onClick={onSignOut}>
        Sign out
      </Button>
    </header>
  );
}
