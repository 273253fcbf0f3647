import { useNavigate } from 'react-router';
import { ActionMenu, type MenuAction } from './ActionMenu';
import { useScreenActions } from './screen-actions';

/** The secondary actions of a page; disabled while there are none. */
export function MoreMenu({ actions }: { actions: MenuAction[] }) {
  const navigate = useNavigate();
  useScreenActions(
    actions
      .filter(({ disabled }) => !disabled)
      .map(({ icon = 'more', label, action }) => ({
        icon,
        label,
        run: typeof action === 'string' ? () => void navigate(action) : action,
      })),
  );
  return (
    <ActionMenu
      label="More"
      text={<span className="wide-only">More</span>}
      size="medium"
      disabled={actions.length === 0}
      button={{ className: 'more' }}
      actions={actions}
    />
  );
}
