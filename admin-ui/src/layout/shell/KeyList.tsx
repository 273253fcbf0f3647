import Dialog from '@mui/material/Dialog';
import { DialogHead } from '../../components/DialogHead';
import { TABLE_KEYS } from '../../components/table/table-keys';
import { useMenu } from './menu';
import './key-list.css';

interface KeyListProps {
  open: boolean;
  onClose: () => void;
}

/** The list of keys, opened by `?`. */
export function KeyList({ open, onClose }: KeyListProps) {
  const menu = useMenu();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="keys-title" maxWidth="sm">
      <DialogHead id="keys-title" title="Keyboard shortcuts" onClose={onClose} />
      <div className="key-groups">
        <section>
          <h3 className="muted">Everywhere</h3>
          <dl>
            <Key keys={['/']}>Search games</Key>
            <Key keys={['?']}>This list</Key>
            <Key keys={['Esc']}>Close</Key>
          </dl>
          <h3 className="muted">In lists</h3>
          <dl>
            {TABLE_KEYS.map(({ keys, does }) => (
              <Key key={does} keys={keys}>
                {does}
              </Key>
            ))}
          </dl>
          <h3 className="muted">In rank lists</h3>
          <dl>
            <Key keys={['↑', '↓']}>Previous / next row</Key>
            <Key keys={['←', '→']}>Previous / next list</Key>
            <Key keys={['Home', 'End']}>First row, last row</Key>
            <Key keys={['Enter']}>Open the game</Key>
          </dl>
        </section>
        <section>
          <h3 className="muted">Go to</h3>
          <dl>
            {menu.map((entry) => (
              <Key key={entry.to} keys={['g', entry.letter]}>
                {entry.label}
              </Key>
            ))}
          </dl>
        </section>
      </div>
    </Dialog>
  );
}

function Key({ keys, children }: { keys: string[]; children: string }) {
  return (
    <div>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
