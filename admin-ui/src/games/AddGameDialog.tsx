import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import limits from '../api/limits.json';
import { addGame } from '../api/games';
import { readFieldErrors, describeError } from '../api/problem';
import { DialogHead } from '../components/DialogHead';
import { FormField } from '../components/FormField';
import { submitWith, useCommand } from '../components/use-command';
import { ROUTES, gamePath } from '../routes';

interface AddGameDialogProps {
  open: boolean;
  /** What was searched for; taken over when it looks like an address or an id. */
  words: string;
  onClose: () => void;
}

const looksLikeId = (words: string): boolean => /^(https?:\/\/\S+|\d{6,12}|[\w-]+(\.[\w-]+)+)$/i.test(words);

/** Takes a game into the catalogue by its store page. */
export function AddGameDialog({ open, words, onClose }: AddGameDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="add-game-title" fullWidth maxWidth="sm">
      <DialogHead id="add-game-title" title="Add game" onClose={onClose} />
      <AddGameForm initial={looksLikeId(words) ? words : ''} onClose={onClose} />
    </Dialog>
  );
}

function AddGameForm({ initial, onClose }: { initial: string; onClose: () => void }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const [storeUrl, setStoreUrl] = useState(initial);
  const [problem, setProblem] = useState<string>();

  const { busy, run: add } = useCommand(async () => {
    if (!storeUrl.trim()) return setProblem('Give a store address or an id.');
    setProblem(undefined);
    try {
      const game = await addGame(storeUrl.trim());
      queryClient.setQueryData(['games', game.bundleId], game);
      void queryClient.invalidateQueries({ queryKey: ['games'] });
      onClose();
      void navigate(gamePath(game.bundleId), {
        state: { from: pathname.startsWith(ROUTES.games) ? ROUTES.games : pathname },
      });
    } catch (error) {
      console.error('The game could not be added', error);
      setProblem(readFieldErrors(error).storeUrl ?? describeError(error));
    }
  });
  return (
    <form onSubmit={submitWith(add)} noValidate>
      <div className="dialog-body stack">
        <FormField
          label="Store link or id"
          value={storeUrl}
          onChange={(value) => {
            setStoreUrl(value);
            setProblem(undefined);
          }}
          autoFocus
          disabled={busy}
          placeholder="https://play.google.com/store/apps/details?id=…"
          hint="The address of its page at Google Play or the App Store, a package name, or a numeric App Store id."
          {...(problem && { error: problem })}
          input={{
            maxLength: limits.AddGameInput.storeUrl.maxLength,
            spellCheck: false,
            autoCapitalize: 'none',
          }}
        />
        {busy && (
          <p className="text-13 muted" role="status">
            Asking the store for this game. This can take some seconds.
          </p>
        )}
      </div>
      <div className="dialog-foot">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="contained" color="primary" disabled={busy}>
          {busy ? 'Adding…' : 'Add game'}
        </Button>
      </div>
    </form>
  );
}
