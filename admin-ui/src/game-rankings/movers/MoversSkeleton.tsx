import '../../components/skeleton.css';
import { KINDS } from './moves';
import './movers.css';

const WIDTHS = [72, 54, 63, 80];

/** Same heights as the rows, so that nothing jumps. */
export function MoversSkeleton() {
  return (
    <div className="rank-lists mover-lists">
      {KINDS.map(({ kind, title }) => (
        <section
          key={kind}
          className="card rank-list mover-section"
          aria-busy="true"
          aria-label={`${title}, loading`}
        >
          <header>
            <h2>{title}</h2>
          </header>
          {WIDTHS.map((width) => (
            <div className="rank-row mover-row" key={width} aria-hidden="true">
              <span className="skeleton icon-shape" />
              <span className="rank-title">
                <span className="skeleton" style={{ width: `${width}%` }} />
                <span className="skeleton thin" style={{ width: `${width / 2}%` }} />
              </span>
              <span className="skeleton" style={{ width: 48 }} />
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
