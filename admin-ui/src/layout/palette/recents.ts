import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { currentPath } from '../../base-path';
import type { IconName } from '../../components/text/Icon';
import { TITLE_EVENT } from '../../components/page/use-document-title';
import { ROUTES } from '../../routes';

/** A place that the user opened before. */
export interface Recent {
  to: string;
  label: string;
  icon: IconName;
}

const MOST = 8;
const GAME_PAGE = `${ROUTES.rankings}/`;
/** Titles of a game page without a loaded game. */
const NO_TITLES = ['Game', 'Error'];

/** The recently opened places, newest first, and how to add one. */
export function useRecents() {
  const [recents, setRecents] = useStore<Recent[]>('palette.recents', []);
  const add = (recent: Recent) =>
    setRecents((before: Recent[] = []) =>
      [recent, ...before.filter(({ to }) => to !== recent.to)].slice(0, MOST),
    );
  return [recents, add] as const;
}

/** Remembers the games whose pages were opened. */
export function useRememberGames(): void {
  const [, add] = useRecents();
  useEffect(() => {
    const onTitle = (event: Event) => {
      const { detail: title } = event as CustomEvent<string>;
      const pathname = currentPath();
      if (!pathname.startsWith(GAME_PAGE) || NO_TITLES.includes(title)) return;
      add({ to: pathname, label: title, icon: 'pad' });
    };
    window.addEventListener(TITLE_EVENT, onTitle);
    return () => window.removeEventListener(TITLE_EVENT, onTitle);
  });
}
