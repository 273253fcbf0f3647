import Button from '@mui/material/Button';
import { useState } from 'react';
import { BatchDialog } from '../analysis/BatchDialog';
import type { CurrentRankings } from '../api/types';
import { Icon } from '../components/Icon';
import { MoreMenu, type MoreAction } from '../components/MoreMenu';
import { useExport } from '../components/use-export';
import { ROUTES } from '../routes';
import { chartTargets } from './chart-batch';
import { exportedRows } from './exported-rows';
import { LISTS, type RankingFilters } from '../rankings/filters';

interface RankingActionsProps {
  filters: RankingFilters;
  /** The lists on screen. */
  rankings: CurrentRankings | null;
  refreshing: boolean;
  onRefresh: () => void;
  onImport: () => void;
  /** Absent where there are no rows to pick. */
  selecting?: { on: boolean; turn: (on: boolean) => void };
}

/** Newer charts at the right; everything rarer in one menu. */
export function RankingActions({
  filters,
  rankings,
  refreshing,
  onRefresh,
  onImport,
  selecting,
}: RankingActionsProps) {
  const [analyzing, setAnalyzing] = useState(false);
  const targets = chartTargets(filters, rankings);
  const { platform, category, country } = rankings ?? filters;
  const files = useExport({
    what: 'rankings',
    fileName: `rankings-${platform}-${country}-${category}`,
    content: () => (rankings ? exportedRows(rankings) : []),
  });
  const cannotExport = !rankings || files.busy;
  const actions: MoreAction[] = [
    {
      icon: 'ai',
      label: 'Analyze…',
      action: () => setAnalyzing(true),
      disabled: targets.every(({ games }) => games === 0),
    },
    { icon: 'upload', label: 'Import…', action: onImport },
    { icon: 'download', label: 'Export CSV', action: () => void files.run('csv'), disabled: cannotExport },
    { icon: 'download', label: 'Export JSON', action: () => void files.run('json'), disabled: cannotExport },
    { icon: 'search', label: 'All games', action: ROUTES.games, apart: true },
  ];
  return (
    <>
      {selecting && (
        <Button aria-pressed={selecting.on} onClick={() => selecting.turn(!selecting.on)}>
          <Icon name="done" />
          Select
        </Button>
      )}
      <MoreMenu actions={actions} />
      <Button variant="contained" color="primary" onClick={onRefresh} disabled={refreshing}>
        <Icon name="refresh" className={refreshing ? 'turning' : ''} />
        {refreshing ? 'Refreshing…' : 'Refresh Rankings'}
      </Button>
      {analyzing && (
        <BatchDialog
          targets={targets}
          first={LISTS.findIndex(({ type }) => type === filters.list)}
          onClose={() => setAnalyzing(false)}
        />
      )}
    </>
  );
}
