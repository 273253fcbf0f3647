import { Dialog } from '../components/dialogs/Dialog';
import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import type { Game, Tag } from '../api/types';
import { useAuth } from '../auth/auth-context';
import { Banner } from '../components/states/Banner';
import { EmptyState } from '../components/states/EmptyState';
import { Icon } from '../components/text/Icon';
import { LoadError } from '../components/states/LoadError';
import { countNoun, formatCount } from '../components/text/format';
import { AddTagForm } from './AddTagForm';
import { nameOwner, listSharedNames } from './tag-names';
import { useTagSelection, type TagSelection } from './use-tag-selection';
import { useTags } from './use-tags';

interface ManageTagsDialogProps {
  games: Pick<Game, 'bundleId' | 'title'>[];
  onClose: () => void;
}

/** Creates tags and adds them to or removes them from games; changes apply immediately. */
export function ManageTagsDialog({ games, onClose }: ManageTagsDialogProps) {
  const id = useId();
  const { data: tags, isError, refetch } = useTags();
  const bundleIds = useMemo(() => games.map((game) => game.bundleId), [games]);
  const selection = useTagSelection(bundleIds);
  const [createdTag, setCreatedTag] = useState<string | null>(null);
  const unread = (isError && !tags) || selection.failed;
  const retry = () => {
    if (!tags) void refetch();
    if (selection.failed) selection.retry();
  };

  return (
    <Dialog title="Manage Tags" onClose={onClose} maxWidth="xs">
      <div className="dialog-body stack">
        <p className="muted text-13 break" style={{ minHeight: 18 }} role="status">
          {tags && selection.ready && describeSelection(games, tags, selection)}
        </p>
        {selection.problem && (
          <Banner tone="error" title={selection.problem}>
            <p>The list below shows the saved tags.</p>
          </Banner>
        )}
        <AddTagForm onMade={(tag) => setCreatedTag(tag.id)} />
        <div className="stack tight">
          <h3 id={`${id}-list`} className="text-12 muted">
            Available Tags
          </h3>
          {unread ? (
            <LoadError title="Failed to fetch tags" onRetry={retry} />
          ) : !tags || !selection.ready ? (
            <p className="muted text-13">Loading the tags…</p>
          ) : tags.length === 0 ? (
            <EmptyState title="No tags available">
              Use tags to group games. Create your first tag above.
            </EmptyState>
          ) : (
            <TagOptions
              labelledBy={`${id}-list`}
              tags={tags}
              total={games.length}
              selection={selection}
              made={createdTag}
            />
          )}
        </div>
      </div>
    </Dialog>
  );
}

interface TagOptionsProps {
  labelledBy: string;
  tags: Tag[];
  total: number;
  selection: TagSelection;
  /** The new tag, to scroll to. */
  made: string | null;
}

const PRESSED = { all: true, some: 'mixed', none: false } as const;

function TagOptions({ labelledBy, tags, total, selection, made }: TagOptionsProps) {
  const me = useAuth().user?.id;
  const shared = useMemo(() => listSharedNames(tags), [tags]);
  return (
    <ul
      className="well scroll"
      style={{ padding: 'var(--s-1)' }}
      aria-labelledby={labelledBy}
      onKeyDown={moveInOptions}
    >
      {tags.map((tag) => {
        const share = selection.share(tag.id);
        return (
          <li key={tag.id} ref={tag.id === made ? bringIntoView : undefined}>
            <button
              type="button"
              className="hit row"
              aria-pressed={PRESSED[share]}
              title={tag.description ?? undefined}
              onClick={() => selection.toggle(tag.id)}
            >
              <span className="grow cut" dir="auto">
                {tag.name}
              </span>
              {shared(tag) && (
                <span className="cut text-12 muted" style={{ maxWidth: '45%' }}>
                  by {nameOwner(tag, me)}
                </span>
              )}
              {share === 'some' && (
                <span className="text-12 muted">
                  {formatCount(selection.carriers(tag.id))} of {formatCount(total)}
                </span>
              )}
              {share !== 'none' && <Icon name={share === 'all' ? 'done' : 'minus'} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const bringIntoView = (item: HTMLElement | null) => item?.scrollIntoView({ block: 'nearest' });

/** Arrows move between tags. */
function moveInOptions(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const options = [...event.currentTarget.querySelectorAll('button')];
  options[options.findIndex((option) => option === document.activeElement) + step]?.focus();
  event.preventDefault();
}

function describeSelection(
  games: ManageTagsDialogProps['games'],
  tags: Tag[],
  selection: TagSelection,
): string {
  if (games.length !== 1) {
    return `${formatCount(games.length)} games. Click to add a tag to all; click again to remove it.`;
  }
  const count = tags.filter(({ id }) => selection.share(id) === 'all').length;
  const has = count === 0 ? 'no tags' : countNoun(count, 'tag');
  return `${games[0]?.title} has ${has}. Click a tag to add or remove it.`;
}
