import { Button } from '../actions/Button';
import type { ReactNode } from 'react';
import { clipSpan, coverDays, HALF_DAY } from './pick-time';
import { markNotes, type DayNotes } from './day-notes';
import { NoteMarks } from './NoteMarks';
import { PlotReach, type PlotInset, type PlotReading } from './PlotReach';
import { useZoom, type Span } from './shared-plots';
import './plot.css';

interface PlotFrameProps {
  /** Text alternative of the plot. */
  label: string;
  /** Times with values, in order. */
  times: readonly number[];
  /** Space for the axes. */
  inset: PlotInset;
  /** The values at a time. */
  readout: (time: number) => PlotReading;
  /** Notes on the plotted days. */
  notes?: DayNotes | undefined;
  /** Each time is a bar as wide as a day. */
  bars?: boolean;
  /** Draws the given time span. */
  children: (span: Span) => ReactNode;
}

/**
 * Behavior shared by all time plots: a crosshair synchronized across the page, moved by pointer and arrow keys; drag,
 * or Shift with arrow keys and Enter, zooms; double click or Escape resets; `n` adds a note to the day.
 */
export function PlotFrame({ label, times, inset, readout, notes, bars, children }: PlotFrameProps) {
  const { zoom, setZoom } = useZoom();
  // Bars and a single value are centered in their days.
  const margin = bars || times.length < 2 ? HALF_DAY : 0;
  const all = { from: (times[0] ?? 0) - margin, to: (times.at(-1) ?? 0) + margin };
  const clipped = clipSpan(all, zoom, times);
  const span = bars ? coverDays(clipped, times) : clipped;
  const marks = notes ? markNotes(notes.list, times, [span.from, span.to]) : [];
  const zoomed = span.from !== all.from || span.to !== all.to;
  return (
    <div className="plot-frame">
      <figure role="img" aria-label={label}>
        {children(span)}
      </figure>
      <PlotReach {...{ times, span, inset, readout, zoomed, setZoom }} onNote={notes?.add} />
      {notes && marks.length > 0 && <NoteMarks {...{ marks, span, inset }} open={notes.open} />}
      {zoomed && (
        <Button label="Reset zoom" className="plot-reset" size="small" onClick={() => setZoom(null)} />
      )}
    </div>
  );
}
