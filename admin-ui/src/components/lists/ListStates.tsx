import { Button } from '../actions/Button';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { ApiProblem } from '../../api/problem';
import { EmptyState } from '../states/EmptyState';
import { LoadError } from '../states/LoadError';
import { NoPermission } from '../states/NoPermission';
import { TableSkeleton } from '../states/Skeleton';

interface Read {
  error: unknown;
  isFetching?: boolean | undefined;
  refetch: () => unknown;
}

interface ReadStatesProps {
  /** What is shown: "users". */
  what: string;
  /** Undefined until loaded. */
  rows: object | undefined;
  read: Read;
  /** Placeholder of the final size; defaults to table rows. */
  loading?: ReactNode;
  /** What is unaffected when loading failed. */
  unaffected?: string;
  /** What failed; without it "Couldn't load …". */
  failed?: string;
  /** Why the list is empty, and the next step. */
  nothing?: ReactNode;
  children: ReactNode;
}

/** Shows the content, or its state: loading, forbidden, failed (with stale data) or empty. */
export function ReadStates({
  what,
  rows,
  read,
  loading,
  unaffected,
  failed = `Couldn't load the ${what}`,
  nothing,
  children,
}: ReadStatesProps) {
  const { error, isFetching, refetch } = read;
  if (error instanceof ApiProblem && error.status === 403) return <NoPermission what={`the ${what}`} />;
  return (
    <>
      {Boolean(error) && (
        <LoadError
          title={rows ? 'Last update failed' : failed}
          error={error}
          busy={isFetching}
          onRetry={refetch}
        >
          {[unaffected, rows && 'Showing earlier results.'].filter(Boolean).join(' ')}
        </LoadError>
      )}
      {rows
        ? Array.isArray(rows) && rows.length === 0
          ? nothing
          : children
        : !error && (loading ?? <TableSkeleton label={`Loading the ${what}`} />)}
    </>
  );
}

interface ListStatesProps extends Pick<ReadStatesProps, 'what' | 'loading' | 'unaffected' | 'children'> {
  empty: { title: string; text: ReactNode; action?: ReactNode };
  /** Why nothing matches the search. */
  noResults?: string;
  /** Filters that "Clear filters" keeps, such as the tab. */
  keptFilters?: string[];
  heading?: 'h2' | 'h3';
  /** For lists that are no card themselves. */
  inCard?: boolean;
}

/** The rows of the surrounding list, or its state with the next step. */
export function ListStates({
  empty,
  noResults,
  keptFilters = [],
  heading = 'h2',
  inCard = false,
  ...states
}: ListStatesProps) {
  const { data, filterValues, setFilters, ...read } = useListContext();
  const names = Object.keys(filterValues);
  const { what } = states;
  const kept = Object.fromEntries(keptFilters.map((name) => [name, filterValues[name] as unknown]));
  const nothing = names.some((name) => !keptFilters.includes(name)) ? (
    <EmptyState
      heading={heading}
      title={`No ${what} found`}
      action={
        <Button size="small" onClick={() => setFilters(kept)}>
          Show all {what}
        </Button>
      }
    >
      {noResults ?? `No ${what} match these filters.`}
    </EmptyState>
  ) : (
    <EmptyState heading={heading} title={empty.title} action={empty.action}>
      {empty.text}
    </EmptyState>
  );
  return (
    <ReadStates
      rows={data}
      read={read}
      nothing={inCard ? <div className="card">{nothing}</div> : nothing}
      {...states}
    />
  );
}
