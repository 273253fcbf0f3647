import type { Engine, MechanicCount } from '../api/types';
import { FilterSelect } from '../components/FilterSelect';
import { SearchField } from '../components/SearchField';
import { KIND_TITLES } from '../analysis/AnalysisItems';
import { engineLabel } from '../analysis/engine-words';
import type { AnalysesAddress } from './address';

interface AnalysisFiltersProps {
  address: AnalysesAddress;
  onChange: (part: Partial<AnalysesAddress>) => void;
  mechanics: MechanicCount[];
  engines: Engine[];
}

/** Words, an element and an engine that the analyses must have. */
export function AnalysisFilters({ address, onChange, mechanics, engines }: AnalysisFiltersProps) {
  const { q, mechanic, engine } = address;
  return (
    <div className="row wrap">
      <SearchField label="Search analyses..." value={q} onChange={(text) => onChange({ q: text })} />
      <FilterSelect
        label="Mechanic"
        value={mechanic}
        options={listMechanicOptions(mechanics, mechanic)}
        onChange={(value) => onChange({ mechanic: value })}
      />
      {engines.length > 1 && (
        <FilterSelect
          label="Engine"
          value={engine}
          options={[
            { value: '', label: 'Any' },
            ...engines.map((each) => ({ value: each.id, label: engineLabel(each) })),
          ]}
          onChange={(value) => onChange({ engine: value })}
        />
      )}
    </div>
  );
}

/** By kind and name; the one in the address is among them even when nothing has it any more. */
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
