import { useQueries } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Annotation } from '../api/types';
import { allRowsQuery } from '../api/queries/use-api';
import { LazyOverlay } from '../components/dialogs/LazyOverlay';
import { lazyScreen } from '../components/states/lazy-screen';
import type { DayNote, DayNotes } from '../components/plot/day-notes';
import type { Subject } from './subject';

const load = () => import('./DayNotesDialog').then((file) => file.DayNotesDialog);
const DayNotesDialog = lazyScreen(load);

interface DayNotesOfPlot extends DayNotes {
  list: (DayNote & Annotation)[];
  add: (day: string) => void;
  /** Render it anywhere on the screen. */
  dialog: ReactNode;
}

/** The notes on a plot's days, and the dialog to edit them. */
export function useDayNotes(subjects: Subject[]): DayNotesOfPlot {
  const [days, setDays] = useState<readonly string[] | null>(null);
  const rows = useQueries({
    queries: subjects.map(({ target }) =>
      allRowsQuery('/api/annotations', { sort: ['day', 'DESC'], filter: target }),
    ),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  const close = () => setDays(null);
  return {
    list: rows.map((row) => ({ ...row, author: row.createdByName ?? 'a former team member' })),
    open: (...chosen) => setDays(chosen),
    add: (day) => setDays([day]),
    dialog: (
      <LazyOverlay open={days !== null} what="The notes" load={load} onClose={close}>
        {days && (
          <DayNotesDialog
            days={days}
            subjects={subjects}
            notes={rows.filter(({ day }) => days.includes(day))}
            onClose={close}
          />
        )}
      </LazyOverlay>
    ),
  };
}
