import { Button } from '../../components/actions/Button';
import { Link, useLocation } from 'react-router';
import { Icon, type IconName } from '../../components/text/Icon';
import { Keys } from '../../components/actions/Keys';
import { WaitingCount } from '../../bell/WaitingCount';
import { useRequestCounts } from '../../bell/use-request-counts';
import { isCurrent, useMenu } from './menu';
import { ROUTES } from '../../routes';
import './shell.css';

interface SidebarProps {
  onNavigate?: () => void;
  onShowKeys: () => void;
  /** Shows only icons. */
  folded?: boolean;
  onFold?: () => void;
}

export function Sidebar({ onNavigate, onShowKeys, folded = false, onFold }: SidebarProps) {
  const waiting = useRequestCounts()?.pending ?? 0;
  const menu = useMenu();
  const { pathname } = useLocation();
  return (
    <>
      <ul className="menu">
        {menu.map((entry, index) => (
          <li
            key={entry.to}
            className={index > 0 && menu[index - 1]?.group !== entry.group ? 'relative gap' : 'relative'}
          >
            <Link
              to={entry.to}
              title={entry.label}
              aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
              onClick={onNavigate}
            >
              <Icon name={entry.icon} />
              <span>{entry.label}</span>
            </Link>
            {entry.to === ROUTES.requests && waiting > 0 && <WaitingCount count={waiting} />}
          </li>
        ))}
      </ul>
      <div className="side-foot stack close wide-only">
        <FootButton icon="keys" label="Keyboard shortcuts" keys="?" onClick={onShowKeys} />
        {onFold && (
          <FootButton
            icon={folded ? 'unfoldSide' : 'fold'}
            label={folded ? 'Expand the sidebar' : 'Collapse the sidebar'}
            keys="["
            onClick={onFold}
          />
        )}
      </div>
    </>
  );
}

interface FootButtonProps {
  icon: IconName;
  label: string;
  keys: string;
  onClick: () => void;
}

function FootButton({ icon, label, keys, onClick }: FootButtonProps) {
  return (
    <Button icon={icon} variant="text" size="small" onClick={onClick} title={label}>
      <span>{label}</span>
      <Keys keys={keys} />
    </Button>
  );
}
