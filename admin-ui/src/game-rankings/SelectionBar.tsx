import Button from '@mui/material/Button';
import { MAX_TAGGED_AT_ONCE } from '../api/tags';
import { formatCount } from '../components/format';
import { ManageTagsButton } from '../manage-tags/ManageTagsButton';
import type { Selection } from './selection';
import './selection.css';

/** How many games are picked, and what can be done with them; stays in sight below long lists. */
export function SelectionBar({ selection }: { selection: Selection }) {
  const { games, full, clear, turn } = selection;
  return (
    <div className="selection-bar" role="group" aria-label="Selected games">
      <span className="text-13 grow" role="status">
        <b>{formatCount(games.length)} selected</b>
        {games.length === 0 && <span className="muted"> · click rows to pick games</span>}
        {full && <span className="muted"> · {MAX_TAGGED_AT_ONCE} is the most at once</span>}
      </span>
      <ManageTagsButton games={games} size="small" />
      <Button size="small" variant="text" disabled={games.length === 0} onClick={clear}>
        Clear
      </Button>
      <Button size="small" variant="text" onClick={() => turn(false)}>
        Done
      </Button>
    </div>
  );
}
