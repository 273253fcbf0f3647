import type { Engine, MechanicCount } from '../api/types';
import { useListFilters } from '../components/lists/AddressedList';
import { FilterBar } from '../components/filters/FilterBar';
import { FilterSelect } from '../components/filters/FilterSelect';
import { ListSearch } from '../components/lists/list-parts';
import { SavedViews } from '../components/saved-views/SavedViews';
import { KIND_TITLES } from '../analysis/items/AnalysisItems';
import { engineLabel } from '../analysis/engines/engine-labels';

export interface AnalysisFilter {
  q: string;
  /** Id of a mechanic or meta element. */
  mechanic: string;
  engine: string;
}

interface AnalysisFiltersProps {
  mechanics: MechanicCount[];
  engines: Engine[];
}

/** Filters by text, item and engine. */
export function AnalysisFilters({ mechanics, engines }: AnalysisFiltersProps) {
  const { filter, change } = useListFilters<AnalysisFilter>();
  const { mechanic = '', engine = '' } = filter;
  return (
    <FilterBar
      search={<ListSearch label="Search analyses..." />}
      views={<SavedViews list="completed-analyses" />}
      chosen={[mechanic ? mechanics.find(({ id }) => id === mechanic)?.name : 'Any mechanic']}
    >
      <FilterSelect
        label="Mechanic"
        value={mechanic}
        options={listMechanicOptions(mechanics, mechanic)}
        onChange={(value) => change({ mechanic: value })}
      />
      {engines.length > 1 && (
        <FilterSelect
          label="Engine"
          value={engine}
          options={[
            { value: '', label: 'Any' },
            ...engines.map((each) => ({ value: each.id, label: engineLabel(each) })),
          ]}
          onChange={(value) => change({ engine: value })}
        />
      )}
    </FilterBar>
  );
}

/** Options by kind and name; includes the one in the URL even when no analysis has it any more. */
function listMechanicOptions(mechanics: MechanicCount[], chosen: string) {
  const options = (['mechanics', 'metaElements'] as const).flatMap((kind) =>
    mechanics
      .filter((mechanic) => mechanic.kind === kind)
      .sort((a, b) => a.name.localeCompare(b.name, 'en'))
      .map(({ id, name, games }) => ({
        value: id,
        label: `${kind === 'metaElements' ? `${KIND_TITLES.metaElements}: ` : ''}${name} (${games})`,
      })),
  );
  const known = options.some(({ value }) => value === chosen);
  return [
    { value: '', label: 'Any' },
    ...(chosen === '' || known ? [] : [{ value: chosen, label: chosen }]),
    ...options,
  ];
}
