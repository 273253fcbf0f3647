import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useQuery } from '@tanstack/react-query';
import type { GameFilter } from '../api/games';
import { listTags } from '../api/tags';
import type { Platform, Tag } from '../api/types';
import { FilterSelect } from '../components/FilterSelect';
import { Icon } from '../components/Icon';
import { useListFilters } from '../components/AddressedList';
import { ListSearch, ListText } from '../components/list-parts';
import { PLATFORM_NAMES } from '../components/chips';
import { categoryLabel } from '../rankings/categories';
import { listCategories } from './filters';

export function GameFilters() {
  const { filter, change } = useListFilters<GameFilter>();
  const { platform } = filter;
  return (
    <div className="filter-row">
      <ListSearch label="Search by title, developer or id" />
      <ToggleButtonGroup
        exclusive
        aria-label="Platform"
        value={platform ?? 'all'}
        onChange={(_event, next: Platform | 'all' | null) =>
          next && change({ platform: next === 'all' ? undefined : next })
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
        value={filter.category ?? ''}
        options={[
          { value: '', label: 'All Games' },
          ...listCategories(platform).map((value) => ({ value, label: categoryLabel(value) })),
        ]}
        onChange={(category) => change({ category: category || undefined })}
      />
      <TagFilter chosen={filter.tagId ?? []} onChange={(tagId) => change({ tagId })} />
      <ListText name="mechanic" label="Mechanic or meta element" />
    </div>
  );
}

/** Games that carry all of these tags. */
function TagFilter({ chosen, onChange }: { chosen: string[]; onChange: (ids: string[]) => void }) {
  const {
    data: tags = [],
    isSuccess,
    isError,
  } = useQuery({
    queryKey: ['tags', 'list'],
    queryFn: ({ signal }) => listTags({}, signal),
  });
  const value = chosen.map((id) => tags.find((tag) => tag.id === id) ?? { id, name: '…' });
  return (
    <Autocomplete<Pick<Tag, 'id' | 'name'>, true>
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
      noOptionsText={
        isError
          ? "Couldn't load tags"
          : isSuccess && tags.length === 0
            ? 'No tags available'
            : 'No tag of that name'
      }
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
