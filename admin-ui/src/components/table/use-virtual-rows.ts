import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Shorter lists aren't virtualized. */
const FROM = 100;
const OVERSCAN = 16;

/** Virtualizes the rows of a long list, with the space before and after them. Printing renders all rows. */
export function useVirtualRows(frame: RefObject<HTMLElement | null>, count: number, height: number) {
  const printing = usePrinting();
  const virtual = count > FROM && !printing;
  const virtualizer = useVirtualizer({
    // Lists that aren't virtualized aren't measured.
    enabled: virtual,
    count: virtual ? count : 0,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
  });
  useEffect(() => {
    if (virtual) virtualizer.measure();
  }, [virtualizer, virtual, height]);
  if (!virtual) return { first: 0, last: count - 1, before: 0, after: 0, show: undefined };
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  return {
    first: first?.index ?? 0,
    last: last?.index ?? -1,
    before: first?.start ?? 0,
    after: virtualizer.getTotalSize() - (last?.end ?? 0),
    show: (index: number) => virtualizer.scrollToIndex(index),
  };
}

function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
