import { readApi } from '../../api/queries/use-api';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider, type DataProvider, type SortPayload } from 'react-admin';
import type { Analysis, Game, Idea, Tag, DeveloperSummary } from '../../api/types';
import { PLATFORM_NAMES } from '../../components/text/chips';
import { useDebounced } from '../../components/filters/use-debounced';
import { analysisPath, developerPath, gamePath, ideaPath, tagPath } from '../../routes';
import { matchItems, type PaletteGroup, type PaletteItem } from './palette-item';
import { countNoun } from '../../components/text/format';

const PAUSE = 120;

interface Source {
  resource: string;
  title: string;
  sort: SortPayload;
  most: number;
  toItem: (row: never) => Omit<PaletteItem, 'id'>;
  /** Custom search for groups that aren't resources. */
  search?: (words: string, signal: AbortSignal) => Promise<{ id: string }[]>;
}

const SOURCES: Source[] = [
  {
    resource: 'games',
    title: 'Games',
    sort: { field: 'relevance', order: 'ASC' },
    most: 6,
    toItem: ({ bundleId, title, developer, iconUrl, platforms }: Game) => ({
      label: title,
      detail: [
        developer || 'Unknown Developer',
        platforms.map((platform) => PLATFORM_NAMES[platform]).join(' and '),
      ].join(', '),
      icon: 'pad',
      iconUrl,
      to: gamePath(bundleId),
    }),
  },
  {
    resource: 'developers',
    title: 'Developers',
    sort: { field: 'games', order: 'DESC' },
    most: 3,
    search: async (words, signal) =>
      words.length < 2 ? [] : await readApi('/api/developers', { q: words }, signal),
    toItem: ({ id, name, games }: DeveloperSummary) => ({
      label: name,
      detail: countNoun(games, 'game'),
      icon: 'users',
      to: developerPath(id),
    }),
  },
  {
    resource: 'tags',
    title: 'Tags',
    sort: { field: 'name', order: 'ASC' },
    most: 3,
    toItem: ({ id, name }: Tag) => ({ label: name, icon: 'tag', to: tagPath(id) }),
  },
  {
    resource: 'ideas',
    title: 'Ideas',
    sort: { field: 'updatedAt', order: 'DESC' },
    most: 3,
    toItem: ({ id, name }: Idea) => ({ label: name, icon: 'idea', to: ideaPath(id) }),
  },
  {
    resource: 'analyses',
    title: 'Analyses',
    sort: { field: 'analyzedAt', order: 'DESC' },
    most: 3,
    toItem: ({ id, title, developer }: Analysis) => ({
      label: title ?? 'Unknown Game',
      detail: developer ?? undefined,
      icon: 'analyses',
      to: analysisPath(id),
    }),
  },
];

/** Results from the server. While a search runs, previous results that still match stay visible. */
export function useFoundGroups(query: string) {
  const dataProvider = useDataProvider();
  const settled = useDebounced(query, PAUSE);
  return useQueries({
    queries: SOURCES.map((source) => ({
      queryKey: ['palette', source.resource, settled],
      queryFn: ({ signal }: { signal: AbortSignal }) => readItems(dataProvider, source, settled, signal),
      enabled: settled !== '',
      placeholderData: (before: PaletteItem[] | undefined) => before,
    })),
    combine: (answers) => combineAnswers(answers, query, settled),
  });
}

async function readItems(
  dataProvider: DataProvider,
  { resource, sort, most, toItem, search }: Source,
  words: string,
  signal: AbortSignal,
): Promise<PaletteItem[]> {
  if (search) {
    const rows = await search(words, signal);
    return rows.slice(0, most).map((row) => ({ id: `${resource}/${row.id}`, ...toItem(row as never) }));
  }
  const { data } = await dataProvider.getList(resource, {
    filter: { q: words },
    sort,
    pagination: { page: 1, perPage: most },
    signal,
  });
  return data.map((row) => ({ id: `${resource}/${row.id}`, ...toItem(row as never) }));
}

function combineAnswers(answers: UseQueryResult<PaletteItem[]>[], query: string, settled: string) {
  const sure = query === settled;
  const groups = answers.map(({ data = [], isPlaceholderData, isError }, index): PaletteGroup => ({
    title: SOURCES[index]?.title ?? '',
    items: isError || !query ? [] : sure && !isPlaceholderData ? data : matchItems(data, query),
  }));
  return {
    groups,
    searching: query !== '' && (!sure || answers.some(({ isFetching }) => isFetching)),
    failed: sure && answers.some(({ isError }) => isError),
    retry: () => answers.forEach(({ isError, refetch }) => isError && void refetch()),
  };
}
