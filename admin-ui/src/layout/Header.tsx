import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../components/Icon';
import { useJobs } from '../jobs/jobs-context';
import { BRAND, BrandMark } from './Brand';
import { GameSearch } from './GameSearch';
import { ThemeToggle } from './ThemeToggle';
import { ROUTES } from './routes';
import './header.css';

interface HeaderProps {
  email: string;
  phone: boolean;
  onOpenMenu: () => void;
  onOpenJobs: () => void;
  onSignOut: () => void;
}

export function Header({ email, phone, onOpenMenu, onOpenJobs, onSignOut }: HeaderProps) {
  const running = useJobs().active.length;
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
