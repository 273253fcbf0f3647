import { useNotify } from 'react-admin';
import type { CurrentRankings } from '../../api/types';
import type { MenuAction } from '../../components/actions/ActionMenu';
import { useExport } from '../../components/export/use-export';
import type { RankingsView } from '../../rankings/filters';
import type { ShownLists } from '../lists/use-shown-lists';
import type { Compared } from '../movers/compare';
import { useMovers } from '../movers/use-movers';
import { useScreen } from '../screen';
import { moverRows, nameFile, shownRows, toDay, topRows } from './rows';

/** Export options of the view: charts or movers as files, and its link. */
export function useRankingExports(
  view: RankingsView,
  rankings: CurrentRankings | undefined,
  lists: ShownLists,
  compared: Compared,
): MenuAction[] {
  const { filters } = useScreen();
  const notify = useNotify();
  const { data: movers } = useMovers(compared, view === 'movers');
  const isMissing = view === 'movers' ? !movers : !rankings;
  const day = toDay(rankings?.capturedAt);
  const shown = useExport(
    view === 'movers'
      ? {
          what: 'movers',
          fileName: nameFile('movers', filters),
          day,
          content: () => (movers ? moverRows(movers) : []),
        }
      : {
          what: 'rankings',
          fileName: nameFile('rankings', filters),
          day,
          content: () => (rankings ? shownRows(rankings, lists) : []),
        },
  );
  const top = useExport({
    what: 'rankings',
    fileName: nameFile('top 200', filters),
    day,
    content: () => (rankings ? topRows(rankings) : []),
  });
  const copyLink = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => notify('Link copied', { type: 'info' }),
      () => notify('The link could not be copied. Copy it from the address bar.', { type: 'error' }),
    );
  const makeAction = (label: string, run: () => unknown, disabled: boolean): MenuAction => ({
    icon: 'download',
    label,
    action: () => void run(),
    disabled,
  });
  return [
    makeAction('Export CSV', () => shown.run('csv'), isMissing || shown.busy),
    makeAction('Export JSON', () => shown.run('json'), isMissing || shown.busy),
    ...(view === 'charts' ? [makeAction('Export top 200', () => top.run('csv'), !rankings || top.busy)] : []),
    { icon: 'copy', label: 'Copy link', action: () => void copyLink() },
  ];
}
