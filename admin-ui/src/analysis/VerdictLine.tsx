import Button from '@mui/material/Button';
import type { ItemFeedback } from '../api/types';
import { Icon, type IconName } from '../components/Icon';
import { formatDateTime } from '../components/format';

const WORDS: Record<ItemFeedback['verdict'], { icon: IconName; word: string }> = {
  confirmed: { icon: 'done', word: 'Confirmed' },
  corrected: { icon: 'edit', word: 'Corrected' },
  rejected: { icon: 'close', word: 'Rejected' },
};

interface VerdictProps {
  feedback: ItemFeedback;
  /** The engine's name of it, where the analyst has changed that. */
  was: string | null;
  /** What it is about, for the button's name. */
  about: string;
  busy: boolean;
  onUndo?: () => void;
}

/** What an analyst said of an item, who, and when. */
export function VerdictLine({ feedback, was, about, busy, onUndo }: VerdictProps) {
  const { icon, word } = WORDS[feedback.verdict];
  return (
    <div className={`verdict ${feedback.verdict}`}>
      <Icon name={icon} />
      <span title={formatDateTime(feedback.createdAt)}>
        {word} by {feedback.userName ?? 'a former colleague'}, {formatDateTime(feedback.createdAt)}
        {was && <>; the engine said “{was}”</>}
      </span>
      {onUndo && (
        <Button size="small" variant="text" disabled={busy} onClick={onUndo} aria-label={`Undo: ${about}`}>
          Undo
        </Button>
      )}
    </div>
  );
}
