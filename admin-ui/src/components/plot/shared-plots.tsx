import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

export interface Span {
  from: number;
  to: number;
}

interface Crosshair {
  /** The shared crosshair position. */
  time: number | null;
  setTime: (time: number | null) => void;
}

interface Zoom {
  /** The shared zoom. */
  zoom: Span | null;
  setZoom: (zoom: Span | null) => void;
}

// Two contexts: the crosshair moves constantly, but plots only redraw when the zoom changes.
const CrosshairContext = createContext<Crosshair | null>(null);
const ZoomContext = createContext<Zoom | null>(null);

function useCrosshairState(): Crosshair {
  const [time, setTime] = useState<number | null>(null);
  return useMemo(() => ({ time, setTime }), [time]);
}

function useZoomState(): Zoom {
  const [zoom, setZoom] = useState<Span | null>(null);
  return useMemo(() => ({ zoom, setZoom }), [zoom]);
}

/** Shares one crosshair and one zoom among the plots within. */
export function SharedPlots({ children }: { children: ReactNode }) {
  return (
    <ZoomContext value={useZoomState()}>
      <CrosshairContext value={useCrosshairState()}>{children}</CrosshairContext>
    </ZoomContext>
  );
}

/** The shared crosshair, or a local one outside of SharedPlots. */
export function useCrosshair(): Crosshair {
  const own = useCrosshairState();
  return useContext(CrosshairContext) ?? own;
}

/** The shared zoom, or a local one. */
export function useZoom(): Zoom {
  const own = useZoomState();
  return useContext(ZoomContext) ?? own;
}
