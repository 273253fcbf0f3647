import type { ReactNode } from 'react';
import type { IdeaBrief } from '../../api/types';

/** The summary: what is written down, and what is missing. */
export function BriefSheet({ brief }: { brief: IdeaBrief }) {
  const { name, hook, loop, fields, mechanics, meta, references, risks, notes } = brief;
  return (
    <article className="card brief stack" aria-label={name}>
      <h2>{name}</h2>
      <p className={hook ? 'lead' : 'lead muted'}>{hook || 'No pitch yet.'}</p>
      <Part title="Core loop">
        <dl className="pairs">
          <dt>Moment</dt>
          <dd>{loop.moment}</dd>
          <dt>Session</dt>
          <dd>{loop.session}</dd>
          <dt>Weeks</dt>
          <dd>{loop.longTerm}</dd>
        </dl>
      </Part>
      <Part title="Concept">
        <dl className="pairs">
          {fields.map(({ field, label, text }) => (
            <Pair key={field} label={label} text={text} />
          ))}
          <Pair label="Biggest risk" text={risks.map(({ risk }) => risk).join(' ')} />
        </dl>
      </Part>
      <div className="columns">
        <Part title="Core Mechanics">
          <Entries entries={mechanics.map(({ name: term, note }) => ({ term, note }))} />
        </Part>
        <Part title="Meta Elements">
          <Entries entries={meta.map(({ name: term, note }) => ({ term, note }))} />
        </Part>
      </div>
      <Part title="Comparable games and sources">
        <Entries entries={references.map(({ title: term, note }) => ({ term, note }))} />
      </Part>
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

function Pair({ label, text }: { label: string; text: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className={text ? 'written' : 'muted'}>{text || 'Not decided yet.'}</dd>
    </>
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
  if (entries.length === 0) return <p className="muted">None yet.</p>;
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
