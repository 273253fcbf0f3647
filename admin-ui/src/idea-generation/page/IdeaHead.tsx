import { Button } from '../../components/actions/Button';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useDraft } from '../../auth/use-draft';
import { editKeys } from '../../components/forms/edit-keys';
import { Icon } from '../../components/text/Icon';
import { countNoun, formatDateTime, formatLocalDate, timeAgo } from '../../components/text/format';
import { textLimit } from '../../components/text/text-limit';
import { useDocumentTitle } from '../../components/page/use-document-title';
import type { MenuAction } from '../../components/actions/ActionMenu';
import { MoreMenu } from '../../components/actions/MoreMenu';
import { ROUTES, brainstormIdeasPath } from '../../routes';
import type { EditorState, IdeaEditor } from '../editor/idea-editor';
import { rename } from '../idea-content';
import { MAX_NAME } from '../limits';
import { IdeaStatusChip } from '../status';
import { ShareButton } from './ShareButton';
import { StatusDialog } from './StatusDialog';
import { useIdeaDeletion } from '../use-idea-deletion';
import { useTeam, useTeamActions } from '../use-team';

interface IdeaHeadProps {
  editor: IdeaEditor;
  state: EditorState;
  announce: (text: string) => void;
  onBrief: () => void;
}

/** Optional navigation state: the back link, and whether the idea was just created. */
interface Arrival {
  from?: string;
  justMade?: boolean;
}

/** Name, metadata and actions of the idea. */
export function IdeaHead({ editor, state, announce, onBrief }: IdeaHeadProps) {
  const { idea, undoable } = state;
  const navigate = useNavigate();
  const arrival = useLocation().state as Arrival | null;
  const list = arrival?.from?.startsWith(ROUTES.ideas) ? arrival.from : ROUTES.ideas;
  const { askToDelete, dialog } = useIdeaDeletion(() => void navigate(list, { replace: true }));
  const [deciding, setDeciding] = useState(false);
  const { data: team } = useTeam(idea);
  const { vote, pin, archive } = useTeamActions();
  const { id } = idea;
  const more: MenuAction[] = [
    { icon: 'ai', label: 'More like this', action: brainstormIdeasPath([id]) },
    {
      icon: 'rise',
      label: team?.voted ? 'Remove my vote' : 'Vote for it',
      action: () => vote({ id, on: !team?.voted }),
      disabled: !team,
    },
    {
      icon: 'star',
      label: team?.pinned ? 'Unpin' : 'Pin to the top',
      action: () => pin({ id, on: !team?.pinned }),
      disabled: !team,
    },
  ];
  if (team?.mine) {
    more.push(
      {
        icon: 'inbox',
        label: idea.archivedAt ? 'Unarchive' : 'Archive',
        action: () => archive({ id, on: !idea.archivedAt }),
      },
      { icon: 'trash', label: 'Delete Idea', action: () => askToDelete(idea), divider: true },
    );
  }
  const last = undoable.at(-1);
  useDocumentTitle(`${idea.name} · Idea Generation`);
  return (
    <div className="stack close">
      <Link className="row muted text-13 start" to={list}>
        <Icon name="back" />
        Ideas
      </Link>
      <div className="page-head idea-head">
        <div className="grow">
          <h1 className="visually-hidden">{idea.name}</h1>
          <NameField
            name={idea.name}
            ideaId={idea.id}
            select={arrival?.justMade === true && idea.version === 1}
            onName={(name) => editor.change('renaming', rename(idea, name))}
          />
        </div>
        <div className="page-actions">
          {last && (
            <Button
              icon="undo"
              variant="text"
              title={`Undo ${last}`}
              onClick={() => announce(`Undone: ${editor.undo() ?? ''}`)}
            >
              Undo<span className="visually-hidden"> {last}</span>
            </Button>
          )}
          <Button icon="download" label="Brief" variant="text" onClick={onBrief} />
          <ShareButton idea={idea} team={team} />
          <Button icon="done" label="Status" onClick={() => setDeciding(true)} />
          <MoreMenu actions={more} />
        </div>
      </div>
      <p className="as-of">
        <IdeaStatusChip status={idea.status} />
        {idea.statusReason && <span className="break">{idea.statusReason}</span>}
        <span>{idea.shared ? 'shared with the team' : 'private'}</span>
        {team && !team.mine && <span>by {team.owner}</span>}
        {team?.pinned && <span>pinned</span>}
        {team && team.votes > 0 && <span>{countNoun(team.votes, 'vote')}</span>}
        {idea.archivedAt && <span>archived</span>}
        <span>Created {formatLocalDate(idea.createdAt)}</span>
        <Saved state={state} />
      </p>
      {deciding && <StatusDialog idea={idea} onClose={() => setDeciding(false)} />}
      {dialog}
    </div>
  );
}

function Saved({ state: { phase, savedAt, idea } }: { state: EditorState }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 30_000);
    return () => clearInterval(timer);
  }, []);
  const at = savedAt === null ? idea.updatedAt : new Date(savedAt).toISOString();
  const words = {
    saved: `saved ${timeAgo(at)}`,
    saving: 'saving…',
    failed: 'not saved',
    conflict: 'not saved',
  }[phase];
  return (
    <span title={phase === 'saved' ? formatDateTime(at) : undefined}>
      {words}
      {phase === 'saved' && `, v${idea.version}`}
    </span>
  );
}

interface NameFieldProps {
  name: string;
  ideaId: string;
  select: boolean;
  onName: (name: string) => void;
}

/** A name field that looks like a title. Enter or blur saves, Escape reverts; an empty name isn't saved. */
function NameField({ name, ideaId, select, onName }: NameFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText, discard] = useDraft(`idea ${ideaId} name`, '');
  const [editing, setEditing] = useState(text !== '');
  useEffect(() => {
    if (select) field.current?.select();
  }, [select]);

  const limit = textLimit(editing ? text : name, MAX_NAME);
  const end = (keep: boolean) => {
    const next = text.trim();
    // A name over the limit stays in the field to be shortened.
    if (keep && limit.over > 0) return;
    if (keep && next && next !== name) onName(next);
    discard();
    setEditing(false);
  };
  const onKeyDown = editKeys({
    ...{ save: () => field.current?.blur(), oneLine: true },
    cancel: editing && (() => end(false)),
  });
  return (
    <>
      <label className="idea-name">
        <span className="visually-hidden">Idea name</span>
        <input
          ref={field}
          value={editing ? text : name}
          dir="auto"
          // For browsers that don't size fields by their content.
          size={Math.min(60, (editing ? text : name).length + 4)}
          aria-invalid={limit.over > 0}
          aria-describedby={`${id}-limit`}
          title={editing ? undefined : name}
          onChange={(event) => {
            setEditing(true);
            setText(event.target.value);
          }}
          onBlur={() => editing && end(true)}
          onKeyDown={onKeyDown}
        />
        <Icon name="edit" />
      </label>
      <small
        id={`${id}-limit`}
        className={limit.over > 0 ? 'text-12 wrong' : 'text-12 muted'}
        aria-live="polite"
      >
        {editing && limit.hint}
      </small>
    </>
  );
}
