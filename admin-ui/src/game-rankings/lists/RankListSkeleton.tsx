import '../../components/skeleton.css';

const WIDTHS = [
  [70, 48],
  [52, 30],
  [84, 62],
  [60, 38],
  [76, 44],
  [58, 52],
  [66, 34],
  [80, 46],
];

/** The shape of a list while it loads, in the heights of the real rows. */
export function RankListSkeleton({ title }: { title: string }) {
  return (
    <section className="card rank-list" aria-busy="true" aria-label={`${title}, loading`}>
      <header>
        <h2>{title}</h2>
      </header>
      <p className="rank-list-asof">
        <span className="skeleton" style={{ width: 108, margin: '3px 0' }} />
      </p>
      {WIDTHS.map(([title, developer], index) => (
        <div className="rank-row" key={index} aria-hidden="true">
          <span className="skeleton" />
          <span className="skeleton icon-shape" />
          <span className="rank-title">
            <span className="skeleton" style={{ width: `${title}%` }} />
            <span className="skeleton thin" style={{ width: `${developer}%` }} />
          </span>
          <span className="skeleton" />
        </div>
      ))}
    </section>
  );
}
