import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocation } from 'react-router';
import type { CurrentRankings, Job, RankingType } from '../../api/types';
import { EmptyState } from '../../components/EmptyState';
import { Icon } from '../../components/Icon';
import { countryName } from '../../components/format';
import { keptList } from '../refresh/kept-list';
import { RankList } from './RankList';
import { RankListSkeleton } from './RankListSkeleton';
import { LISTS, type RankingFilters } from '../../rankings/filters';
import { useRankingCountries } from '../../rankings/use-countries';

interface RankingListsProps {
  /** Of these filters; undefined while they are on their way. */
  rankings: CurrentRankings | undefined;
  /** Jobs that may tell why a list is older than the last refresh. */
  refreshes: Job[];
  filters: RankingFilters;
  canRefresh: boolean;
  onShowList: (list: RankingType) => void;
  onRefresh: () => void;
}

/** Three lists side by side where there is room, one at a time behind tabs where there is not. */
export function RankingLists(props: RankingListsProps) {
  const { filters, onShowList } = props;
  const wide = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  if (wide) {
    return (
      <div className="rank-lists">
        {LISTS.map(({ type }) => (
          <OneList key={type} type={type} {...props} />
        ))}
      </div>
    );
  }
  return (
    <div className="rank-tabs stack">
      <Tabs
        value={filters.list}
        onChange={(_event, list: RankingType) => onShowList(list)}
        aria-label="List"
        variant="fullWidth"
      >
        {LISTS.map(({ type, title, short }) => (
          <Tab
            key={type}
            value={type}
            id={`tab-${type}`}
            aria-controls="rank-panel"
            aria-label={title}
            label={
              <span>
                {short}
                <span className="wide-only"> Games</span>
              </span>
            }
          />
        ))}
      </Tabs>
      <div className="rank-lists" role="tabpanel" id="rank-panel" aria-labelledby={`tab-${filters.list}`}>
        <OneList key={filters.list} type={filters.list} {...props} />
      </div>
    </div>
  );
}

function OneList({
  type,
  rankings,
  refreshes,
  filters,
  canRefresh,
  onRefresh,
}: RankingListsProps & { type: RankingType }) {
  const { pathname, search, state } = useLocation() as ReturnType<typeof useLocation> & {
    state: { returnTo?: { list: RankingType; bundleId: string } } | null;
  };
  const countries = useRankingCountries(filters.country);
  const { title, holds } = LISTS.find((list) => list.type === type) ?? LISTS[0]!;
  if (!rankings) return <RankListSkeleton title={title} />;
  const kept = keptList(
    refreshes,
    {
      ...rankings,
      countryName:
        countries.find(({ country }) => country === rankings.country)?.name ?? countryName(rankings.country),
    },
    type,
    rankings.lists[type].capturedAt,
  );
  return (
    <RankList
      kept={kept}
      key={`${rankings.platform} ${rankings.category} ${rankings.country}`}
      type={type}
      title={title}
      rows={rankings[type]}
      info={rankings.lists[type]}
      from={pathname + search}
      returnTo={state?.returnTo?.list === type ? state.returnTo.bundleId : undefined}
      empty={
        <EmptyState
          title="No games found"
          action={
            <Button size="small" onClick={onRefresh} disabled={!canRefresh}>
              <Icon name="refresh" />
              Refresh Rankings
            </Button>
          }
        >
          {holds}
        </EmptyState>
      }
    />
  );
}
