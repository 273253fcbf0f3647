import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

export interface Span {
  from: number;
  to: number;
}

interface Crosshair {
  /** Where it stands in every plot of the page. */
  time: number | null;
  setTime: (time: number | null) => void;
}

interface Zoom {
  /** What every plot of the page is zoomed to. */
  zoom: Span | null;
  setZoom: (zoom: Span | null) => void;
}

// Two contexts: the crosshair moves all the time, and what is drawn follows the zoom alone.
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

/** The plots within have one crosshair and one zoom. */
export function SharedPlots({ children }: { children: ReactNode }) {
  return (
    <ZoomContext value={useZoomState()}>
      <CrosshairContext value={useCrosshairState()}>{children}</CrosshairContext>
    </ZoomContext>
  );
}

/** The crosshair of the page; its own where no page shares one. */
export function useCrosshair(): Crosshair {
  const own = useCrosshairState();
  return useContext(CrosshairContext) ?? own;
}

/** The zoom of the page, likewise. */
export function useZoom(): Zoom {
  const own = useZoomState();
  return useContext(ZoomContext) ?? own;
}
