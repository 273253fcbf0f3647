import './data-table.css';
import './skeleton.css';

const WIDTHS = [62, 48, 70, 40, 58, 66, 44, 52];

/** Rows in the height of the real ones while the first page is on its way. */
export function TableSkeleton({ label }: { label: string }) {
  return (
    <div className="table-skeleton" role="status">
      <span className="visually-hidden">{label}</span>
      {WIDTHS.map((width, index) => (
        <div key={index} aria-hidden="true">
          <span className="skeleton" style={{ width: `${width}%` }} />
          <span className="skeleton" style={{ width: `${100 - width / 2}%` }} />
          <span className="skeleton" />
          <span className="skeleton" />
        </div>
      ))}
    </div>
  );
}
