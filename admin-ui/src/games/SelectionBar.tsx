import Button from '@mui/material/Button';
import type { Game } from '../api/types';
import { formatCount } from '../components/format';
import { ManageTagsButton } from '../manage-tags/ManageTagsButton';
import type { Enrichment } from './use-enrichment';

interface SelectionBarProps {
  games: Game[];
  enrichment: Enrichment;
  onClear: () => void;
}

/** What can be done with the chosen games. */
export function SelectionBar({ games, enrichment, onClear }: SelectionBarProps) {
  const { starting, running, start } = enrichment;
  return (
    <div className="games-selection" role="group" aria-label="Chosen games">
      <b role="status">{formatCount(games.length)} chosen</b>
      <ManageTagsButton games={games} size="small" />
      <Button
        size="small"
        disabled={starting || running.length > 0}
        onClick={() => void start(games.map(({ bundleId }) => bundleId))}
      >
        Fetch store details
      </Button>
      <Button size="small" variant="text" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
