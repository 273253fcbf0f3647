import type { ChartPosition, RankChange, RankingType } from '../../api/types';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { ExportMenu } from '../../components/ExportMenu';
import { PlatformBadge, SampleChip } from '../../components/chips';
import { capturedAgo, countryName, formatCaptured } from '../../components/format';
import { ChangeMark } from '../../rankings/ChangeMark';
import { categoryLabel } from '../../rankings/categories';
import { LISTS } from '../../rankings/filters';
import '../../components/table.css';

interface ChartRow {
  key: string;
  chart: ChartPosition;
  places: Partial<Record<RankingType, ChartPosition>>;
}

/** Where the game stands now: one row per chart, one column per list. */
export function PositionsTable({ positions, bundleId }: { positions: ChartPosition[]; bundleId: string }) {
  const rows = groupByChart(positions);
  const allSample = positions.every(({ sample }) => sample);
  return (
    <Card
      title="Current positions"
      bare
      mark={rows.length > 0 && allSample && <SampleChip />}
      aside={
        rows.length > 0 && (
          <ExportMenu
            what="current positions"
            fileName={`positions-${bundleId}`}
            content={() => positions.map((position) => ({ ...position }))}
          />
        )
      }
    >
      {rows.length === 0 ? (
        <EmptyState title="In no chart now">Places in the latest captures stand here.</EmptyState>
      ) : (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Chart</th>
              {LISTS.map(({ type, short }) => (
                <th key={type} scope="col" className="end">
                  {short}
                </th>
              ))}
              <th scope="col" className="end">
                Captured
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, chart, places }) => (
              <tr key={key}>
                <th scope="row">
                  <span className="row wrap">
                    <PlatformBadge platform={chart.platform} />
                    {countryName(chart.country)}, {categoryLabel(chart.category)}
                  </span>
                </th>
                {LISTS.map(({ type, short }) => (
                  <td key={type} className="end" data-label={short}>
                    <Place position={places[type]} />
                  </td>
                ))}
                <td className="end muted" data-label="Captured" title={formatCaptured(chart.capturedAt)}>
                  <span className="place">
                    {chart.sample && !allSample && <SampleChip />}
                    {capturedAgo(chart.capturedAt)}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

function Place({ position }: { position: ChartPosition | undefined }) {
  if (!position) return <span className="muted">—</span>;
  const { rankPosition, previousPosition = null } = position;
  return (
    <span className="place">
      <ChangeMark
        change={changeFor(position)}
        rankPosition={rankPosition}
        previousPosition={previousPosition}
      />
      {rankPosition}
    </span>
  );
}

/** Without a position before there is nothing to compare with. */
function changeFor({ rankPosition, previousPosition = null }: ChartPosition): RankChange | null {
  if (previousPosition === null) return null;
  if (previousPosition === rankPosition) return 'same';
  return previousPosition > rankPosition ? 'up' : 'down';
}

/** Rows in the order of the overall chart first, then by category; the newest capture speaks for the row. */
export function groupByChart(positions: ChartPosition[]): ChartRow[] {
  const rows = new Map<string, ChartRow>();
  for (const position of positions) {
    const key = `${position.platform} ${position.country} ${position.category}`;
    const row = rows.get(key) ?? { key, chart: position, places: {} };
    row.places[position.rankingType] = position;
    if (position.capturedAt > row.chart.capturedAt) row.chart = position;
    rows.set(key, row);
  }
  const order = (row: ChartRow) =>
    `${row.chart.platform} ${row.chart.country} ${row.chart.category === 'all' ? '' : row.chart.category}`;
  return [...rows.values()].sort((a, b) => order(a).localeCompare(order(b)));
}
