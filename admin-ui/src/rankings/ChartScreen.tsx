import type { ReactNode } from 'react';
import { LoadError } from '../components/states/LoadError';
import { PageHead } from '../components/page/PageHead';
import { ScreenSpinner } from '../components/states/Spinner';
import { WrongFilterNote } from './WrongFilterNote';
import type { RankingFilters } from './filters';
import { useRankingFilters } from './use-ranking-filters';

interface ChartScreenProps {
  title: string;
  children: (filters: RankingFilters, change: (part: Partial<RankingFilters>) => void) => ReactNode;
}

/** A screen about one chart, once the URL or the default market names it. */
export function ChartScreen({ title, children }: ChartScreenProps) {
  const { filters, wrong, start, change, failure } = useRankingFilters();
  if (filters && !wrong) return children(filters, change);
  return (
    <>
      <PageHead title={title} />
      {wrong ? (
        <WrongFilterNote wrong={wrong} start={start} onChange={change} />
      ) : failure.error ? (
        <LoadError title="Couldn't load the default market" error={failure.error} onRetry={failure.refetch} />
      ) : (
        <ScreenSpinner />
      )}
    </>
  );
}
