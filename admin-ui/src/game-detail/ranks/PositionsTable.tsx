import type { ChartPosition, RankChange, RankingType } from '../../api/types';
import { Card } from '../../components/page/Card';
import { StaticTable, type Column } from '../../components/table/DataTable';
import { EmptyState } from '../../components/states/EmptyState';
import { ExportMenu } from '../../components/export/ExportMenu';
import { PlatformBadge, SampleChip } from '../../components/text/chips';
import { capturedAgo, countryName, formatCaptured } from '../../components/text/format';
import { ChangeMark } from '../../rankings/ChangeMark';
import { categoryLabel } from '../../rankings/categories';
import { LISTS } from '../../rankings/filters';

interface ChartRow {
  key: string;
  chart: ChartPosition;
  places: Partial<Record<RankingType, ChartPosition>>;
}

/** Current ranks: a row per chart, a column per list. */
export function PositionsTable({ positions, bundleId }: { positions: ChartPosition[]; bundleId: string }) {
  const rows = groupByChart(positions);
  const allSample = positions.every(({ sample }) => sample);
  return (
    <Card
      title="Current positions"
      bare
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
        <EmptyState title="Not charting now">Ranks in the latest captures appear here.</EmptyState>
      ) : (
        <StaticTable rows={rows} rowKey={({ key }) => key} columns={listColumns(allSample)} />
      )}
    </Card>
  );
}

/** When all rows are samples, the page header marks them once. */
const listColumns = (allSample: boolean): Column<ChartRow>[] => [
  {
    label: 'Chart',
    cell: ({ chart }) => (
      <span className="row wrap">
        <PlatformBadge platform={chart.platform} />
        {countryName(chart.country)}, {categoryLabel(chart.category)}
      </span>
    ),
  },
  ...LISTS.map(({ type, short }): Column<ChartRow> => ({
    label: short,
    end: true,
    cell: ({ places }) => <Place position={places[type]} />,
  })),
  {
    label: 'Captured',
    end: true,
    className: 'muted',
    title: ({ chart }) => formatCaptured(chart.capturedAt),
    cell: ({ chart }) => (
      <span className="row end">
        {chart.sample && !allSample && <SampleChip />}
        {capturedAgo(chart.capturedAt)}
      </span>
    ),
  },
];

function Place({ position }: { position: ChartPosition | undefined }) {
  if (!position) return <span className="muted">—</span>;
  const { rankPosition, previousPosition = null } = position;
  return (
    <span className="row end">
      <ChangeMark
        change={changeFor(position)}
        rankPosition={rankPosition}
        previousPosition={previousPosition}
      />
      {rankPosition}
    </span>
  );
}

/** Without a previous rank there is no change. */
function changeFor({ rankPosition, previousPosition = null }: ChartPosition): RankChange | null {
  if (previousPosition === null) return null;
  if (previousPosition === rankPosition) return 'same';
  return previousPosition > rankPosition ? 'up' : 'down';
}

/** The overall chart first, then by category; each row takes its date from the newest capture. */
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
