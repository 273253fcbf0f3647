import { Button } from '../../components/actions/Button';
import type { ItemFeedback } from '../../api/types';
import { Icon, type IconName } from '../../components/text/Icon';
import { formatDateTime } from '../../components/text/format';

const WORDS: Record<ItemFeedback['verdict'], { icon: IconName; word: string; tone: string }> = {
  confirmed: { icon: 'done', word: 'Confirmed', tone: 'good' },
  corrected: { icon: 'edit', word: 'Corrected', tone: 'accent' },
  added: { icon: 'plus', word: 'Added', tone: 'accent' },
  rejected: { icon: 'close', word: 'Rejected', tone: '' },
};

interface VerdictProps {
  feedback: ItemFeedback;
  /** The engine's name when the analyst changed it. */
  was: string | null;
  /** Accessible name of the item. */
  itemName: string;
  busy: boolean;
  onUndo?: () => void;
}

/** An analyst's feedback on an item, with name and time. */
export function VerdictLine({ feedback, was, itemName, busy, onUndo }: VerdictProps) {
  const { icon, word, tone } = WORDS[feedback.verdict];
  return (
    <div className="row start text-12 muted">
      <Icon name={icon} className={tone} />
      <span className="grow break" title={formatDateTime(feedback.createdAt)}>
        {word} by {feedback.userName ?? 'a former team member'}, {formatDateTime(feedback.createdAt)}
        {was && <>; the engine said “{was}”</>}
      </span>
      {onUndo && (
        <Button size="small" variant="text" disabled={busy} onClick={onUndo} aria-label={`Undo: ${itemName}`}>
          Undo
        </Button>
      )}
    </div>
  );
}
