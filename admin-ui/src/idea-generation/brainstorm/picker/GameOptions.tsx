import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listGames } from '../../../api/games/games';
import { useApi } from '../../../api/queries/use-api';
import type { Platform } from '../../../api/types';
import { SearchField } from '../../../components/lists/SearchField';
import { PLATFORM_NAMES, STORE_NAMES } from '../../../components/text/chips';
import { countryName } from '../../../components/text/format';
import { DEFAULT_PLACE, useStart } from '../../../rankings/use-countries';
import { Choice } from '../Choice';
import { findTwin } from '../inputs';
import { OptionList } from './OptionList';
import type { PickerProps } from './picker-props';

const SHOWN = 8;

interface FoundGame {
  bundleId: string;
  title: string;
  developer: string | null;
  iconUrl: string | null;
}

/** An option for a game; if another input uses it, it is disabled and says so. */
const toOption = ({ input, inputs }: PickerProps, { bundleId, title, developer, iconUrl }: FoundGame) => {
  const twin = findTwin(inputs, input, bundleId);
  return {
    ...{ value: bundleId, title, iconUrl, note: developer ?? 'Unknown Developer' },
    taken: twin ? `Already input ${twin}` : undefined,
  };
};

/** Searches the catalog. */
export function SearchedGames(props: PickerProps) {
  const [words, setWords] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: ['games', 'search', words],
    queryFn: ({ signal }) => listGames({ filter: words ? { q: words } : {}, range: [0, SHOWN - 1] }, signal),
    placeholderData: (before) => before,
  });
  return (
    <>
      <SearchField label="Search games" value={words} onChange={setWords} />
      <OptionList
        label="Games"
        options={data?.rows.map((game) => ({
          ...toOption(props, game),
          note: [
            game.developer ?? 'Unknown Developer',
            game.platforms.map((platform) => PLATFORM_NAMES[platform]).join(' and '),
            game.analyzedAt ? 'analyzed' : 'not analyzed yet',
          ].join(' · '),
        }))}
        empty={words ? 'No game matches these words.' : 'There are no games yet.'}
        error={error}
        onRetry={() => void refetch()}
        onPick={(sourceId) => props.onChange({ sourceId })}
      />
    </>
  );
}

const CHARTS = [
  ['revenue', 'Top Grossing'],
  ['downloads', 'Top Free'],
  ['new', 'Top New'],
] as const;

/** The first games of a current chart of the default market. */
export function ChartedGames(props: PickerProps) {
  const { start } = useStart();
  const place = start ?? DEFAULT_PLACE;
  const [store, setPlatform] = useState<Platform | null>(null);
  const platform = store ?? place.platform;
  const [type, setType] = useState<(typeof CHARTS)[number][0]>('revenue');
  const chart = { platform, category: 'all', country: place.country };
  const { data, error, refetch } = useApi('/api/rankings/current', chart);
  return (
    <>
      <div className="row">
        <div className="grow">
          <Choice
            label="Store"
            value={platform}
            options={Object.entries(STORE_NAMES).map(([value, label]) => ({ value, label }))}
            onChange={(value) => setPlatform(value as Platform)}
          />
        </div>
        <div className="grow">
          <Choice
            label="Chart"
            value={type}
            options={CHARTS.map(([value, label]) => ({ value, label }))}
            onChange={(value) => setType(value as typeof type)}
          />
        </div>
      </div>
      <p className="text-12 muted">All games, {countryName(place.country)}</p>
      <OptionList
        label="Charting games"
        options={data?.[type].slice(0, 20).map((row) => ({
          ...toOption(props, row),
          title: `${row.rankPosition}. ${row.title}`,
        }))}
        empty="This chart has no games yet. Refresh or import it in Game Rankings."
        error={error}
        onRetry={() => void refetch()}
        onPick={(sourceId) => props.onChange({ sourceId })}
      />
    </>
  );
}
