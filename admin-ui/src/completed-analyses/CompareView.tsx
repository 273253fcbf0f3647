import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getAnalysis } from '../api/analyses';
import type { Analysis } from '../api/types';
import { ExportMenu } from '../components/ExportMenu';
import { GameIcon } from '../components/GameIcon';
import { Icon } from '../components/Icon';
import { LoadError } from '../components/LoadError';
import { SampleChip } from '../components/chips';
import { PageHead } from '../components/PageHead';
import { StoreText } from '../components/StoreText';
import { KIND_TITLES } from '../analysis/AnalysisItems';
import { ConfidenceBadge } from '../analysis/ConfidenceBadge';
import { engineName } from '../analysis/engine-words';
import { gamePath } from '../routes';
import { Spinner } from '../components/Spinner';
import { matrixMarkdown } from './analyses-document';
import { matrixRecords, matrixRows, sharedText, type MatrixRow } from './compare-matrix';
import '../components/data-table.css';
import './compare.css';

interface CompareViewProps {
  ids: string[];
  from: string;
  onClose: () => void;
}

const KINDS = ['mechanics', 'metaElements'] as const;
const titleFor = ({ title }: Analysis): string => title || 'Unknown Game';

/** Two to four games side by side: what each of them has, and how sure that is. */
export function CompareView({ ids, from, onClose }: CompareViewProps) {
  const reads = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['analyses', 'getOne', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => getAnalysis(id, signal),
    })),
  });
  const analyses = reads.flatMap(({ data }) => data ?? []);
  const failed = reads.some(({ error }) => error);
  const loading = reads.some(({ isPending }) => isPending);
  const parts = KINDS.map((kind) => ({ title: KIND_TITLES[kind], rows: matrixRows(analyses, kind) }));

  return (
    <>
      <div>
        <button type="button" className="link-button row" onClick={onClose}>
          <Icon name="back" />
          Back to Completed Analyses
        </button>
      </div>
      <PageHead
        title="Compare games"
        asOf={
          <>
            <span>{analyses.length} games</span>
            <span>Confidence where an element was found, a dash where it was not</span>
          </>
        }
        actions={
          analyses.length > 1 && (
            <ExportMenu
              what="comparison"
              label="Export"
              content={() => matrixRecords(analyses.map(titleFor), parts)}
              markdown={() => matrixMarkdown(analyses.map(titleFor), parts)}
            />
          )
        }
      />
      {failed && (
        <LoadError
          title="Failed to fetch analyses"
          onRetry={() => reads.forEach(({ refetch }) => void refetch())}
        >
          Some of the chosen games could not be loaded. The others are shown below.
        </LoadError>
      )}
      {loading ? (
        <Spinner label="Loading the comparison" slow="Still loading the analyses." />
      ) : (
        analyses.length > 0 && <Matrix analyses={analyses} parts={parts} from={from} />
      )}
    </>
  );
}

interface MatrixProps {
  analyses: Analysis[];
  parts: { title: string; rows: MatrixRow[] }[];
  from: string;
}

function Matrix({ analyses, parts, from }: MatrixProps) {
  return (
    <section className="card" aria-label="Comparison">
      <table className="data-table plain matrix">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Element</span>
            </th>
            {analyses.map((analysis) => (
              <th key={analysis.id} scope="col">
                <Link to={gamePath(analysis.bundleId)} state={{ from }} className="stack close break">
                  <GameIcon url={analysis.iconUrl} title={titleFor(analysis)} size="small" />
                  <StoreText className="clamp short" title={titleFor(analysis)}>
                    {titleFor(analysis)}
                  </StoreText>
                  <span className="wide-only text-12 muted">{engineName(analysis)}</span>
                  {analysis.sample && <SampleChip />}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        {parts.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className="matrix-part">
              <th scope="rowgroup" colSpan={analyses.length + 1}>
                <b>{title}</b> <span className="muted">{sharedText(rows, analyses.length)}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.key} className={row.games === analyses.length ? 'shared' : undefined}>
                <th scope="row">{row.name}</th>
                {row.cells.map((confidence, column) => (
                  <td key={analyses[column]?.id}>
                    {confidence ? (
                      <ConfidenceBadge confidence={confidence} />
                    ) : (
                      <span className="muted">
                        <span aria-hidden="true">—</span>
                        <span className="visually-hidden">not found</span>
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
