import type { Verdict } from '../../api/types';
import { ActionMenu } from '../../components/actions/ActionMenu';
import { entryPath } from '../../routes';

interface ItemMenuProps {
  /** Taxonomy id, if any. */
  id: string | undefined;
  name: string;
  verdict: Verdict | null;
  busy: boolean;
  onVerdict: (verdict: 'confirmed' | 'rejected') => void;
  onCorrect: () => void;
}

/** Feedback actions for one item. */
export const ItemMenu = ({ id, name, verdict, busy, onVerdict, onCorrect }: ItemMenuProps) => (
  <ActionMenu
    label={`Feedback on ${name}`}
    disabled={busy}
    actions={[
      verdict !== 'confirmed' && { icon: 'done', label: 'Confirm', action: () => onVerdict('confirmed') },
      { icon: 'edit', label: 'Correct…', action: onCorrect },
      verdict !== 'rejected' && { icon: 'close', label: 'Reject', action: () => onVerdict('rejected') },
      id ? { icon: 'info', label: 'About this entry', action: entryPath(id), divider: true } : null,
    ]}
  />
);
