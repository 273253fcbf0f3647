import '../components/skeleton.css';

const WIDTHS = [72, 54, 84, 62, 76, 58, 68, 80, 50];

/** Cards in the height of the real ones while they are on their way. */
export function AnalysesSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">Loading the analyses</span>
      <div className="analysis-grid" aria-hidden="true">
        {WIDTHS.map((width, index) => (
          <div className="analysis-card" key={index}>
            <span className="skeleton icon-shape" />
            <div className="analysis-card-title">
              <span className="skeleton" style={{ width: `${width}%` }} />
              <span className="skeleton thin" style={{ width: `${width / 1.6}%` }} />
            </div>
            <span className="skeleton skeleton-counts" />
            <span className="skeleton skeleton-named" />
            <span className="skeleton skeleton-when" />
          </div>
        ))}
      </div>
    </div>
  );
}
