import { Button } from '../components/actions/Button';
import { KIND_TITLES } from '../analysis/items/AnalysisItems';
import { ConfidenceBadge } from '../analysis/items/ConfidenceBadge';
import { Card } from '../components/page/Card';
import { StaticTable, type Column } from '../components/table/DataTable';
import { ExportMenu } from '../components/export/ExportMenu';
import { StoreText } from '../components/text/StoreText';
import {
  renderMatrixMarkdown,
  toMatrixRecords,
  toMatrixRows,
  describeShared,
  type MatrixCell,
  type MatrixRow,
} from './matrix-rows';
import type { Compared } from './use-compared';

const KINDS = ['mechanics', 'metaElements'] as const;

/** The items of each column with their evidence; shared items first. */
export function Matrix({ compared }: { compared: Compared[] }) {
  const parts = KINDS.map((kind) => ({ title: KIND_TITLES[kind], rows: toMatrixRows(compared, kind) }));
  const titles = compared.map(({ title }) => title);
  const [first] = compared;
  if (first && compared.every(({ analyzed }) => !analyzed))
    return (
      <Card title="Mechanics and meta elements">
        <div className="stack tight">
          <p className="muted">None of these games is analyzed, so there are no mechanics to compare.</p>
          <div>
            <Button size="small" to={first.path}>
              Open {first.title} to analyze it
            </Button>
          </div>
        </div>
      </Card>
    );
  return (
    <Card
      title="Mechanics and meta elements"
      bare
      aside={
        <ExportMenu
          what="comparison"
          content={() => toMatrixRecords(titles, parts)}
          markdown={() => renderMatrixMarkdown(titles, parts)}
        />
      }
    >
      <div className="scroll tall" role="region" aria-label="Comparison" tabIndex={0}>
        {parts.map(({ title, rows }) => (
          <div key={title} className="stack close">
            <p className="pad">
              <b>{title}</b> <span className="muted">{describeShared(rows, compared.length)}</span>
            </p>
            {rows.length > 0 && (
              <StaticTable
                className="matrix fixed"
                cardsBelow={700}
                rows={rows}
                rowKey={({ key }) => key}
                columns={listColumns(compared)}
              />
            )}
          </div>
        ))}
      </div>
    </Card>
  );
}

const listColumns = (compared: Compared[]): Column<MatrixRow>[] => [
  {
    label: 'Element',
    labelHidden: true,
    width: 112,
    cell: ({ name, columns }) => (columns === compared.length ? <b>{name}</b> : name),
  },
  ...compared.map(({ id, title, analyzed }, place): Column<MatrixRow> => ({
    label: title,
    key: id,
    head: (
      <StoreText className="clamp short" title={title}>
        {title}
      </StoreText>
    ),
    width: 140,
    cell: ({ cells }) => <Cell cell={cells[place] ?? null} analyzed={analyzed} />,
  })),
];

function Cell({ cell, analyzed }: { cell: MatrixCell | null; analyzed: boolean }) {
  if (!cell)
    return (
      <span className={analyzed ? 'muted none' : 'muted'}>
        <span aria-hidden="true">{analyzed ? '—' : '?'}</span>
        <span className="visually-hidden">{analyzed ? 'not found' : 'not analyzed'}</span>
      </span>
    );
  return (
    <>
      {cell.confidence === 'planned' ? 'In the idea' : <ConfidenceBadge confidence={cell.confidence} />}
      {cell.quote && (
        <q className="text-12 muted clamp" title={cell.quote}>
          {cell.quote}
        </q>
      )}
    </>
  );
}
