import { Button } from '../../components/actions/Button';
import { useState } from 'react';
import type { Idea, IdeaRow } from '../../api/types';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog';
import { useTeamActions } from '../use-team';

interface ShareButtonProps {
  idea: Idea;
  team: IdeaRow['team'] | undefined;
}

/** Shares an idea with the team or makes it private; owner only. */
export function ShareButton({ idea, team }: ShareButtonProps) {
  const [asking, setAsking] = useState(false);
  const { changeState } = useTeamActions();
  if (team && !team.mine) return null;
  const { shared } = idea;
  return (
    <>
      <Button icon="users" variant="text" onClick={() => setAsking(true)}>
        {shared ? 'Stop sharing' : 'Share'}
      </Button>
      {asking && (
        <ConfirmDialog
          title={shared ? 'Stop sharing?' : 'Share with the team?'}
          confirmLabel={shared ? 'Stop sharing' : 'Share'}
          failed="Failed to update idea"
          onConfirm={() => changeState(idea.id, { shared: !shared })}
          onClose={() => setAsking(false)}
        >
          <p>
            {shared
              ? 'Only you will see it. Comments and votes by others are kept.'
              : 'Everyone with access can then read, edit and comment on it. Your chat stays private.'}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
