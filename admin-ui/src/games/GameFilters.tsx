import Autocomplete from '@mui/material/Autocomplete';
import { Button } from '../components/actions/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ToggleChoice } from '../components/filters/ToggleChoice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../api/queries/use-api';
import { getGame, type GameFilter } from '../api/games/games';
import type { Tag } from '../api/types';
import { FilterBar } from '../components/filters/FilterBar';
import { useListFilters } from '../components/lists/AddressedList';
import { RemovableChip } from '../components/filters/RemovableChip';
import { ListSearch, ListSelect, ListText } from '../components/lists/list-parts';
import { PLATFORMS, PLATFORM_NAMES } from '../components/text/chips';
import { NewWatchlistButton } from '../manage-watchlists/NewWatchlistButton';
import { ColumnsButton } from '../components/table/ColumnsButton';
import { useTags } from '../manage-tags/use-tags';
import { nameCategory } from '../rankings/categories';
import { GAME_COLUMNS } from './game-columns';
import { FACTS, listChosenFacts, listGameCategories } from './filters';
import { countNoun } from '../components/text/format';

export function GameFilters() {
  const { filter, change } = useListFilters<GameFilter>();
  const { platform } = filter;
  const [withFacts, showFacts] = useState(listChosenFacts(filter).length > 0);
  return (
    <>
      <FilterBar
        search={<ListSearch label="Search by title, developer or id" placeholder="Title, developer or id" />}
        views="games"
        columns
        sheetFirst={<ColumnsButton list="games" columns={GAME_COLUMNS} />}
        chosen={[platform && PLATFORM_NAMES[platform], filter.category && nameCategory(filter.category)]}
      >
        <ToggleChoice
          label="Platform"
          value={platform ?? ('all' as const)}
          options={[
            ['all', 'All'],
            ...PLATFORMS.map((value) => [value, PLATFORM_NAMES[value], value] as const),
          ]}
          onChange={(next) => change({ platform: next === 'all' ? undefined : next })}
        />
        <ListSelect
          label="Category"
          name="category"
          none="All Games"
          options={listGameCategories(platform).map((value) => [value, nameCategory(value)])}
        />
        <TagFilter chosen={filter.tagId ?? []} onChange={(tagId) => change({ tagId })} />
        <ListText name="mechanic" label="Mechanic or meta element" placeholder="Mechanic or element" />
        <Button label="Store facts" aria-pressed={withFacts} onClick={() => showFacts(!withFacts)} />
        {withFacts &&
          FACTS.map(({ name, label, options }) => (
            <ListSelect key={name} name={name} label={label} none="Any" options={options} />
          ))}
      </FilterBar>
      <ActiveFilters />
    </>
  );
}

/** The active filters with remove buttons; hidden without filters. */
function ActiveFilters() {
  const { filter, change } = useListFilters<GameFilter>();
  const { data: tags = [] } = useTags();
  const { q, platform, category, tagId = [], mechanic, similarTo } = filter;
  const { data: similarGame } = useQuery({
    queryKey: ['games', similarTo],
    queryFn: ({ signal }) => getGame(similarTo!, signal),
    enabled: similarTo !== undefined,
  });
  const { data: entries = [] } = useApi('/api/taxonomy', undefined, { enabled: mechanic !== undefined });
  const item = entries.find(({ id }) => id === mechanic)?.name ?? mechanic;
  const chips: { label: string; without: Partial<GameFilter> }[] = [
    ...(q ? [{ label: `“${q}”`, without: { q: undefined } }] : []),
    ...(platform ? [{ label: PLATFORM_NAMES[platform], without: { platform: undefined } }] : []),
    ...(category ? [{ label: nameCategory(category), without: { category: undefined } }] : []),
    ...tagId.map((id) => ({
      label: `Tag: ${tags.find((tag) => tag.id === id)?.name ?? '…'}`,
      without: { tagId: tagId.filter((other) => other !== id) },
    })),
    ...(similarTo
      ? [{ label: `Similar to ${similarGame?.title ?? similarTo}`, without: { similarTo: undefined } }]
      : []),
    ...(mechanic ? [{ label: `Has “${item}”`, without: { mechanic: undefined } }] : []),
    ...listChosenFacts(filter).map(({ field, label }) => ({ label, without: { [field]: undefined } })),
  ];
  if (chips.length === 0) return null;
  return (
    <div className="row wrap" role="group" aria-label="Filters in use">
      {chips.map(({ label, without }) => (
        <RemovableChip
          key={label}
          label={label}
          action={`Remove the filter ${label}`}
          onRemove={() => change(without)}
        />
      ))}
      {chips.length > 1 && (
        <Button
          label="Clear all"
          size="small"
          variant="text"
          onClick={() => change(Object.assign({}, ...chips.map(({ without }) => without), { tagId: [] }))}
        />
      )}
      {!similarTo && (
        <NewWatchlistButton fill={{ kind: 'filter', filter: filter as Record<string, never> }} />
      )}
    </div>
  );
}

/** Filters by tags; games must have all of them. */
function TagFilter({ chosen, onChange }: { chosen: string[]; onChange: (ids: string[]) => void }) {
  const { data: tags = [], isSuccess, isError } = useTags();
  const value = chosen.map((id) => tags.find((tag) => tag.id === id) ?? { id, name: '…' });
  return (
    <Autocomplete<Pick<Tag, 'id' | 'name'>, true>
      multiple
      sx={{ width: { xs: '100%', sm: 140 } }}
      size="small"
      renderValue={() => null}
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
          placeholder={chosen.length === 0 ? 'Tags' : countNoun(chosen.length, 'tag')}
        />
      )}
    />
  );
}
