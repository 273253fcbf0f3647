import { sendApi } from '../api/send-api';
import { IconButton } from '../components/actions/IconButton';
import type { GameDetail } from '../api/types';
import { useQuestion } from '../components/dialogs/use-question';
import { Chip } from '../components/text/chips';
import { formatDateTime, timeAgo } from '../components/text/format';

interface EnteredByProps {
  bundleId: string;
  entered: NonNullable<GameDetail['enteredDescription']>;
  onEdit: () => void;
}

/** Who entered the description and when, with edit and delete. */
export function EnteredBy({ bundleId, entered, onEdit }: EnteredByProps) {
  const [ask, dialog] = useQuestion();
  const question = {
    title: 'Remove the entered description?',
    text: 'The text is removed for the whole team. Analyses based on it stay.',
    confirmLabel: 'Remove',
    run: () => sendApi('DELETE', '/api/games/{bundleId}/description', { bundleId }),
  };
  return (
    <div className="row between">
      <span className="row wrap">
        <Chip icon="edit">Entered by hand</Chip>
        <span className="text-12 muted" title={formatDateTime(entered.enteredAt)}>
          {entered.enteredByName ?? 'Former team member'}, {timeAgo(entered.enteredAt)}
        </span>
      </span>
      <span className="row">
        <IconButton icon="edit" label="Edit the entered description" onClick={onEdit} />
        <IconButton icon="trash" label="Remove the entered description" onClick={() => ask(question)} />
      </span>
      {dialog}
    </div>
  );
}
