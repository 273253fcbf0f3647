import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { Places, findLocated, locate, type Place } from './places';

/** How long to wait for the page to reach its former height, in ms. */
const PATIENCE = 4_000;
/** After a reload the browser decides about the focus. */
type PlaceToRestore = Place & { withFocus: boolean };

/** Events that show the user has moved on. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Restores scroll positions and focus on back and forward. New pages start at the top with the focus in main; the
 * first page leaves the focus alone.
 */
export function usePlaces(main: RefObject<HTMLElement | null>): void {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const [places] = useState(() => new Places());
  const entry = useRef<{ key: string; pathname: string } | null>(null);
  const restoring = useRef(false);
  const address = pathname + search;

  // Runs before the other effect, whose scrolling already belongs to the new entry.
  useLayoutEffect(() => {
    const root = main.current;
    if (!root) return;
    const note = (write: (place: Place) => void) => {
      if (!restoring.current) write(places.open(key, address));
    };
    const onScroll = ({ target }: Event) => {
      if (target === document) return note(({ scrolled }) => (scrolled[''] = window.scrollY));
      const element = target as Element;
      const where = root.contains(element) ? locate(root, element) : null;
      if (where) note(({ scrolled }) => (scrolled[where] = element.scrollTop));
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target !== root) note((place) => (place.focused = locate(root, target as Element)));
    };
    const onLeave = () => places.store();
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    root.addEventListener('focusin', onFocus);
    window.addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('scroll', onScroll, { capture: true });
      root.removeEventListener('focusin', onFocus);
      window.removeEventListener('pagehide', onLeave);
    };
  }, [main, places, key, address]);

  useLayoutEffect(() => {
    const root = main.current;
    const before = entry.current;
    entry.current = { key, pathname };
    if (!root) return;
    const moved = before !== null && before.pathname !== pathname;
    if (before && type === 'REPLACE' && !moved) return places.replace(before.key, key, address);
    const place = type === 'POP' ? places.get(key, address) : undefined;
    if (!place && !moved) return;
    if (!place) {
      window.scrollTo(0, 0);
      focusMain(root);
      return;
    }
    restoring.current = true;
    const asItWas = { ...place, scrolled: { ...place.scrolled }, withFocus: before !== null };
    return restorePlace(root, asItWas, () => (restoring.current = false));
  }, [main, places, key, address, pathname, type]);

  useEffect(() => {
    // The browser would scroll the page that is being left.
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);
}

function focusMain(root: HTMLElement) {
  if (!root.contains(document.activeElement)) root.focus({ preventScroll: true });
}

/** Retries until the page has its former height, the user acts, or time is up. Returns a cancel function. */
function restorePlace(root: HTMLElement, place: PlaceToRestore, onEnd: () => void): () => void {
  const end = Date.now() + PATIENCE;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const input of INPUTS) window.removeEventListener(input, stop, { capture: true });
    onEnd();
  };
  const step = () => {
    const done = applyPlace(root, place);
    if (!done && Date.now() < end) {
      frame = requestAnimationFrame(step);
      return;
    }
    if (!done && place.withFocus) focusMain(root);
    stop();
  };
  for (const input of INPUTS) window.addEventListener(input, stop, { capture: true, passive: true });
  step();
  return stop;
}

/** Returns whether everything is restored. */
function applyPlace(root: HTMLElement, { scrolled, focused, withFocus }: PlaceToRestore): boolean {
  const scroll = Object.entries(scrolled).map(([where, top]) => {
    const element = where === '' ? document.documentElement : findLocated(root, where);
    element?.scrollTo({ top, behavior: 'instant' });
    return element !== null && Math.abs(element.scrollTop - top) < 2;
  });
  if (!withFocus) return scroll.every(Boolean);
  const target = focused === null ? root : findLocated(root, focused);
  target?.focus({ preventScroll: true });
  return target !== null && scroll.every(Boolean);
}
