import type { RefObject } from 'react';
import { useScreenActions } from '../components/actions/screen-actions';

const GAME = '.changed-game';

/** j and k move between games, Enter opens the focused one, m marks it as seen. */
export function useGameKeys(list: RefObject<HTMLElement | null>, mark: (key: string) => void): void {
  const findGames = () => [...(list.current?.querySelectorAll<HTMLElement>(GAME) ?? [])];
  const findFocused = () => document.activeElement?.closest<HTMLElement>(GAME) ?? null;
  const go = (step: number) => {
    const games = findGames();
    const focused = findFocused();
    const next = games[focused ? games.indexOf(focused) + step : 0];
    next?.querySelector('a')?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  useScreenActions([
    { label: 'Next game', keys: 'j', run: () => go(1) },
    { label: 'Previous game', keys: 'k', run: () => go(-1) },
    { label: 'Open the game', keys: 'Enter' },
    {
      label: 'Mark the game as seen',
      keys: 'm',
      run: () => {
        const key = findFocused()?.dataset.id;
        if (key) mark(key);
      },
    },
  ]);
}
