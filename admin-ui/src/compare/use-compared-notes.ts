import type { ReactNode } from 'react';
import { findSubject, type Subject } from '../annotations/subject';
import { useDayNotes } from '../annotations/use-day-notes';
import type { DayNotes } from '../components/plot/day-notes';
import type { SharedChart } from './align';
import type { Alignment } from './compare-address';
import type { Compared } from './use-compared';

interface ComparedNotes {
  /** Notes on the games. */
  games: DayNotes;
  /** Notes on the games and on their chart. */
  ranks: DayNotes;
  /** Render it anywhere on the screen. */
  dialog: ReactNode;
}

interface NotesAsked {
  games: Compared[];
  chart: SharedChart | undefined;
  /** Display name of the chart. */
  chartName: string;
  align: Alignment;
  launches: (number | null)[];
}

/** The team's notes on the compared games; aligned by launch, a note stands at its game's age. */
export function useComparedNotes({ games, chart, chartName, align, launches }: NotesAsked): ComparedNotes {
  const subjects: Subject[] = games.map(({ id, title }) => ({ label: title, target: { bundleId: id } }));
  if (chart) {
    const { platform, country, category } = chart;
    subjects.push({ label: chartName, target: { platform, country, category } });
  }
  const { list, open, add, dialog } = useDayNotes(subjects);
  const byLaunch = align === 'launch';
  const named = list.map((note) => ({ ...note, subject: findSubject(subjects, note)?.label ?? '' }));
  const placed = named.flatMap((note) => {
    const launch = launches[games.findIndex(({ id }) => id === note.bundleId)] ?? null;
    return launch === null ? [] : [{ ...note, time: Date.parse(note.day) - launch }];
  });
  const shown = byLaunch ? placed : named;
  const writes = { open, add: byLaunch ? undefined : add };
  return {
    games: { list: shown.filter(({ bundleId }) => bundleId !== null), ...writes },
    ranks: { list: shown, ...writes },
    dialog,
  };
}
