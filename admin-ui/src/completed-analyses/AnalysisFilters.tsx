import type { Engine, MechanicCount } from '../api/types';
import { useListFilters } from '../components/lists/AddressedList';
import { FilterBar } from '../components/filters/FilterBar';
import { ListSelect } from '../components/lists/list-parts';
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
  const { mechanic = '' } = useListFilters<AnalysisFilter>().filter;
  return (
    <FilterBar
      search="Search analyses..."
      views="completed-analyses"
      chosen={[mechanic ? mechanics.find(({ id }) => id === mechanic)?.name : 'Any mechanic']}
    >
      <ListSelect
        label="Mechanic"
        name="mechanic"
        none="Any"
        options={listMechanicOptions(mechanics, mechanic)}
      />
      {engines.length > 1 && (
        <ListSelect
          label="Engine"
          name="engine"
          none="Any"
          options={engines.map((each) => [each.id, engineLabel(each)])}
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
      .map(({ id, name, games }): [string, string] => [
        id,
        `${kind === 'metaElements' ? `${KIND_TITLES.metaElements}: ` : ''}${name} (${games})`,
      ]),
  );
  const known = chosen === '' || options.some(([value]) => value === chosen);
  return known ? options : [[chosen, chosen] as [string, string], ...options];
}
