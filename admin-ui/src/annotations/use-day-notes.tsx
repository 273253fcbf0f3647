import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { listAnnotations } from '../api/annotations';
import { LazyOverlay } from '../components/LazyOverlay';
import { lazyScreen } from '../components/lazy-screen';
import type { DayNotes } from '../components/plot/day-notes';
import type { Subject } from './subject';

const load = () => import('./DayNotesDialog').then((file) => file.DayNotesDialog);
const DayNotesDialog = lazyScreen(load);

interface DayNotesOfPlot extends DayNotes {
  /** To be put anywhere on the screen. */
  dialog: ReactNode;
}

/** The team's notes on days of what a plot shows, and where they are written. */
export function useDayNotes(subjects: Subject[]): DayNotesOfPlot {
  const [days, setDays] = useState<[from: string, to: string] | null>(null);
  const queries = useQueryClient();
  const rows = useQueries({
    queries: subjects.map(({ about }) => ({
      queryKey: ['annotations', about],
      queryFn: ({ signal }: { signal: AbortSignal }) => listAnnotations(about, signal),
    })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  const close = () => setDays(null);
  return {
    list: rows.map((row) => ({ ...row, author: row.createdByName ?? 'somebody who has left' })),
    open: (from, to = from) => setDays([from, to]),
    dialog: (
      <LazyOverlay open={days !== null} what="The notes" load={load} onClose={close}>
        {days && (
          <DayNotesDialog
            days={days}
            subjects={subjects}
            notes={rows.filter(({ day }) => day >= days[0] && day <= days[1])}
            onChanged={() => queries.invalidateQueries({ queryKey: ['annotations'] })}
            onClose={close}
          />
        )}
      </LazyOverlay>
    ),
  };
}
