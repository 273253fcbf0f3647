import { MAX_ROWS } from '../../api/queries/list';
import { Button } from '../actions/Button';
import type { ReactNode } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { formatCount } from '../text/format';
import { useAction } from '../actions/use-action';
import { useIsMounted } from '../actions/use-is-mounted';

interface SelectionBarProps {
  /** Plural noun: "games". */
  what: string;
  /** Offers to select the rows of all pages, for bulk actions. */
  acrossPages?: boolean;
  /** The bulk actions. */
  children: ReactNode;
}

/** Shown above a list while rows are selected. */
export function SelectionBar({ what, acrossPages = false, children }: SelectionBarProps) {
  const { selectedIds, onSelect } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <div className="selection-line row far pad ruled" role="group" aria-label={`Selected ${what}`}>
      <b role="status">{formatCount(selectedIds.length)} selected</b>
      {children}
      {acrossPages && <SelectEverything />}
      <Button label="Clear" size="small" variant="text" onClick={() => onSelect([])} />
    </div>
  );
}

/** Most rows of a bulk action. */
const MOST = 5_000;

/** Selects all filtered rows on all pages. */
function SelectEverything() {
  const { resource, sort, filterValues, total = 0, selectedIds, onSelect } = useListContext();
  const dataProvider = useDataProvider();
  const mounted = useIsMounted();
  const count = Math.min(total, MOST);
  const { busy, run } = useAction(async () => {
    const pages = Array.from({ length: Math.ceil(count / MAX_ROWS) }, (_page, at) =>
      dataProvider.getList(resource, {
        pagination: { page: at + 1, perPage: MAX_ROWS },
        sort,
        filter: filterValues,
      }),
    );
    const ids = (await Promise.all(pages)).flatMap(({ data }) => data.map(({ id }) => id));
    // Clearing the selection, or another search, takes the question back.
    if (mounted.current) onSelect(ids);
  }, 'The rows could not be selected');
  if (selectedIds.length >= count) return null;
  return (
    <Button size="small" variant="text" disabled={busy} onClick={() => void run()}>
      {count < total ? `Select the first ${formatCount(count)}` : `Select all ${formatCount(total)}`}
    </Button>
  );
}
