import { Button } from '../actions/Button';
import type { ReactNode } from 'react';
import { clipSpan } from './pick-time';
import { markNotes, type DayNotes } from './day-notes';
import { NoteMarks } from './NoteMarks';
import { PlotReach, type PlotInset, type Said } from './PlotReach';
import { useZoom } from './shared-plots';
import './plot.css';

const HALF_DAY = 43_200_000;

interface PlotFrameProps {
  /** The plot in words. */
  label: string;
  /** When it has figures, in order. */
  times: readonly number[];
  /** Room of the axes around what is drawn. */
  inset: PlotInset;
  /** The figures of one of the times. */
  readout: (time: number) => Said;
  /** What people noted on the days of the plot. */
  notes?: DayNotes | undefined;
  /** Draws the times from one end of the span to the other. */
  children: (span: [from: number, to: number]) => ReactNode;
}

/**
 * What every plot over time can do: a crosshair shared with the others of the page, by pointer and arrow keys; a drag, or
 * Shift with the arrow keys and Enter, zooms; a double click or Escape shows everything again; `n` notes something on the day.
 */
export function PlotFrame({ label, times, inset, readout, notes, children }: PlotFrameProps) {
  const { zoom, setZoom } = useZoom();
  // A single moment stands in the middle of its day.
  const margin = times.length < 2 ? HALF_DAY : 0;
  const all = { from: (times[0] ?? 0) - margin, to: (times.at(-1) ?? 0) + margin };
  const span = clipSpan(all, zoom, times);
  const marks = notes ? markNotes(notes.list, times, [span.from, span.to]) : [];
  const zoomed = span.from !== all.from || span.to !== all.to;
  return (
    <div className="plot-frame">
      <figure role="img" aria-label={label}>
        {children([span.from, span.to])}
      </figure>
      <PlotReach {...{ times, span, inset, readout, zoomed, setZoom }} onNote={notes?.add} />
      {notes && marks.length > 0 && <NoteMarks {...{ marks, span, inset }} open={notes.open} />}
      {zoomed && (
        <Button label="Reset zoom" className="plot-reset" size="small" onClick={() => setZoom(null)} />
      )}
    </div>
  );
}
