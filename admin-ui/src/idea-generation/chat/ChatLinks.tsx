import { useState } from 'react';
import { Link } from 'react-router';
import type { Idea } from '../../api/types';
import { useAuth } from '../../auth/auth-context';
import { PromptsDialog } from '../../components/dialogs/PromptsDialog';
import { useEngine } from '../engine/engine-choice';
import { ROUTES } from '../../routes';

/** Links to the prompts sent to a model, and to the model settings. */
export function ChatLinks({ idea }: { idea: Idea }) {
  const { isAdmin } = useAuth();
  const { usage } = useEngine();
  const [open, setOpen] = useState(false);
  return (
    <div className="row wrap between">
      <button type="button" className="link-button text-12" onClick={() => setOpen(true)}>
        What the model sees
      </button>
      {isAdmin && usage && !usage.external && (
        <Link className="link text-12" to={ROUTES.aiSettings}>
          Connect a model
        </Link>
      )}
      {open && <PromptsDialog ideaId={idea.id} onClose={() => setOpen(false)} />}
    </div>
  );
}
