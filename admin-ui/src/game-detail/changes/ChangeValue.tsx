import { useMemo, useState } from 'react';
import type { GameChange } from '../../api/types';
import { Picture } from '../media/Picture';
import { diffWords, shorten, type DiffPart } from './text-diff';

/** Fields with list values; an icon is a list of one image. */
const LISTS = new Set<GameChange['field']>(['screenshots', 'categories', 'iconUrl']);

/** Store pictures and our own samples. */
const isPicture = (entry: string): boolean => /^(https:\/\/|\/(?!\/))/.test(entry);

/** A readable change: texts as word diff, images as images, everything else as before → after. */
export function ChangeValue({ field, from, to }: Pick<GameChange, 'field' | 'from' | 'to'>) {
  if (LISTS.has(field)) return <Lists from={splitLines(from)} to={splitLines(to)} />;
  if (/\s/.test(from.trim()) && /\s/.test(to.trim())) return <TextDiff from={from} to={to} />;
  return (
    <p className="text-13">
      <del>{from || 'nothing'}</del> <span aria-hidden="true">→</span> <ins>{to || 'nothing'}</ins>
    </p>
  );
}

const splitLines = (text: string): string[] => text.split('\n').filter(Boolean);

const TAGS = { removed: 'del', added: 'ins' } as const;

function TextDiff({ from, to }: { from: string; to: string }) {
  const [whole, setWhole] = useState(false);
  const parts = useMemo(() => diffWords(from, to), [from, to]);
  const short = useMemo(() => shorten(parts), [parts]);
  const cuts = short.some(({ kind }) => kind === 'gap');
  return (
    <div className="stack close text-13">
      <p className="prose">
        {(whole ? parts : short).map((part, index) => (
          <Part key={index} {...part} />
        ))}
      </p>
      {cuts && (
        <button type="button" className="link-button" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'Show the changes only' : 'Show the whole text'}
        </button>
      )}
    </div>
  );
}

function Part({ kind, text }: DiffPart) {
  if (kind === 'gap') return <span className="muted"> … </span>;
  if (kind === 'same') return <span className="muted">{text}</span>;
  const Tag = TAGS[kind];
  return (
    <Tag>
      <span className="visually-hidden">{kind === 'removed' ? '[removed:]' : '[added:]'} </span>
      {text}
    </Tag>
  );
}

/** Removed and added entries; images are shown, other entries are named. */
function Lists({ from, to }: { from: string[]; to: string[] }) {
  const removed = from.filter((entry) => !to.includes(entry));
  const added = to.filter((entry) => !from.includes(entry));
  if (removed.length + added.length === 0) return <p className="text-13 muted">The order changed.</p>;
  return (
    <div className="stack close">
      <Entries label="Removed" entries={removed} />
      <Entries label="Added" entries={added} />
    </div>
  );
}

function Entries({ label, entries }: { label: string; entries: string[] }) {
  if (entries.length === 0) return null;
  return (
    <div className="row">
      <span className="text-12 muted">
        {label} {entries.length}
      </span>
      <ul className="row wrap">
        {entries.map((entry) => (
          <li key={entry} className="text-13">
            {isPicture(entry) ? <Picture url={entry} alt={`${label} picture`} className="thumb" /> : entry}
          </li>
        ))}
      </ul>
    </div>
  );
}
