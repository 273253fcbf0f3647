import { Button } from '../components/actions/Button';
import { useState, type ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { watchlistPath } from '../routes';
import { WatchlistDialog } from './WatchlistDialog';

type NewWatchlistButtonProps = Pick<ComponentProps<typeof WatchlistDialog>, 'fill' | 'name'> & {
  size?: 'small' | 'medium';
};

/** Creates a watchlist with the given games or rule. */
export function NewWatchlistButton({ size = 'small', ...dialog }: NewWatchlistButtonProps) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="eye" size={size} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Watch these games
      </Button>
      {open && (
        <WatchlistDialog
          {...dialog}
          onClose={() => setOpen(false)}
          onDone={({ id }) => void navigate(watchlistPath(id))}
        />
      )}
    </>
  );
}
