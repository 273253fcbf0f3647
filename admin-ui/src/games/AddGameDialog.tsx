import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { create } from '../api/send-api';
import { FormDialog } from '../components/forms/FormDialog';
import { TextInput } from '../components/forms/TextInput';
import { ROUTES, gamePath } from '../routes';

interface AddGameDialogProps {
  /** The search text; used when it looks like a URL or id. */
  initialText: string;
  onClose: () => void;
}

const looksLikeId = (words: string): boolean => /^(https?:\/\/\S+|\d{6,12}|[\w-]+(\.[\w-]+)+)$/i.test(words);

/** Adds a game to the catalog by its store page. */
export function AddGameDialog({ initialText, onClose }: AddGameDialogProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);

  const add = async ({ storeUrl }: { storeUrl: string }) => {
    setAsking(true);
    try {
      const game = await create('/api/games', { body: { storeUrl } });
      queryClient.setQueryData(['games', game.bundleId], game);
      void navigate(gamePath(game.bundleId), {
        state: { from: pathname.startsWith(ROUTES.games) ? ROUTES.games : pathname },
      });
    } finally {
      setAsking(false);
    }
  };
  return (
    <FormDialog<{ storeUrl: string }>
      wide
      input="AddGameInput"
      title="Add game"
      values={{ storeUrl: looksLikeId(initialText) ? initialText : '' }}
      submitLabel="Add game"
      busyLabel="Adding…"
      errorTitle="The game could not be added"
      onSubmit={add}
      onClose={onClose}
    >
      <TextInput
        source="storeUrl"
        label="Store link or id"
        autoFocus
        placeholder="https://play.google.com/store/apps/details?id=…"
        hint="Its Google Play or App Store link, a package name, or a numeric App Store id."
        input={{ spellCheck: false, autoCapitalize: 'none' }}
      />
      {asking && (
        <p className="text-13 muted" role="status">
          Fetching this game from the store. This can take a few seconds.
        </p>
      )}
    </FormDialog>
  );
}
