import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { exportRows } from '../../api/export-list';
import { describeError } from '../../api/problem';
import type { Analysis } from '../../api/types';
import { useCommand } from '../../components/use-command';
import { brainstormPath, comparePath } from '../../routes';

/** As many as the screens that show them take. */
export const MOST_COMPARED = 4;
export const MOST_MIXED = 3;

/** What leads from the charts to other screens with the selected games. */
export function useBulkActions(bundleIds: string[]) {
  const notify = useNotify();
  const navigate = useNavigate();
  const compare = useCommand(async () => {
    try {
      const analyses = await exportRows<Analysis>('/api/analyses', {
        filter: { bundleId: bundleIds },
        sort: ['analyzedAt', 'DESC'],
      });
      if (analyses.length < 2) {
        notify('Compare needs at least two games that you analyzed. Analyze them first.', {
          type: 'warning',
        });
        return;
      }
      void navigate(comparePath(analyses.map(({ id }) => id)));
    } catch (error) {
      console.error('The analyses to compare could not be read', error);
      notify(`Couldn't load the analyses. ${describeError(error)}`, { type: 'error' });
    }
  });
  return { compare, brainstorm: () => void navigate(brainstormPath(bundleIds)) };
}
