import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { Link } from 'react-router';
import type { IdeaScore, ScorePart } from '../../api/types';
import { StaticTable, type Column } from '../../components/DataTable';
import { gamePath } from '../../routes';

/** One to ten in named parts: a bar each, its words, and the games behind it. */
export function ScoreParts({ report }: { report: IdeaScore }) {
  const [asTable, setAsTable] = useState(false);
  return (
    <>
      <div className="row between pad">
        {report.score === null ? (
          <p className="text-13">
            <b>Not enough data</b> <span className="muted">for a total score.</span>
          </p>
        ) : (
          <p>
            <b className="number">{report.score.toFixed(1)}</b>
            <span className="text-13 muted"> of 10, the mean of the parts</span>
          </p>
        )}
        <Button size="small" variant="text" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Chart' : 'Table'}
        </Button>
      </div>
      {asTable ? (
        <StaticTable label="Score in figures" rows={report.parts} rowKey={({ id }) => id} columns={COLUMNS} />
      ) : (
        <ScoreBars parts={report.parts} />
      )}
    </>
  );
}

const told = (score: number | null): string => (score === null ? 'Not enough data' : score.toFixed(1));

function ScoreBars({ parts }: { parts: ScorePart[] }) {
  return (
    <ul className="lines">
      {parts.map(({ id, label, score, explanation, games }) => (
        <li key={id} className="stack close">
          <div className="score-line">
            <b>{label}</b>
            {score === null ? (
              <span className="text-12 muted">Not enough data</span>
            ) : (
              <>
                <LinearProgress variant="determinate" value={score * 10} aria-hidden="true" />
                <b>
                  {score.toFixed(1)}
                  <span className="visually-hidden"> of 10</span>
                </b>
              </>
            )}
          </div>
          <p className="text-12 muted">{explanation}</p>
          {games.length > 0 && (
            <p className="row wrap text-12">
              {games.map(({ bundleId, title, rank }) => (
                <Link key={bundleId} className="link" to={gamePath(bundleId)}>
                  {title}
                  {rank !== null && <span className="muted"> #{rank}</span>}
                </Link>
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** "analysedGames" → "analyzed games". */
const nameNumber = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace('analysed', 'analyzed');

const COLUMNS: Column<ScorePart>[] = [
  { label: 'Part', cell: ({ label }) => label },
  { label: 'Score', labelOnCards: true, cell: ({ score }) => told(score) },
  {
    label: 'Numbers',
    labelOnCards: true,
    cell: ({ numbers }) =>
      Object.entries(numbers)
        .map(([name, value]) => `${nameNumber(name)} ${Number(value.toFixed(2))}`)
        .join(', ') || '—',
  },
  {
    label: 'Games',
    labelOnCards: true,
    cell: ({ games }) => games.map(({ title }) => title).join(', ') || '—',
  },
];
