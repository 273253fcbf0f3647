import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readList } from '../api/list';
import type { Platform } from '../api/types';
import { FilterSelect } from '../components/FilterSelect';
import { Icon } from '../components/Icon';
import { SearchField } from '../components/SearchField';
import { PLATFORM_NAMES, STORE_NAMES } from '../components/chips';
import { categoryLabel } from '../game-rankings/categories';
import { categoriesOf, type GamesAddress } from './filters';

interface GameFiltersProps {
  address: GamesAddress;
  onChange: (part: Partial<GamesAddress>) => void;
}

export function GameFilters({ address, onChange }: GameFiltersProps) {
  const { platform } = address;
  const search = useCallback((q: string) => onChange({ q }), [onChange]);
  const byMechanic = useCallback((mechanic: string) => onChange({ mechanic }), [onChange]);
  return (
    <div className="games-filters">
      <SearchField label="Search by title, developer or id" value={address.q ?? ''} onChange={search} />
      <ToggleButtonGroup
        exclusive
        aria-label="Platform"
        value={platform ?? 'all'}
        onChange={(_event, next: Platform | 'all' | null) =>
          next && onChange({ platform: next === 'all' ? undefined : next })
        }
      >
        <ToggleButton value="all">All</ToggleButton>
        {(['android', 'ios'] as const).map((value) => (
          <ToggleButton key={value} value={value}>
            <Icon name={value} />
            {PLATFORM_NAMES[value]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FilterSelect
        label="Category"
        value={address.category ?? ''}
        options={[
          { value: '', label: 'All Games' },
          ...categoriesOf(platform).map((value) => ({
            value,
            label: platform
              ? categoryLabel(value)
              : `${categoryLabel(value)}, ${STORE_NAMES[storeOf(value)]}`,
          })),
        ]}
        onChange={(category) => onChange({ category: category || undefined })}
      />
      <TagFilter chosen={address.tagId ?? []} onChange={(tagId) => onChange({ tagId })} />
      <SearchField label="Mechanic or meta element" value={address.mechanic ?? ''} onChange={byMechanic} />
    </div>
  );
}

const storeOf = (category: string): Platform => (category.startsWith('games') ? 'ios' : 'android');

interface TagOption {
  id: string;
  name: string;
}

const MOST_TAGS = 1000;

/** Games that carry all of these tags. */
function TagFilter({ chosen, onChange }: { chosen: string[]; onChange: (ids: string[]) => void }) {
  const { data } = useQuery({
    queryKey: ['tags', 'names'],
    queryFn: ({ signal }) =>
      readList<TagOption>('tags', { sort: ['name', 'ASC'], range: [0, MOST_TAGS - 1] }, signal),
  });
  const tags = data?.rows ?? [];
  const value = chosen.map((id) => tags.find((tag) => tag.id === id) ?? { id, name: '…' });
  return (
    <Autocomplete<TagOption, true>
      multiple
      className="tag-filter"
      size="small"
      limitTags={2}
      disableCloseOnSelect
      options={tags}
      value={value}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onChange={(_event, next) => onChange(next.map(({ id }) => id))}
      noOptionsText={data?.total === 0 ? 'No tags available' : 'No tag of that name'}
      renderInput={(params) => (
        <OutlinedInput
          {...params.slotProps.input}
          fullWidth
          inputProps={{ ...params.slotProps.htmlInput, 'aria-label': 'Tags' }}
          placeholder={chosen.length === 0 ? 'Tags' : ''}
        />
      )}
    />
  );
}
