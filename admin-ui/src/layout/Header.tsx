import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router';
import { Icon } from '../components/Icon';
import { useJobs } from '../jobs/jobs-context';
import { BRAND, BrandMark } from './Brand';
import { ThemeToggle } from './ThemeToggle';
import { ROUTES } from './routes';
import './header.css';

interface HeaderProps {
  email: string;
  onOpenMenu: () => void;
  onOpenJobs: () => void;
  onSignOut: () => void;
}

export function Header({ email, onOpenMenu, onOpenJobs, onSignOut }: HeaderProps) {
  const running = useJobs().active.length;
  return (
    <header className="top">
      <span className="phone-only">
        <IconButton onClick={onOpenMenu} aria-label="Open the menu">
          <Icon name="menu" />
        </IconButton>
      </span>
      <Link className="brand" to={ROUTES.admin}>
        <BrandMark />
        <span>{BRAND}</span>
      </Link>
      <span className="grow" />
      <ThemeToggle />
      <IconButton
        className="bell"
        onClick={onOpenJobs}
        aria-label={running > 0 ? `Jobs, ${running} running` : 'Jobs'}
        title="Jobs"
      >
        <Icon name="bell" />
        {running > 0 && <b aria-hidden="true">{running}</b>}
      </IconButton>
      <span className="who cut" title={email}>
        {email}
      </span>
      <Button size="small" variant="text" className="sign-out" onClick={onSignOut}>
        <Icon name="signOut" />
        Sign out
      </Button>
    </header>
  );
}
