import Skeleton from '@mui/material/Skeleton';

/** Placeholder with the page's layout while the game loads. */
export function GameSkeleton() {
  return (
    <div role="status" className="stack">
      <span className="visually-hidden">Loading the game</span>
      <div className="game-head row wrap far" aria-hidden="true">
        <span className="game-icon large" />
        <div className="stack tight">
          <Skeleton width="40%" />
          <Skeleton height={8} width="24%" />
        </div>
      </div>
      <div className="with-panel" aria-hidden="true">
        <div className="stack">
          {[56, 360, 160].map((height) => (
            <div key={height} className="card" style={{ height }} />
          ))}
        </div>
        <div className="card" style={{ height: 320 }} />
      </div>
    </div>
  );
}
