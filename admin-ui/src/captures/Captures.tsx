import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ListBase } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import { Icon } from '../components/Icon';
import { PageHead } from '../components/PageHead';
import { useChangeQuery } from '../components/use-address';
import { ROUTES } from '../routes';
import { readFilter, readView, VIEWS, type View } from './address';
import { CaptureFilters } from './CaptureFilters';
import { CaptureRows, ImportRows, RemovalRows } from './rows';

const LISTS: Record<View, { resource: string; sort: string }> = {
  captures: { resource: 'captures', sort: 'updatedAt' },
  imports: { resource: 'chart-imports', sort: 'createdAt' },
  removed: { resource: 'chart-removals', sort: 'removedAt' },
};
const ROWS: Record<View, () => React.ReactNode> = {
  captures: CaptureRows,
  imports: ImportRows,
  removed: RemovalRows,
};

/** /admin/captures: which charts were stored when, from where and by whom; what was removed. */
export function Captures() {
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  const view = readView(query);
  const filter = view === 'captures' ? readFilter(query) : {};
  const { resource, sort } = LISTS[view];
  const Rows = ROWS[view];
  return (
    <>
      <PageHead
        title="Captures"
        asOf={
          <span>Each chart that was fetched or imported. What is removed can be restored for 30 days</span>
        }
        actions={
          <Button component={Link} to={ROUTES.rankings}>
            <Icon name="back" />
            Game Rankings
          </Button>
        }
      />
      <div className="filter-row">
        <ToggleButtonGroup
          exclusive
          aria-label="Show"
          value={view}
          onChange={(_event, next: View | null) =>
            next && changeQuery(() => new URLSearchParams(next === 'captures' ? {} : { view: next }))
          }
        >
          {(Object.keys(VIEWS) as View[]).map((value) => (
            <ToggleButton key={value} value={value}>
              {VIEWS[value]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {view === 'captures' && <CaptureFilters filter={filter} />}
      </div>
      <ListBase
        // Another filter begins at the first page.
        key={`${view} ${JSON.stringify(filter)}`}
        resource={resource}
        perPage={50}
        sort={{ field: sort, order: 'DESC' }}
        filter={filter}
        disableSyncWithLocation
        storeKey={false}
        disableAuthentication
        queryOptions={{ onError: undefined }}
      >
        <Rows />
      </ListBase>
    </>
  );
}
