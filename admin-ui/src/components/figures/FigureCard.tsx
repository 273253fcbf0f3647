import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../text/Icon';
import { SampleChip } from '../text/chips';
import { formatChange, formatChangeExactly, roundChange } from '../text/format';

interface FigureCardProps {
  title: string;
  /** Formatted; null shows a dash for "not measured". */
  value: string | null;
  /** Exact value, shown on hover. */
  exact?: string;
  /** In percent; null when there is nothing to compare with. */
  change?: number | null;
  /** What is counted, and what the change compares with. */
  basis: string;
  sample?: boolean;
  /** Link to the underlying data; the whole card is clickable. */
  to?: string | undefined;
  children?: ReactNode;
}

/** A figure with its change. */
export function FigureCard({ title, value, exact, change, basis, sample, to, children }: FigureCardProps) {
  return (
    <section className="card card-body stack close" aria-label={title}>
      <div className="row wrap between">
        <div className="row">
          <h2 className="text-13 muted">
            {to ? (
              <Link className="covering" to={to}>
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          {sample && (
            <SampleChip
              small
              title="Sample figures for trying out this screen. Your first real ones replace them."
            />
          )}
        </div>
        <Change change={change} sample={sample} />
      </div>
      <p className={sample || value === null ? 'number muted' : 'number'} title={exact ?? basis}>
        {value ?? '—'}
      </p>
      <p className="text-12 muted">{basis}</p>
      {children}
    </section>
  );
}

const TONES = { up: 'good', down: 'wrong', same: 'muted' };

/** Changes of sample data are not colored as gain or loss. */
function Change({ change, sample }: Pick<FigureCardProps, 'change' | 'sample'>) {
  if (change === undefined) return null;
  if (change === null) {
    return (
      <span className="text-13 muted" title="Nothing to compare with yet">
        —
      </span>
    );
  }
  const rounded = roundChange(change);
  const way = rounded > 0 ? 'up' : rounded < 0 ? 'down' : 'same';
  return (
    <span
      className={sample ? 'row text-13 muted' : `row text-13 ${TONES[way]}`}
      title={formatChangeExactly(change)}
    >
      {way !== 'same' && <Icon name={way === 'up' ? 'rise' : 'fall'} />}
      {way === 'same' ? 'No change' : formatChange(change)}
    </span>
  );
}
