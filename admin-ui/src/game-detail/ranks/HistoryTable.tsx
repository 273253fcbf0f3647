import type { RankingType } from '../../api/types';
import { formatCaptured } from '../../components/format';
import type { PlotPoint } from './history-data';
import { shortName } from './list-names';
import '../../components/table.css';

interface HistoryTableProps {
  points: PlotPoint[];
  types: RankingType[];
}

/** The plot's figures, newest first. */
export function HistoryTable({ points, types }: HistoryTableProps) {
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label="Rank by capture">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Captured</th>
            {types.map((type) => (
              <th key={type} scope="col" className="end">
                {shortName(type)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.time}>
              <th scope="row">{formatCaptured(new Date(point.time).toISOString())}</th>
              {types.map((type) => (
                <td key={type} className="end" data-label={shortName(type)}>
                  {point[type] ?? <span className="muted">—</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
