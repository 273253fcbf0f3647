import { useCallback } from 'react';
import { FilterSelect } from '../components/FilterSelect';
import { SearchField } from '../components/SearchField';
import { INSTALLED, SORTS, type PluginsAddress } from './use-plugins-address';

const INSTALLED_NAMES = { all: 'All', yes: 'Installed', no: 'Not installed' };

interface PluginBarProps {
  address: PluginsAddress;
  change: (part: Partial<PluginsAddress>) => void;
}

/** Search, filter and order. */
export function PluginBar({ address, change }: PluginBarProps) {
  const { tab, q } = address;
  const search = useCallback((text: string) => change({ q: text }), [change]);
  return (
    <div className="filter-row">
      <SearchField label="Search plugins" value={q} onChange={search} />
      {tab === 'plugins' && (
        <>
          <FilterSelect
            label="Show"
            value={address.installed}
            options={INSTALLED.map((value) => ({ value, label: INSTALLED_NAMES[value] }))}
            onChange={(next) => change({ installed: next as PluginsAddress['installed'] })}
          />
          <FilterSelect
            label="Sort"
            value={address.sort}
            options={SORTS.map(({ value, label }) => ({ value, label }))}
            onChange={(next) => change({ sort: next as PluginsAddress['sort'] })}
          />
        </>
      )}
    </div>
  );
}
