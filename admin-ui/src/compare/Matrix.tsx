import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { KIND_TITLES } from '../analysis/AnalysisItems';
import { ConfidenceBadge } from '../analysis/ConfidenceBadge';
import { Card } from '../components/Card';
import { ExportMenu } from '../components/ExportMenu';
import { StoreText } from '../components/StoreText';
import { matrixMarkdown, matrixRecords, matrixRows, sharedText, type MatrixCell } from './matrix-rows';
import type { Compared } from './use-compared';
import '../components/data-table.css';

const KINDS = ['mechanics', 'metaElements'] as const;

/** What each of them is made of, with the sentences that prove it; what all have comes first. */
export function Matrix({ compared }: { compared: Compared[] }) {
  const parts = KINDS.map((kind) => ({ title: KIND_TITLES[kind], rows: matrixRows(compared, kind) }));
  const titles = compared.map(({ title }) => title);
  const [first] = compared;
  if (first && compared.every(({ analyzed }) => !analyzed))
    return (
      <Card title="Mechanics and meta elements">
        <div className="stack tight">
          <p className="muted">None of these games is analyzed, so there are no mechanics to compare.</p>
          <div>
            <Button size="small" component={Link} to={first.path}>
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
          content={() => matrixRecords(titles, parts)}
          markdown={() => matrixMarkdown(titles, parts)}
        />
      }
    >
      <div className="scroll tall" role="region" aria-label="Comparison" tabIndex={0}>
        <table className="data-table plain matrix">
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Element</span>
              </th>
              {compared.map(({ id, title }) => (
                <th key={id} scope="col">
                  <StoreText className="clamp short" title={title}>
                    {title}
                  </StoreText>
                </th>
              ))}
            </tr>
          </thead>
          {parts.map(({ title, rows }) => (
            <tbody key={title}>
              <tr className="matrix-part">
                <th scope="rowgroup" colSpan={compared.length + 1}>
                  <b>{title}</b> <span className="muted">{sharedText(rows, compared.length)}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.key} className={row.columns === compared.length ? 'shared' : undefined}>
                  <th scope="row">{row.name}</th>
                  {row.cells.map((cell, place) => (
                    <td key={compared[place]?.id}>
                      <Cell cell={cell} analyzed={compared[place]?.analyzed ?? false} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </Card>
  );
}

function Cell({ cell, analyzed }: { cell: MatrixCell | null; analyzed: boolean }) {
  if (!cell)
    return (
      <span className="muted">
        <span aria-hidden="true">{analyzed ? '—' : '?'}</span>
        <span className="visually-hidden">{analyzed ? 'not found' : 'not analyzed'}</span>
      </span>
    );
  return (
    <>
      {cell.confidence === 'meant' ? 'In the idea' : <ConfidenceBadge confidence={cell.confidence} />}
      {cell.quote && (
        <q className="text-12 muted clamp" title={cell.quote}>
          {cell.quote}
        </q>
      )}
    </>
  );
}
