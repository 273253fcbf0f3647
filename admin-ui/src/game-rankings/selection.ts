import { createContext, useContext, useMemo, useState } from 'react';
import { MAX_TAGGED_AT_ONCE } from '../api/tags';
import type { Game } from '../api/types';

type Picked = Pick<Game, 'bundleId' | 'title'>;

/** Games picked from the lists; one that stands in several lists is picked once. It outlives a change of the filters. */
export interface Selection {
  games: Picked[];
  has: (bundleId: string) => boolean;
  toggle: (game: Picked) => void;
  clear: () => void;
  /** No more may be picked. */
  full: boolean;
  on: boolean;
  /** Turning it off forgets what was picked. */
  turn: (on: boolean) => void;
}

/** Null while rows lead to games; else they are picked. */
const Context = createContext<Selection | null>(null);
export const SelectionProvider = Context.Provider;
export const useSelection = (): Selection | null => useContext(Context);

export function useNewSelection(): Selection {
  const [on, setOn] = useState(false);
  const [picked, setPicked] = useState<ReadonlyMap<string, Picked>>(new Map());
  return useMemo(() => {
    const full = picked.size >= MAX_TAGGED_AT_ONCE;
    return {
      games: [...picked.values()],
      has: (bundleId) => picked.has(bundleId),
      toggle: ({ bundleId, title }) =>
        setPicked((before) => {
          const next = new Map(before);
          if (!next.delete(bundleId) && !full) next.set(bundleId, { bundleId, title });
          return next;
        }),
      clear: () => setPicked(new Map()),
      full,
      on,
      turn: (next) => {
        setOn(next);
        setPicked(new Map());
      },
    };
  }, [on, picked]);
}
