import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, type ReactNode } from 'react';
import { ListContextProvider, useList } from 'react-admin';
import type { CurrentRankings, RankingType } from '../../api/types';
import { LISTS } from '../../rankings/filters';
import { lazyScreen } from '../../components/states/lazy-screen';
import type { StaleList } from '../refresh/stale-list';
import { useScreen } from '../screen';
import { FirstCapture } from './FirstCapture';
import { ListSkeleton } from './ListSkeleton';
import { MissingLists } from './MissingLists';
import { RankList } from './RankList';
import type { ShownLists } from './use-shown-lists';

const SelectionBar = lazyScreen(() => import('../selection/SelectionBar').then((file) => file.SelectionBar));

interface ChartsViewProps {
  /** Undefined while loading. */
  rankings: CurrentRankings | undefined;
  lists: ShownLists;
  /** Why a list wasn't updated by the last refresh. */
  getStaleList: (type: RankingType) => StaleList | null;
  selecting: boolean;
  onSelecting: (on: boolean) => void;
}

/** Three lists side by side, or as tabs on narrow windows. */
export function ChartsView({ rankings, lists, getStaleList, selecting, onSelecting }: ChartsViewProps) {
  const { filters, dates, change } = useScreen();
  const { list: current } = filters;
  const wide = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const everyRow = LISTS.flatMap(({ type }) => lists[type].rows);
  const selection = useList({ data: everyRow.map((row) => ({ ...row, id: row.bundleId })) });
  const shown = LISTS.filter(({ type }) => wide || type === current);
  const missing = shown.filter(({ type }) => rankings && !rankings.lists[type].capturedAt);
  const captured = rankings
    ? LISTS.filter(({ type }) => rankings.lists[type].capturedAt).map(({ type }) => rankings.lists[type])
    : [];

  const isFirst = captured.length === 0 && !dates.date && LISTS.every(({ type }) => !getStaleList(type));

  const panel = !rankings ? (
    <ListSkeleton titles={shown.map(({ title }) => title)} />
  ) : isFirst ? (
    <FirstCapture />
  ) : (
    <>
      {missing.length > 0 && (
        <MissingLists types={missing.map(({ type }) => type)} getStaleList={getStaleList} />
      )}
      <div className="rank-lists">
        {shown
          .filter((list) => !missing.includes(list))
          .map(({ type, title, holds }) => (
            <RankList
              key={type}
              type={type}
              title={title}
              holds={holds}
              info={rankings.lists[type]}
              shown={lists[type]}
              markSample={captured.some(({ sample }) => !sample)}
              stale={getStaleList(type)}
              selecting={selecting}
              onSelecting={() => onSelecting(true)}
            />
          ))}
      </div>
    </>
  );
  return (
    <ListContextProvider value={selection}>
      {wide ? panel : <ListTabs current={current} onShow={(list) => change({ list })} panel={panel} />}
      <Suspense>
        {selecting && <SelectionBar rankings={rankings} lists={lists} onDone={() => onSelecting(false)} />}
      </Suspense>
    </ListContextProvider>
  );
}

interface ListTabsProps {
  current: RankingType;
  onShow: (list: RankingType) => void;
  panel: ReactNode;
}

function ListTabs({ current, onShow, panel }: ListTabsProps) {
  return (
    <div className="rank-tabs stack">
      <Tabs
        value={current}
        onChange={(_event, list: RankingType) => onShow(list)}
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
            label={short}
          />
        ))}
      </Tabs>
      <div className="stack" role="tabpanel" id="rank-panel" aria-labelledby={`tab-${current}`}>
        {panel}
      </div>
    </div>
  );
}
