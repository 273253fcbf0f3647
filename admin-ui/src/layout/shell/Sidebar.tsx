import Button from '@mui/material/Button';
import { NavLink } from 'react-router';
import { Icon } from '../../components/Icon';
import { WaitingCount } from '../../bell/WaitingCount';
import { useRequestCounts } from '../../bell/use-request-counts';
import { useMenu } from './menu';
import { ROUTES } from '../../routes';
import './sidebar.css';

interface SidebarProps {
  onNavigate?: () => void;
  onShowKeys: () => void;
}

/** The entries of the menu; Dashboard is active on its exact address only, the others below theirs as well. */
export function Sidebar({ onNavigate, onShowKeys }: SidebarProps) {
  const waiting = useRequestCounts()?.pending ?? 0;
  const menu = useMenu();
  return (
    <>
      <ul className="menu">
        {menu.map((entry, index) => (
          <li
            key={entry.to}
            className={index > 0 && menu[index - 1]?.group !== entry.group ? 'gap' : undefined}
          >
            <NavLink to={entry.to} end={entry.to === ROUTES.admin} title={entry.label} onClick={onNavigate}>
              <Icon name={entry.icon} />
              <span>{entry.label}</span>
            </NavLink>
            {entry.to === ROUTES.requests && waiting > 0 && <WaitingCount count={waiting} />}
          </li>
        ))}
      </ul>
      <Button
        variant="text"
        size="small"
        className="keys-button"
        onClick={onShowKeys}
        title="Keyboard shortcuts"
      >
        <Icon name="keys" />
        <span>Keyboard shortcuts</span>
        <kbd>?</kbd>
      </Button>
    </>
  );
}
