import { Button } from '../../components/actions/Button';
import type { Idea, IdeaRow } from '../../api/types';
import { useQuestion } from '../../components/dialogs/use-question';
import { useTeamActions } from '../use-team';

interface ShareButtonProps {
  idea: Idea;
  team: IdeaRow['team'] | undefined;
}

/** Shares an idea with the team or makes it private; owner only. */
export function ShareButton({ idea, team }: ShareButtonProps) {
  const [ask, dialog] = useQuestion();
  const { changeState } = useTeamActions();
  if (!team?.mine) return null;
  const { shared } = idea;
  const question = {
    title: shared ? 'Stop sharing?' : 'Share with the team?',
    text: shared
      ? 'Only you will see it. Comments and votes by others are kept.'
      : 'Everyone with access can then read, edit and comment on it. Your chat stays private.',
    confirmLabel: shared ? 'Stop sharing' : 'Share',
    harmless: !shared,
    failed: 'Failed to update idea',
    run: () => changeState(idea.id, { shared: !shared }),
  };
  return (
    <>
      <Button
        icon="users"
        label={shared ? 'Stop sharing' : 'Share'}
        variant="text"
        onClick={() => ask(question)}
      />
      {dialog}
    </>
  );
}
