const NOON = 43_200_000;

/** A note on a day. */
export interface DayNote {
  id: string;
  /** YYYY-MM-DD. */
  day: string;
  text: string;
  author: string;
  /** The game or chart of the note, when several are shown. */
  subject?: string;
  /** Position on plots whose x axis isn't a date. */
  time?: number;
}

/** The notes of a plot or table. */
export interface DayNotes {
  list: DayNote[];
  /** Opens the notes of these days. */
  open: (...days: string[]) => void;
  /** Adds a note; omitted for plots whose x axis isn't a date. */
  add?: ((day: string) => void) | undefined;
}

export interface NoteMark {
  time: number;
  notes: DayNote[];
}

/** Notes closer than this share of the width share a marker. */
const APART = 0.03;

/** Position of a note: the last time of its day, or noon when the day has none. */
function placeNote({ day, time }: DayNote, times: readonly number[]): number {
  const start = time ?? Date.parse(day);
  return times.findLast((each) => each >= start && each < start + 2 * NOON) ?? start + NOON;
}

/** Note markers within a span, in order. */
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

/** Notes for a table row: those of its day, plus those of days without a row that are nearest to it. */
export function findNotes(notes: readonly DayNote[], time: number, times: readonly number[]): DayNote[] {
  return notes.filter((note) => {
    const at = placeNote(note, times);
    return times.reduce((best, each) => (Math.abs(each - at) < Math.abs(best - at) ? each : best)) === time;
  });
}
