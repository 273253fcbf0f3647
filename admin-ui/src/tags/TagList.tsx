import { IconButton } from '../components/actions/IconButton';
import type { Tag } from '../api/types';
import { useAuth } from '../auth/auth-context';
import { Card } from '../components/page/Card';
import { EmptyState } from '../components/states/EmptyState';
import { TableSkeleton } from '../components/states/Skeleton';
import { nameOwner } from '../manage-tags/tag-names';
import { countNoun } from '../components/text/format';

interface TagListProps {
  title: string;
  /** Undefined while loading. */
  tags: Tag[] | undefined;
  chosen: string[];
  /** Shows who created each. */
  named?: boolean;
  /** What to do when there are none. */
  empty?: string;
  onChoose: (tag: Tag) => void;
  onEdit: (tag: Tag) => void;
  onDelete: (tag: Tag) => void;
}

/** Tags with their number of games; a click shows the games. */
export function TagList({ title, tags, chosen, named, empty, onChoose, onEdit, onDelete }: TagListProps) {
  const { user, isAdmin } = useAuth();
  const me = user?.id;
  return (
    <Card title={title} bare>
      {!tags ? (
        <TableSkeleton label="Loading the tags" rows={3} />
      ) : tags.length === 0 ? (
        <EmptyState title="No tags created yet">{empty}</EmptyState>
      ) : (
        <ul className="scroll" style={{ maxHeight: 'calc(2 * var(--tags-max))', padding: 'var(--s-1)' }}>
          {tags.map((tag) => (
            <li key={tag.id} className="row">
              <button
                type="button"
                className="hit grow row between"
                aria-pressed={chosen.includes(tag.id)}
                onClick={() => onChoose(tag)}
              >
                <span className="grow stack close">
                  <b className="cut" title={tag.name} dir="auto">
                    {tag.name}
                  </b>
                  {tag.description && (
                    <span className="cut text-12 muted" title={tag.description} dir="auto">
                      {tag.description}
                    </span>
                  )}
                  {named && <span className="cut text-12 muted">by {nameOwner(tag, me)}</span>}
                </span>
                <span className="text-12 muted">{countNoun(tag.gameCount, 'game')}</span>
              </button>
              <IconButton icon="edit" label={`Edit the tag ${tag.name}`} onClick={() => onEdit(tag)} />
              {(isAdmin || tag.createdBy === me) && (
                <IconButton icon="trash" label={`Delete the tag ${tag.name}`} onClick={() => onDelete(tag)} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
