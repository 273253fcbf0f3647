import Skeleton from '@mui/material/Skeleton';
import { Button } from '../../components/actions/Button';
import { Dialog } from '../../components/dialogs/Dialog';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiProblem, describeError } from '../../api/problem';
import { sendApi } from '../../api/send-api';
import { useQuestion } from '../../components/dialogs/use-question';
import type { Prototype } from '../../api/types';
import { Banner } from '../../components/states/Banner';
import { SampleChip } from '../../components/text/chips';
import { formatDateTime, timeAgo } from '../../components/text/format';
import { DecisionButtons } from '../../manage-prototypes/DecisionButtons';
import { DecisionChip } from '../../manage-prototypes/DecisionChip';
import { ideaPath } from '../../routes';
import { Avatar } from '../Avatars';
import { Progress } from '../Progress';
import { PrototypeForm } from './PrototypeForm';
import { SAMPLE_TEXT, StatusChip } from '../statuses';
import { usePrototype } from '../use-prototypes';

interface PrototypeDialogProps {
  id: string;
  /** The list's row, if loaded. */
  known: Prototype | undefined;
  onClose: () => void;
}

/** A prototype in full, with its actions. */
export function PrototypeDialog({ id, known, onClose }: PrototypeDialogProps) {
  const { data, error, isFetching, refetch } = usePrototype(id, known);
  const [editing, setEditing] = useState(false);
  const [ask, question] = useQuestion();
  const isDeleted = error instanceof ApiProblem && error.status === 404;
  const shown = isDeleted ? undefined : (data ?? known);

  const askToDelete = ({ name, ideaName }: Prototype) =>
    ask({
      title: `Delete “${name}”?`,
      text: `This removes the prototype for everyone. ${ideaName ? 'The idea it was made from stays. ' : ''}This action cannot be undone.`,
      confirmLabel: 'Delete',
      failed: 'The prototype could not be deleted',
      done: `“${name}” was deleted`,
      run: async () => {
        await sendApi('DELETE', '/api/prototypes/{id}', { id });
        onClose();
      },
    });
  return (
    <Dialog title={shown?.name ?? (error ? 'Prototype' : 'Loading the prototype')} onClose={onClose}>
      <div className="dialog-body stack" aria-busy={!shown && !error}>
        {error && (
          <Banner
            tone="error"
            title={isDeleted ? 'Prototype not found' : "Couldn't load the prototype"}
            action={
              !isDeleted && (
                <Button label="Retry" size="small" disabled={isFetching} onClick={() => void refetch()} />
              )
            }
          >
            <p>{isDeleted ? 'It may have been deleted.' : describeError(error)}</p>
          </Banner>
        )}
        {shown ? <Facts prototype={shown} /> : !error && <Waiting />}
      </div>
      {shown && (
        <div className="dialog-foot">
          <Button icon="trash" label="Delete" color="error" onClick={() => askToDelete(shown)} />
          <span className="grow" />
          <DecisionButtons prototype={shown} />
          <Button icon="edit" label="Edit" onClick={() => setEditing(true)} />
        </div>
      )}
      {editing && shown && <PrototypeForm prototype={shown} onClose={() => setEditing(false)} />}
      {question}
    </Dialog>
  );
}

function Facts({ prototype }: { prototype: Prototype }) {
  const { name, description, status, progress, team, sample, createdAt, updatedAt } = prototype;
  const { hypothesis, result, decidedAt } = prototype;
  return (
    <>
      <div className="row wrap">
        <StatusChip status={status} />
        <DecisionChip prototype={prototype} />
        {sample && <SampleChip title={SAMPLE_TEXT} />}
      </div>
      <Progress value={progress} label={`Progress of ${name}`} />
      <p className={description ? 'written' : 'muted'}>{description ?? 'No description yet.'}</p>
      <dl className="pairs foot">
        <Finding label="Hypothesis" text={hypothesis} />
        <Finding label="Result" text={result} />
        <Finding label="Decided" text={decidedAt && formatDateTime(decidedAt)} />
        <dt>Team</dt>
        <dd>
          {team.length === 0 ? (
            <span className="muted">Nobody yet</span>
          ) : (
            <ul className="row wrap">
              {team.map((member) => (
                <li key={member} className="row">
                  <Avatar name={member} />
                  {member}
                </li>
              ))}
            </ul>
          )}
        </dd>
        <Origin prototype={prototype} />
        <dt>Created</dt>
        <dd>{formatDateTime(createdAt)}</dd>
        <dt>Updated</dt>
        <dd title={formatDateTime(updatedAt)}>{timeAgo(updatedAt)}</dd>
      </dl>
    </>
  );
}

function Finding({ label, text }: { label: string; text: string | null }) {
  if (!text) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd className="written">{text}</dd>
    </>
  );
}

function Origin({ prototype: { ideaId, ideaName } }: { prototype: Prototype }) {
  if (!ideaName) return null;
  return (
    <>
      <dt>Made from idea</dt>
      <dd>
        {ideaId ? (
          <Link className="link" to={ideaPath(ideaId)}>
            {ideaName}
          </Link>
        ) : (
          <>
            {ideaName} <span className="muted">(deleted)</span>
          </>
        )}
      </dd>
    </>
  );
}

function Waiting() {
  return (
    <div className="stack" role="status">
      <span className="visually-hidden">Loading the prototype</span>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
