import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readNearest, readScore } from '../../api/ideas';
import type { ChartScope, Idea } from '../../api/types';
import { Card } from '../../components/Card';
import { LoadError } from '../../components/LoadError';
import { SampleChip } from '../../components/chips';
import { formatCount } from '../../components/format';
import { ideaFactsKey } from '../idea-cache';
import { NearestGames } from './NearestGames';
import { ScoreParts } from './ScoreParts';

/** What the charts say about the idea: a score in parts, and the games nearest to it. */
export function IdeaFacts({ idea: { id } }: { idea: Idea }) {
  const score = useQuery({
    queryKey: [...ideaFactsKey(id), 'score'],
    queryFn: ({ signal }) => readScore(id, signal),
  });
  const nearest = useQuery({
    queryKey: [...ideaFactsKey(id), 'nearest'],
    queryFn: ({ signal }) => readNearest(id, signal),
  });
  return (
    <div className="columns">
      <Fact title="Score" about={score} what="The score">
        {(report) => <ScoreParts report={report} />}
      </Fact>
      <Fact title="Nearest charting games" about={nearest} what="Similar games">
        {(report) => <NearestGames report={report} />}
      </Fact>
    </div>
  );
}

interface FactProps<T extends ChartScope> {
  title: string;
  what: string;
  about: { data: T | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  children: (report: T) => ReactNode;
}

function Fact<T extends ChartScope>({ title, what, about, children }: FactProps<T>) {
  const { data, error, isFetching, refetch } = about;
  return (
    <Card title={title} mark={data?.sample && <SampleChip />} bare>
      {data ? (
        <div aria-busy={isFetching}>
          <p className="pad text-12 muted">
            {data.scope && <>{data.scope} · </>}
            {formatCount(data.analysed)} of {formatCount(data.charting)} charting games are analyzed
          </p>
          {data.notEnough ? (
            <p className="pad text-13 break">
              <b>Not enough data</b> <span className="muted">{data.notEnough}</span>
            </p>
          ) : (
            children(data)
          )}
        </div>
      ) : error ? (
        <div className="card-body">
          <LoadError title={`${what} could not be loaded`} error={error} onRetry={() => void refetch()} />
        </div>
      ) : (
        <p className="card-body text-13 muted" role="status">
          Comparing with the charts…
        </p>
      )}
    </Card>
  );
}
