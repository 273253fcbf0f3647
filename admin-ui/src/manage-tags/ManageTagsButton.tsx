import { Button } from '../components/actions/Button';
import { Suspense, useState } from 'react';
import type { Game } from '../api/types';
import { Chip } from '../components/text/chips';
import { lazyScreen } from '../components/states/lazy-screen';
import { useScreenActions } from '../components/actions/screen-actions';

export const ManageTagsDialog = lazyScreen(() =>
  import('./ManageTagsDialog').then((file) => file.ManageTagsDialog),
);

interface ManageTagsButtonProps {
  /** One to 500 games; a single game's known tags give the button its count. */
  games: (Pick<Game, 'bundleId' | 'title'> & { tags?: readonly unknown[] })[];
  size?: 'small' | 'medium';
}

/** Opens the dialog that tags one or several games. */
export function ManageTagsButton({ games, size = 'medium' }: ManageTagsButtonProps) {
  const [open, setOpen] = useState(false);
  useScreenActions(games.length > 0 ? [{ icon: 'tag', label: 'Manage Tags', run: () => setOpen(true) }] : []);
  const [first] = games;
  const count = games.length === 1 ? (first?.tags?.length ?? 0) : 0;
  return (
    <>
      <Button
        icon="tag"
        size={size}
        disabled={games.length === 0}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Manage Tags
        {count > 0 && <Chip>{count}</Chip>}
      </Button>
      <Suspense>{open && <ManageTagsDialog games={games} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
