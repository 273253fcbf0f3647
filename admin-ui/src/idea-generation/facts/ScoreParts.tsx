import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { Link } from 'react-router';
import type { IdeaScore, ScorePart } from '../../api/types';
import { gamePath } from '../../routes';
import '../../components/table.css';

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
      {asTable ? <ScoreTable parts={report.parts} /> : <ScoreBars parts={report.parts} />}
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
                <LinearProgress
                  variant="determinate"
                  value={score * 10}
                  role="img"
                  aria-label={`${score.toFixed(1)} of 10`}
                />
                <b aria-hidden="true">{score.toFixed(1)}</b>
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

function ScoreTable({ parts }: { parts: ScorePart[] }) {
  return (
    <div className="table-scroll" role="region" aria-label="Score in figures" tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Score</th>
            <th scope="col">Numbers</th>
            <th scope="col">Games</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ id, label, score, numbers, games }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td data-label="Score">{told(score)}</td>
              <td data-label="Numbers">
                {Object.entries(numbers)
                  .map(([name, value]) => `${nameNumber(name)} ${Number(value.toFixed(2))}`)
                  .join(', ') || '—'}
              </td>
              <td data-label="Games">{games.map(({ title }) => title).join(', ') || '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
