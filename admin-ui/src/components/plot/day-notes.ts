const NOON = 43_200_000;

/** Something that people noted on a day. */
export interface DayNote {
  id: string;
  /** YYYY-MM-DD. */
  day: string;
  text: string;
  /** Who wrote it. */
  author: string;
  /** Where several things are shown: which of them it is about. */
  about?: string;
  /** Where it stands on a plot whose times are no dates. */
  time?: number;
}

/** What plots and tables show of notes. */
export interface DayNotes {
  list: DayNote[];
  /** Shows the notes of these days, to add, change and delete. */
  open: (...days: string[]) => void;
  /** Writes one more; none where the times of a plot are no dates. */
  add?: ((day: string) => void) | undefined;
}

export interface NoteMark {
  time: number;
  notes: DayNote[];
}

/** Notes that would touch share a mark. */
const APART = 0.03;

/** Where a note stands: at the last moment of its day, or at noon of a day that has none. */
function placeNote({ day, time }: DayNote, times: readonly number[]): number {
  const start = time ?? Date.parse(day);
  return times.findLast((each) => each >= start && each < start + 2 * NOON) ?? start + NOON;
}

/** The marks of the notes within a span, in order. */
export function markNotes(
  notes: readonly DayNote[],
  times: readonly number[],
  [from, to]: readonly [from: number, to: number],
): NoteMark[] {
  const placed = notes
    .map((note) => ({ note, time: placeNote(note, times) }))
    .filter(({ time }) => time >= from && time <= to)
    .sort((a, b) => a.time - b.time);
  const marks: NoteMark[] = [];
  for (const { note, time } of placed) {
    const last = marks.at(-1);
    if (last && (time - last.time) / (to - from || 1) < APART) last.notes.push(note);
    else marks.push({ time, notes: [note] });
  }
  return marks;
}

/** The notes that stand at one of the rows of a table: those of its day, and of days without a row the nearest. */
export function findNotes(notes: readonly DayNote[], time: number, times: readonly number[]): DayNote[] {
  return notes.filter((note) => {
    const at = placeNote(note, times);
    return times.reduce((best, each) => (Math.abs(each - at) < Math.abs(best - at) ? each : best)) === time;
  });
}
