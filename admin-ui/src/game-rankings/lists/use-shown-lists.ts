import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChartDays, ChartKey } from '../../api/charts/rankings';
import { apiQuery } from '../../api/queries/use-api';
import type { CurrentRankings, RankingRow, RankingType } from '../../api/types';
import { LISTS } from '../../rankings/filters';
import { LIST_LIMIT, visibleRows } from './visible-rows';

/** The most ranks that the server compares. */
const MOST_RANKS = 200;

/** The visible rows of a list, and how to show more or fewer. */
export interface ShownList {
  rows: RankingRow[];
  /** Label of `toggle`; null when everything is shown. */
  label: string | null;
  loading: boolean;
  failed: boolean;
  toggle: () => void;
}

export type ShownLists = Record<RankingType, ShownList>;

/** The rows of the three lists: the first 50, or every rank of expanded lists. */
export function useShownLists(
  chart: ChartKey | null,
  { date, compareDate }: ChartDays,
  rankings: CurrentRankings | undefined,
): ShownLists {
  const key =
    chart && [chart.platform, chart.category, chart.country, date, compareDate].filter(Boolean).join(' ');
  const [opened, setOpened] = useState<{ key: string | null; types: RankingType[] }>({ key, types: [] });
  const types = opened.key === key ? opened.types : [];
  const { platform, category, country } = chart ?? ({} as ChartKey);
  const queries = useQueries({
    queries: LISTS.map(({ type: rankingType }) => ({
      ...apiQuery('/api/rankings/ranks', { platform, category, country, rankingType, date, compareDate }),
      enabled: chart !== null && types.includes(rankingType),
    })),
  });
  const lists = LISTS.map(({ type }, at): [RankingType, ShownList] => {
    const { data, isError = false, refetch } = queries[at] ?? {};
    const open = types.includes(type);
    const total = rankings?.lists[type].total ?? 0;
    const most = Math.min(total, MOST_RANKS);
    const first = visibleRows(rankings?.[type] ?? []);
    const more = total > MOST_RANKS ? `Show top ${most}` : `Show all ${most}`;
    return [
      type,
      {
        rows: open && data ? data : first,
        label: open && data ? `Show top ${LIST_LIMIT}` : most > first.length ? more : null,
        loading: open && !data && !isError,
        failed: open && !data && isError,
        toggle: () => {
          if (open && isError && !data) void refetch?.();
          else setOpened({ key, types: open ? types.filter((other) => other !== type) : [...types, type] });
        },
      },
    ];
  });
  return Object.fromEntries(lists) as ShownLists;
}
