import { Button } from '../components/actions/Button';
import { ToggleChoice } from '../components/filters/ToggleChoice';
import { AddressedList } from '../components/lists/AddressedList';
import { FilterBar } from '../components/filters/FilterBar';
import { PageHead } from '../components/page/PageHead';
import { useAddressWord, useChangeQuery } from '../components/page/use-address';
import { ROUTES } from '../routes';
import { readView, VIEWS, type View } from './address';
import { CaptureFilters } from './CaptureFilters';
import { CaptureRows, ImportRows, RemovalRows } from './rows';

const ROWS: Record<View, () => React.ReactNode> = {
  captures: CaptureRows,
  imports: ImportRows,
  removed: RemovalRows,
};

/** /admin/captures: the stored captures with source and author, and the removed ones. */
export function Captures() {
  const [word] = useAddressWord('view');
  const changeQuery = useChangeQuery();
  const view = readView(word);
  const { label: _label, ...list } = VIEWS[view];
  const Rows = ROWS[view];
  const modes = (
    <ToggleChoice
      label="Show"
      value={view}
      options={Object.entries(VIEWS).map(([value, { label }]) => [value, label])}
      onChange={(next) => changeQuery(() => new URLSearchParams(next === 'captures' ? {} : { view: next }))}
    />
  );
  return (
    <AddressedList key={view} {...list} perPage={50}>
      <PageHead
        title="Captures"
        asOf={<span>Every chart fetched or imported. Removed captures can be restored for 30 days</span>}
        actions={<Button icon="back" label="Game Rankings" to={ROUTES.rankings} />}
      />
      {view === 'captures' ? <CaptureFilters modes={modes} /> : <FilterBar search={modes} views="captures" />}
      <Rows />
    </AddressedList>
  );
}
