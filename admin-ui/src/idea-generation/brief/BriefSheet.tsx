import type { ReactNode } from 'react';
import type { IdeaBrief } from '../../api/types';

export function BriefSheet({ brief }: { brief: IdeaBrief }) {
  const { name, hook, loop, mechanics, meta, references, risks, score, notes } = brief;
  return (
    <article className="card brief stack" aria-label={name}>
      <div className="row between">
        <h2>{name}</h2>
        {score && score.total !== null && (
          <p className="muted">
            <b>{score.total.toFixed(1)}</b> of 10
          </p>
        )}
      </div>
      {hook && <p className="lead">{hook}</p>}
      <Part title="Loop">
        <dl className="pairs">
          <dt>Moment</dt>
          <dd>{loop.moment}</dd>
          <dt>Session</dt>
          <dd>{loop.session}</dd>
          <dt>Long term</dt>
          <dd>{loop.longTerm}</dd>
        </dl>
      </Part>
      <div className="columns">
        <Part title="Core Mechanics">
          <Entries entries={mechanics.map(({ name: term, note }) => ({ term, note }))} />
        </Part>
        <Part title="Meta Elements">
          <Entries entries={meta.map(({ name: term, note }) => ({ term, note }))} />
        </Part>
        <Part title="References">
          <Entries entries={references.map(({ title: term, note }) => ({ term, note }))} />
        </Part>
        <Part title="Risks">
          <Entries entries={risks.map(({ risk: term, answer: note }) => ({ term, note }))} />
        </Part>
      </div>
      {score && (
        <Part title="Score">
          <ul className="stack close">
            {score.parts.map((part) => (
              <li key={part.label}>
                <b>{part.label}</b> {part.score === null ? 'not enough data' : part.score.toFixed(1)}
                <span className="muted"> {part.explanation}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {notes.length > 0 && (
        <footer className="text-12 muted">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </footer>
      )}
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack tight">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Entries({ entries }: { entries: { term: string; note: string }[] }) {
  if (entries.length === 0) return <p className="muted">—</p>;
  return (
    <ul className="stack close">
      {entries.map(({ term, note }, at) => (
        <li key={at}>
          <b dir="auto">{term}</b>
          {note && <span className="muted"> {note}</span>}
        </li>
      ))}
    </ul>
  );
}
