import { useEffect } from 'react';

/** Sent on window when a screen has said what it shows; `detail` is its title. */
export const TITLE_EVENT = 'gamekit:title';

/** Names the browser tab after the screen. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Gamekit`;
    window.dispatchEvent(new CustomEvent(TITLE_EVENT, { detail: title }));
  }, [title]);
}
