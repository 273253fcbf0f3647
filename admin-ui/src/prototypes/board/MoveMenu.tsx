import type { Prototype } from '../../api/types';
import { ActionMenu } from '../../components/actions/ActionMenu';
import { STATUSES, STATUS_ICONS } from '../statuses';

/** A step of Alt+arrow. */
export type Step = 'up' | 'down' | 'left' | 'right';

interface MoveMenuProps {
  prototype: Prototype;
  first: boolean;
  last: boolean;
  onStep: (step: Step) => void;
  onColumn: (status: Prototype['status']) => void;
}

const GRIP = {
  'data-grip': '',
  className: 'grip',
  title: 'Drag, or press Alt and an arrow',
  'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight',
};

/** The drag handle of a card; a click opens the same moves as a menu. */
export const MoveMenu = ({ prototype, first, last, onStep, onColumn }: MoveMenuProps) => (
  <ActionMenu
    icon="grip"
    label={`Move ${prototype.name}`}
    button={GRIP}
    actions={[
      { icon: 'rise', label: 'Move up', disabled: first, action: () => onStep('up') },
      { icon: 'fall', label: 'Move down', disabled: last, action: () => onStep('down') },
      ...STATUSES.filter((status) => status !== prototype.status).map((status) => ({
        icon: STATUS_ICONS[status],
        label: `Move to ${status}`,
        action: () => onColumn(status),
      })),
    ]}
  />
);
