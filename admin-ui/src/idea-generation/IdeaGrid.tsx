import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router';
import type { Idea } from '../api/types';
import { EmptyState } from '../components/EmptyState';
import { Icon } from '../components/Icon';
import { CardsSkeleton } from '../components/Skeleton';
import { Chip } from '../components/chips';
import { formatDate, formatDateTime } from '../components/format';
import { ideaPath } from '../routes';
import { LISTS, describeCount } from './idea-content';

interface IdeaGridProps {
  /** Undefined while they are read. */
  ideas: Idea[] | undefined;
  onNew: () => void;
  onBrainstorm: () => void;
  onDelete: (idea: Idea) => void;
}

export function IdeaGrid({ ideas, onNew, onBrainstorm, onDelete }: IdeaGridProps) {
  if (!ideas) return <CardsSkeleton label="Loading your ideas" lines={3} />;
  if (ideas.length === 0) {
    return (
      <div className="card">
        <EmptyState
          heading="h3"
          title="No ideas yet"
          action={
            <div className="row wrap">
              <Button size="small" onClick={onNew}>
                <Icon name="plus" />
                Write one
              </Button>
              <Button size="small" onClick={onBrainstorm}>
                <Icon name="ai" />
                Mix one from games
              </Button>
            </div>
          }
        >
          An idea is a name, its core mechanics and its meta elements. Write one down, or mix it from games
          and ideas you have.
        </EmptyState>
      </div>
    );
  }
  return (
    <ul className="grid">
      {ideas.map((idea) => (
        <li key={idea.id} className="card card-body stack tight idea-card">
          <h3 className="cut" title={idea.name} dir="auto">
            <Link className="covering" to={ideaPath(idea.id)}>
              {idea.name}
            </Link>
          </h3>
          <IconButton size="small" aria-label={`Delete ${idea.name}`} onClick={() => onDelete(idea)}>
            <Icon name="trash" />
          </IconButton>
          <p className="text-12 muted" title={formatDateTime(idea.createdAt)}>
            Created {formatDate(idea.createdAt)}
          </p>
          <p className="row wrap">
            {LISTS.map((list) => (
              <Chip key={list.list}>{describeCount(idea[list.list].length, list)}</Chip>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
