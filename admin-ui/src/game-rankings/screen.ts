import { createContext, useContext } from 'react';
import type { useDates } from '../rankings/dates/use-dates';
import type { RankingFilters } from '../rankings/filters';

/** State shared by the parts of the screen. */
export interface Screen {
  filters: RankingFilters;
  dates: ReturnType<typeof useDates>;
  change: (part: Partial<RankingFilters>) => void;
  refreshing: boolean;
  refresh: () => void;
  openImport: () => void;
}

const Context = createContext<Screen | null>(null);
export const ScreenProvider = Context.Provider;

export function useScreen(): Screen {
  const screen = useContext(Context);
  if (!screen) throw new Error('useScreen() outside of the screen of charts');
  return screen;
}
