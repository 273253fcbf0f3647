import Dialog from '@mui/material/Dialog';
import { IconButton } from '../../components/actions/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Command } from 'cmdk';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { GameIcon } from '../../components/games/GameIcon';
import { Icon } from '../../components/text/Icon';
import { Keys } from '../../components/actions/Keys';
import { StoreText } from '../../components/text/StoreText';
import { useActionGroups, type ActionGroup } from '../../components/actions/screen-actions';
import { addGamePath } from '../../routes';
import { SHELL_GROUPS } from '../shell/use-shell-actions';
import { matchItems, type PaletteGroup, type PaletteItem } from './palette-item';
import { useRecents, type Recent } from './recents';
import { useFoundGroups } from './use-found-groups';
import './palette.css';

interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
}

/** The command palette: every place and command, found by a few letters. */
export function CommandPalette({ open, onClose }: CommandPaletteProps) {
  const phone = useMediaQuery('(max-width: 699px)', { noSsr: true });
  const picked = useRef<(() => void) | null>(null);
  const pick = (what: () => void) => {
    picked.current = what;
    onClose();
  };
  // Returns the focus first, so that a dialog opened from here can return it to the same place.
  const onExited = () => {
    picked.current?.();
    picked.current = null;
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={phone}
      transitionDuration={0}
      slotProps={{
        transition: { onExited },
        paper: { className: 'palette', 'aria-label': 'Command palette' },
      }}
    >
      <PaletteContent phone={phone} onPick={pick} onClose={onClose} />
    </Dialog>
  );
}

interface PaletteContentProps {
  phone: boolean;
  onPick: (what: () => void) => void;
  onClose: () => void;
}

function PaletteContent({ phone, onPick, onClose }: PaletteContentProps) {
  const [text, setText] = useState('');
  // Keeps the first row selected while results arrive above it, until the user moves the selection.
  const [moved, setMoved] = useState<string | null>(null);
  const moving = useRef(false);
  const words = text.trim();
  const [recents, remember] = useRecents();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const found = useFoundGroups(words);
  const local = listLocalGroups(recents, useActionGroups(), words);
  const known = new Set(local.flatMap(({ items }) => items.map(({ to }) => to)).filter(Boolean));
  const groups = [
    ...local,
    ...found.groups.map((group) => ({ ...group, items: group.items.filter(({ to }) => !known.has(to)) })),
  ].filter(({ items }) => items.length > 0);

  const choose = ({ to, run, label, icon }: PaletteItem) =>
    onPick(() => {
      if (!to) return run?.();
      remember({ to, label, icon });
      void navigate(to, { state: { from: pathname + search } });
    });
  const onKeyDown = (event: KeyboardEvent) => {
    moving.current = /^(Arrow|Home|End|Page)/.test(event.key);
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onClose();
  };
  const nothing = groups.length === 0 && !found.searching && !found.failed;
  const first = groups[0]?.items[0]?.id ?? (found.failed ? 'retry' : 'add');

  return (
    <Command
      shouldFilter={false}
      loop
      vimBindings={false}
      label="Command palette"
      value={moved ?? first}
      onValueChange={(value) => moving.current && setMoved(value)}
      onKeyDown={onKeyDown}
      onPointerMove={() => (moving.current = true)}
    >
      <div className="palette-field row far ruled">
        <Icon name="search" />
        <Command.Input
          autoFocus
          value={text}
          onValueChange={(next) => {
            setText(next);
            setMoved(null);
          }}
          maxLength={200}
          placeholder="Search or run a command"
        />
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      <Command.List label="Results">
        {groups.map(({ title, items }) => (
          <Command.Group key={title} heading={title}>
            {items.map((item) => (
              <Command.Item key={item.id} value={item.id} onSelect={() => choose(item)}>
                <ItemView item={item} />
              </Command.Item>
            ))}
          </Command.Group>
        ))}
        {found.failed && (
          <Command.Item value="retry" onSelect={found.retry}>
            <Icon name="refresh" />
            <span className="grow">Retry the search</span>
          </Command.Item>
        )}
        {nothing && (
          <Command.Item value="add" onSelect={() => onPick(() => void navigate(addGamePath(words)))}>
            <Icon name="plus" />
            <span className="grow cut">Add “{words}” as a game</span>
          </Command.Item>
        )}
      </Command.List>
      <p role="status" className="pad foot text-12 muted">
        {found.searching
          ? 'Searching…'
          : found.failed
            ? 'Couldn’t search the server. Screens and commands still work.'
            : nothing
              ? `No results for “${words}”.`
              : !phone && '↑ ↓ to move · Enter to open · Esc to close'}
      </p>
    </Command>
  );
}

function ItemView({ item }: { item: PaletteItem }) {
  return (
    <>
      {item.iconUrl === undefined ? (
        <Icon name={item.icon} />
      ) : (
        <GameIcon url={item.iconUrl} title={item.label} size="small" />
      )}
      <StoreText className="grow cut">{item.label}</StoreText>
      {item.detail && <StoreText className="palette-detail cut text-12 muted">{item.detail}</StoreText>}
      {item.keys && (
        <span className="row near wide-only" aria-hidden="true">
          <Keys keys={item.keys} />
        </span>
      )}
    </>
  );
}

/** Groups that need no request: recent places, actions of the screen, then other screens. */
function listLocalGroups(recents: Recent[], actions: ActionGroup[], query: string): PaletteGroup[] {
  const isShell = ({ title }: ActionGroup) => SHELL_GROUPS.includes(title);
  const offered = [...actions.filter((group) => !isShell(group)), ...actions.filter(isShell)];
  const groups = [
    {
      title: 'Recent',
      items: recents.map(({ to, label, icon }): PaletteItem => ({ id: `recent/${to}`, label, icon, to })),
    },
    ...offered.map(({ title, actions: listed }) => ({
      title,
      items: listed
        .filter(({ run, keys }) => run && keys !== 'Mod+k')
        .map(({ label, keys, icon = 'ai', run }): PaletteItem => ({
          id: `${title}/${label}`,
          label,
          keys,
          icon,
          ...(run && { run }),
        })),
    })),
  ];
  return groups.map(({ title, items }) => ({ title, items: matchItems(items, query) }));
}
