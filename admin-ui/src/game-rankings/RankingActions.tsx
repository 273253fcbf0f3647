import { Button } from '../components/actions/Button';
import { Suspense, useState } from 'react';
import { BatchDialog, type BatchTarget } from '../analysis/batch/AnalyzeBatchButton';
import type { CurrentRankings } from '../api/types';
import { MoreMenu } from '../components/actions/MoreMenu';
import { useScreenActions, type ScreenAction } from '../components/actions/screen-actions';
import { STORE_NAMES } from '../components/text/chips';
import { countryName, formatDate } from '../components/text/format';
import { categoryLabel } from '../rankings/categories';
import { LISTS, type RankingFilters, type RankingsView } from '../rankings/filters';
import { capturesPath, ROUTES } from '../routes';
import { ViewSwitch } from './RankingFilterBar';
import { RefreshButton } from './RefreshButton';
import { useRankingExports } from './export/use-ranking-exports';
import type { ShownLists } from './lists/use-shown-lists';
import type { Compared } from './movers/compare';
import { useScreen } from './screen';

/** Only listed here; the focused list handles these keys. */
const LIST_KEYS: ScreenAction[] = [
  { keys: '↑/↓', label: 'Previous / next row' },
  { keys: '←/→', label: 'Previous / next list' },
  { keys: 'Home/End', label: 'First row, last row' },
  { keys: 'Enter', label: 'Open the game' },
];

interface RankingActionsProps {
  view: RankingsView;
  onView: (view: RankingsView) => void;
  rankings: CurrentRankings | undefined;
  lists: ShownLists;
  compared: Compared;
  selecting: boolean;
  onSelecting: (on: boolean) => void;
}

/** Refresh as the primary action; everything else in one menu. */
export function RankingActions({ view, onView, rankings, lists, compared, ...props }: RankingActionsProps) {
  const { selecting, onSelecting } = props;
  const { filters, openImport } = useScreen();
  const [analyzing, setAnalyzing] = useState(false);
  const { platform, country } = filters;
  const exports = useRankingExports(view, rankings, lists, compared);
  const targets = listTargets(filters, rankings);
  useScreenActions(LIST_KEYS, 'In rank lists');
  return (
    <>
      <ViewSwitch className="wide-only" view={view} onView={onView} />
      {view === 'charts' && (
        <Button
          icon="done"
          label="Select"
          title="Select games"
          aria-pressed={selecting}
          onClick={() => onSelecting(!selecting)}
        />
      )}
      <MoreMenu
        actions={[
          {
            icon: 'ai',
            label: 'Analyze…',
            action: () => setAnalyzing(true),
            disabled: targets.every(({ games }) => games === 0),
          },
          { icon: 'upload', label: 'Import…', action: openImport },
          ...exports,
          { icon: 'history', label: 'Captures', action: capturesPath({ platform, country }), divider: true },
          { icon: 'search', label: 'All games', action: ROUTES.games },
        ]}
      />
      <RefreshButton />
      <Suspense>
        {analyzing && (
          <BatchDialog
            targets={targets}
            first={LISTS.findIndex(({ type }) => type === filters.list)}
            onClose={() => setAnalyzing(false)}
          />
        )}
      </Suspense>
    </>
  );
}

/** The games of the three lists shown, for batch analysis. */
function listTargets(
  { platform, category, country }: RankingFilters,
  rankings: CurrentRankings | undefined,
): BatchTarget[] {
  const day = rankings?.requested?.date;
  const where = [
    ...[STORE_NAMES[platform], countryName(country), categoryLabel(category)],
    ...(day ? [formatDate(day)] : []),
  ].join(', ');
  return LISTS.map(({ type, title }) => {
    const bundleIds = rankings?.[type].map((row) => row.bundleId);
    return {
      label: `${title}, ${where}`,
      games: bundleIds?.length ?? null,
      // Without its games, a chart is the current one.
      scope:
        day && bundleIds?.length
          ? { bundleIds }
          : { chart: { platform, category, country, rankingType: type } },
    };
  });
}
