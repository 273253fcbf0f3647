import Skeleton from '@mui/material/Skeleton';

const WIDTHS = [70, 52, 84, 60, 76, 58, 66, 80];

interface ListSkeletonProps {
  titles: string[];
  rows?: number;
  className?: string;
}

/** Placeholder lists with rows of the real height. */
export function ListSkeleton({ titles, rows = WIDTHS.length, className = '' }: ListSkeletonProps) {
  return (
    <div className={`rank-lists ${className}`}>
      {titles.map((title) => (
        <section key={title} className="card rank-list" aria-busy="true" aria-label={`${title}, loading`}>
          <header>
            <h2>{title}</h2>
          </header>
          <ol aria-hidden="true">
            {WIDTHS.slice(0, rows).map((width) => (
              <li key={width}>
                <span className="rank-row hit">
                  {!className && <span />}
                  <span className="game-icon" />
                  <span className="grow stack tight">
                    <Skeleton width={`${width}%`} />
                    <Skeleton height={8} width={`${width / 2}%`} />
                  </span>
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
