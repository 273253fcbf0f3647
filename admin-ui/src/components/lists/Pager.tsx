import { IconButton } from '../actions/IconButton';
import { FilterSelect } from '../filters/FilterSelect';
import { formatCount } from '../text/format';
import '../table/data-table.css';

interface PagerProps {
  /** Starts at 1. */
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
  /** Page sizes to choose from. */
  sizes?: readonly number[];
  onSize?: (size: number) => void;
}

/** "26–50 of 319" with previous and next; nothing when there is one page. */
export function Pager({ page, perPage, total, onPage, sizes, onSize }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / perPage));
  if (total <= Math.min(perPage, ...(sizes ?? [])) && page === 1) return null;
  const from = Math.min((page - 1) * perPage + 1, total);
  return (
    <nav className="pager row near end" aria-label="Pages">
      {sizes && onSize && (
        <FilterSelect
          label="Rows"
          value={String(perPage)}
          options={sizes.map((size) => [String(size), formatCount(size)])}
          onChange={(size) => onSize(Number(size))}
        />
      )}
      <span className="grow text-13 muted" role="status">
        {formatCount(from)}–{formatCount(Math.min(page * perPage, total))} of {formatCount(total)}
      </span>
      <IconButton icon="back" label="Previous page" disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <IconButton icon="next" label="Next page" disabled={page >= last} onClick={() => onPage(page + 1)} />
    </nav>
  );
}
