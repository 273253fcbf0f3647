import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import type { Platform, RankChange } from '../api/types';
import { FilterSelect } from '../components/FilterSelect';
import { Icon } from '../components/Icon';
import { PLATFORMS, PLATFORM_NAMES } from '../components/chips';
import { ChangeShape } from '../rankings/ChangeMark';
import { CATEGORIES, categoryLabel } from '../rankings/categories';
import type { RankingFilters, RankingsView } from '../rankings/filters';
import { useRankingCountries } from '../rankings/use-countries';

interface RankingFilterBarProps {
  filters: RankingFilters;
  view: RankingsView;
  onView: (view: RankingsView) => void;
  onChange: (change: Partial<RankingFilters>) => void;
  /** More choices of the view. */
  children?: ReactNode;
}

const LEGEND: RankChange[] = ['up', 'down', 'new', 'back'];

export function RankingFilterBar({ filters, view, onView, onChange, children }: RankingFilterBarProps) {
  const countries = useRankingCountries(filters.country);
  return (
    <div className="filter-bar">
      <ToggleButtonGroup
        exclusive
        aria-label="Platform"
        value={filters.platform}
        onChange={(_event, platform: Platform | null) => platform && onChange({ platform })}
      >
        {PLATFORMS.map((platform) => (
          <ToggleButton key={platform} value={platform}>
            <Icon name={platform} />
            {PLATFORM_NAMES[platform]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FilterSelect
        label="Category"
        value={filters.category}
        options={CATEGORIES[filters.platform].map((value) => ({ value, label: categoryLabel(value) }))}
        onChange={(category) => onChange({ category })}
      />
      <FilterSelect
        label="Country"
        value={filters.country}
        options={countries.map(({ country, name }) => ({ value: country, label: name }))}
        onChange={(country) => onChange({ country })}
      />
      {children}
      <span className="grow" />
      {view === 'charts' && (
        <span className="rank-legend" aria-hidden="true">
          {LEGEND.map((change) => (
            <span key={change} className={`change ${change}`}>
              <ChangeShape change={change} />
              {change}
            </span>
          ))}
          <span className="text-12 muted">vs previous capture</span>
        </span>
      )}
      <ToggleButtonGroup
        exclusive
        aria-label="View"
        className="view-switch"
        value={view}
        onChange={(_event, next: RankingsView | null) => next && onView(next)}
      >
        <ToggleButton value="charts">Charts</ToggleButton>
        <ToggleButton value="movers">Movers</ToggleButton>
      </ToggleButtonGroup>
    </div>
  );
}
