import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useMenu } from './menu';

const CHORD = 1200;

/** `/` goes to the search, `g` and a letter to a screen, `?` calls for the list of keys. Silent while somebody types. */
export function useShortcuts(onHelp: () => void): void {
  const navigate = useNavigate();
  const menu = useMenu();
  useEffect(() => {
    let pressedG = 0;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isBusy(event.target))
        return;
      if (event.key === '?') {
        event.preventDefault();
        onHelp();
        return;
      }
      if (event.key === '/') {
        const field = document.querySelector<HTMLElement>('[data-search-field]');
        if (field) event.preventDefault();
        field?.focus();
        return;
      }
      const second = Date.now() - pressedG < CHORD;
      pressedG = !second && event.key === 'g' ? Date.now() : 0;
      const entry = second ? menu.find(({ letter }) => letter === event.key) : undefined;
      if (!entry) return;
      event.preventDefault();
      void navigate(entry.to);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate, onHelp, menu]);
}

/** In a field, or behind an open dialog: there the keys mean something else. */
function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null
  );
}
