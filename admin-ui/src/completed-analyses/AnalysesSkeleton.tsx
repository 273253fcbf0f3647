import Skeleton from '@mui/material/Skeleton';

const WIDTHS = [72, 54, 84, 62, 76, 58, 68, 80, 50];

/** Placeholder cards of the real height. */
export function AnalysesSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">Loading the analyses</span>
      <div className="grid" aria-hidden="true">
        {WIDTHS.map((width, index) => (
          <div className="card pad analysis-card" key={index}>
            <span className="game-icon" />
            <div className="stack tight">
              <Skeleton width={`${width}%`} />
              <Skeleton height={8} width={`${width / 1.6}%`} />
            </div>
            <Skeleton className="wide" style={{ width: '60%', marginBlock: 4 }} />
            <Skeleton className="wide" style={{ width: '75%', marginBlock: 4 }} />
            <Skeleton className="wide" style={{ width: '45%', marginBlock: 9 }} />
          </div>
        ))}
      </div>
    </div>
  );
}
