import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import './states.css';

const WIDTHS = [62, 48, 70, 40, 58, 66, 44, 52];

/** Reserves its space at once and becomes visible after a short delay. */
function Loading({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <div className={className ? `late ${className}` : 'late'} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}

/** Placeholder rows of the real height; `icons` for rows with pictures. */
export function TableSkeleton({ label, icons, rows = 8 }: { label: string; icons?: boolean; rows?: number }) {
  return (
    <Loading label={label} className={icons ? 'table-skeleton icons' : 'table-skeleton'}>
      {WIDTHS.slice(0, rows).map((width) => (
        <div key={width}>
          {icons && <span className="game-icon" />}
          <Skeleton width={`${width}%`} />
          <Skeleton width={`${100 - width / 2}%`} />
          <Skeleton />
        </div>
      ))}
    </Loading>
  );
}

/** Placeholder cards with the given number of lines. */
export function CardsSkeleton({
  label,
  cards = 3,
  lines = 4,
}: {
  label: string;
  cards?: number;
  lines?: number;
}) {
  return (
    <Loading label={label} className="grid">
      {WIDTHS.slice(0, cards).map((width) => (
        <div key={width} className="card card-body stack">
          <Skeleton width={`${width}%`} />
          {WIDTHS.slice(1, lines).map((line) => (
            <Skeleton key={line} height={8} width={`${line + 30}%`} />
          ))}
        </div>
      ))}
    </Loading>
  );
}

/** Placeholder lines of text. */
export function LinesSkeleton({ label, lines = 3 }: { label: string; lines?: number }) {
  return (
    <Loading label={label} className="stack card-body">
      {WIDTHS.slice(0, lines).map((width) => (
        <Skeleton key={width} width={`${width + 20}%`} />
      ))}
    </Loading>
  );
}
