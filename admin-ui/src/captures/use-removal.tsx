import { create } from '../api/send-api';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import type { ChartRemoval } from '../api/types';
import { UndoButton } from '../components/actions/UndoButton';
import { countNoun, formatLocalDate } from '../components/text/format';
import { useAction } from '../components/actions/use-action';
import { useQuestion } from '../components/dialogs/use-question';

const UNDO_MS = 15_000;

/** What to remove, by name, and how. */
export interface Removal {
  name: string;
  charts: number;
  rows: number;
  run: () => Promise<ChartRemoval>;
}

/** Restores what was removed and reports the amount. */
export function useRestore() {
  return useAction(async ({ id, label }: Pick<ChartRemoval, 'id' | 'label'>) => {
    const { chartCount, rowCount, skipped } = await create('/api/chart-removals/{id}/restore', { id });
    const unchangedNote =
      skipped > 0
        ? ` ${countNoun(skipped, 'chart was', 'charts were')} captured again since and not restored.`
        : '';
    return `Restored ${label}: ${countNoun(rowCount, 'row')} in ${countNoun(chartCount, 'chart')}.${unchangedNote}`;
  });
}

/** Confirms a removal, then offers Undo. */
export function useRemoval(): { ask: (removal: Removal) => void; dialog: ReactNode } {
  const notify = useNotify();
  const restore = useRestore();
  const [ask, dialog] = useQuestion();
  const confirmRemoval = ({ name, charts, rows, run }: Removal) =>
    ask({
      title: `Remove ${name}?`,
      text: `${countNoun(rows, 'row')} in ${countNoun(charts, 'chart')} are removed from the history, and the current charts go back to the previous captures. You can restore them for 30 days.`,
      confirmLabel: 'Remove',
      run: async () => {
        const removal = await run();
        notify(`Removed ${removal.label}. It can be restored until ${formatLocalDate(removal.purgeAt)}.`, {
          type: 'success',
          autoHideDuration: UNDO_MS,
          action: <UndoButton onUndo={() => void restore.run(removal)} />,
        });
      },
    });
  return { ask: confirmRemoval, dialog };
}
