import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import type { Idea, Prototype } from '../../api/types';
import { Card } from '../../components/page/Card';
import { ReadStates } from '../../components/lists/ListStates';
import { LinesSkeleton } from '../../components/states/Skeleton';
import { Chip } from '../../components/text/chips';
import { formatLocalDate } from '../../components/text/format';
import { DecisionButtons } from '../../manage-prototypes/DecisionButtons';
import { prototypePath } from '../../routes';
import { MakePrototypeButton } from './MakePrototypeButton';

/** The prototype of the idea, its results and the decision. */
export function PrototypeCard({ idea }: { idea: Idea }) {
  const read = useGetList<Prototype>('prototypes', {
    filter: { ideaId: idea.id },
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  return (
    <Card title="Prototype" aside={<MakePrototypeButton idea={idea} />} bare>
      <ReadStates
        what="prototypes"
        rows={read.data}
        read={read}
        loading={<LinesSkeleton label="Loading the prototypes" />}
        nothing={
          <p className="card-body text-13 muted">
            No prototype yet. It starts with the idea's pitch, and the first test as hypothesis.
          </p>
        }
      >
        <ul className="lines">
          {read.data?.map((prototype) => (
            <li key={prototype.id}>
              <Outcome prototype={prototype} />
            </li>
          ))}
        </ul>
      </ReadStates>
    </Card>
  );
}

function Outcome({ prototype }: { prototype: Prototype }) {
  const { id, name, status, hypothesis, result, decision, decidedAt } = prototype;
  return (
    <div className="stack tight">
      <div className="row between">
        <Link className="link cut" to={prototypePath(id)}>
          {name}
        </Link>
        <Chip>{status}</Chip>
      </div>
      <dl className="pairs">
        <dt>Hypothesis</dt>
        <dd className={hypothesis ? 'written' : 'muted'}>{hypothesis ?? 'Not written down.'}</dd>
        <dt>Result</dt>
        <dd className={result ? 'written' : 'muted'}>{result ?? 'None yet.'}</dd>
        <dt>Decision</dt>
        <dd>
          {decision && decidedAt ? (
            `${decision === 'go' ? 'Go' : 'Kill'}, ${formatLocalDate(decidedAt)}`
          ) : (
            <span className="muted">Open</span>
          )}
        </dd>
      </dl>
      {!decision && (
        <div className="row wrap">
          <DecisionButtons prototype={prototype} size="small" />
          <span className="text-12 muted">Its result becomes the reason of this idea’s status.</span>
        </div>
      )}
    </div>
  );
}
