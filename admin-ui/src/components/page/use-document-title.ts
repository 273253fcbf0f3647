import { useEffect } from 'react';

/** Dispatched on window when a screen sets its title; `detail` is the title. */
export const TITLE_EVENT = 'gamekit:title';

/** Sets the title of the browser tab. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Gamekit`;
    window.dispatchEvent(new CustomEvent(TITLE_EVENT, { detail: title }));
  }, [title]);
}
