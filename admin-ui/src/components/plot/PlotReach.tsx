import {
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { orderSpan, pickNearest, stepTime } from './pick-time';
import { useCrosshair, type Span } from './shared-plots';
import { nameDay } from '../text/format';

/** A shorter drag counts as a click, in pixels. */
const LEAST_DRAG = 8;

export interface PlotInset {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The values at one time. */
export interface PlotReading {
  head: string;
  lines: { label: string; value: string; color?: string }[];
}

interface PlotReachProps {
  times: readonly number[];
  span: Span;
  inset: PlotInset;
  readout: (time: number) => PlotReading;
  zoomed: boolean;
  setZoom: (zoom: Span | null) => void;
  /** Adds a note to a day, YYYY-MM-DD. */
  onNote?: ((day: string) => void) | undefined;
}

/** Transparent overlay of a plot that handles pointer and keyboard. */
export function PlotReach({ times, span, inset, readout, zoomed, setZoom, onNote }: PlotReachProps) {
  const { time, setTime } = useCrosshair();
  const [dragged, setDragged] = useState<Span | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const help = useId();
  const shown = useMemo(
    () => times.filter((each) => each >= span.from && each <= span.to),
    [times, span.from, span.to],
  );
  const inSight = time !== null && time >= span.from && time <= span.to;
  const near = inSight ? pickNearest(shown, time) : undefined;
  const reading = near === undefined ? null : readout(near);
  const toShare = (each: number) => (each - span.from) / (span.to - span.from || 1);
  const zoomTo = (next: Span | null) => {
    setDragged(null);
    setZoom(next);
  };
  const reach = { shown, time, setTime, dragged, setDragged, zoomTo, onNote };
  return (
    <>
      <div
        ref={area}
        className="plot-reach"
        style={{ inset: `${inset.top}px ${inset.right}px ${inset.bottom}px ${inset.left}px` }}
        role="slider"
        tabIndex={0}
        aria-label="Values of the plot"
        aria-describedby={help}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, shown.length - 1)}
        aria-valuenow={near === undefined ? 0 : shown.indexOf(near)}
        aria-valuetext={reading ? describe(reading) : 'No date selected'}
        onKeyDown={(event) => handleKey(event, reach, zoomed)}
        onDoubleClick={() => zoomTo(null)}
        {...usePointer(area, span, reach)}
      >
        {dragged && <i className="plot-drag" style={placeSpan(orderSpan(dragged), toShare)} />}
        {near !== undefined && <i className="plot-cross" style={{ left: `${toShare(near) * 100}%` }} />}
        {reading && near !== undefined && <Readout reading={reading} right={toShare(near) < 0.5} />}
      </div>
      <span id={help} className="visually-hidden">
        Use the left and right arrow keys to read values. Hold Shift to select a range, then press Enter to
        zoom. Escape resets the zoom.{onNote && ' Press n to add a note on the day.'}
      </span>
    </>
  );
}

const placeSpan = ({ from, to }: Span, toShare: (time: number) => number) => ({
  left: `${toShare(from) * 100}%`,
  right: `${(1 - toShare(to)) * 100}%`,
});

const describe = ({ head, lines }: PlotReading): string =>
  [head, ...lines.map(({ label, value }) => `${label} ${value}`)].join(', ');

function Readout({ reading, right }: { reading: PlotReading; right: boolean }) {
  return (
    <span className={right ? 'plot-readout card text-12 at-right' : 'plot-readout card text-12'}>
      <b>{reading.head}</b>
      {reading.lines.map(({ label, value, color }) => (
        <span key={label} className="row">
          {color && <i className="swatch" style={{ background: color }} />}
          <span className="cut">{label}</span> {value}
        </span>
      ))}
    </span>
  );
}

interface Reach {
  shown: readonly number[];
  time: number | null;
  setTime: (time: number | null) => void;
  dragged: Span | null;
  setDragged: (span: Span | null) => void;
  zoomTo: (span: Span | null) => void;
  onNote?: ((day: string) => void) | undefined;
}

/** The crosshair follows the pointer; dragging selects the zoom. */
function usePointer(
  area: RefObject<HTMLDivElement | null>,
  span: Span,
  { shown, setTime, dragged, setDragged, zoomTo }: Reach,
) {
  const start = useRef<{ x: number; time: number } | null>(null);
  const readTime = ({ clientX }: PointerEvent) => {
    const { left = 0, width = 1 } = area.current?.getBoundingClientRect() ?? {};
    const share = Math.min(1, Math.max(0, (clientX - left) / (width || 1)));
    return span.from + share * (span.to - span.from);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, time: readTime(event) };
      setTime(pickNearest(shown, start.current.time) ?? null);
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const time = readTime(event);
      setTime(pickNearest(shown, time) ?? null);
      if (start.current && Math.abs(event.clientX - start.current.x) >= LEAST_DRAG)
        setDragged({ from: start.current.time, to: time });
    },
    onPointerUp: () => {
      start.current = null;
      if (dragged) zoomTo(orderSpan(dragged));
    },
    onPointerCancel: () => {
      start.current = null;
      setDragged(null);
    },
    onPointerLeave: () => {
      if (!start.current) setTime(null);
    },
  };
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

function handleKey(event: KeyboardEvent, reach: Reach, zoomed: boolean): void {
  const { shown, time, setTime, dragged, setDragged, zoomTo, onNote } = reach;
  const last = shown.at(-1);
  const step = STEPS[event.key];
  if (step !== undefined) {
    const next = stepTime(shown, time, step);
    if (next === undefined) return;
    setDragged(event.shiftKey ? { from: dragged?.from ?? time ?? next, to: next } : null);
    setTime(next);
  } else if (event.key === 'Enter' && dragged) zoomTo(orderSpan(dragged));
  else if (event.key === 'n' && onNote && last !== undefined && !event.ctrlKey && !event.metaKey) {
    const chosen = time === null ? last : (pickNearest(shown, time) ?? last);
    onNote(nameDay(chosen));
  } else if (event.key === 'Escape' && (dragged || zoomed)) zoomTo(null);
  else return;
  event.preventDefault();
  event.stopPropagation();
}
