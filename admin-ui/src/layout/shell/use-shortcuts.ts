import { useEffect } from 'react';
import { getActionGroups, type ScreenAction } from '../../components/actions/screen-actions';

/** Longest pause between the two keys of a sequence, in ms. */
const CHORD = 1200;

/**
 * Binds the keys of all registered actions. Single keys are ignored while typing, and all keys while an overlay is
 * opening, because those letters are meant for it. Without `singleKeys` no letter reaches any shortcut, WCAG 2.1.4.
 */
export function useShortcuts(silent = false, singleKeys = true): void {
  useEffect(() => {
    if (singleKeys) return;
    const block = (event: KeyboardEvent) => {
      const key = nameKey(event);
      if (key && isCharacter(key) && !isField(event.target)) event.stopPropagation();
    };
    window.addEventListener('keydown', block, true);
    return () => window.removeEventListener('keydown', block, true);
  }, [singleKeys]);
  useEffect(() => {
    if (silent) return;
    let before = { key: '', at: 0 };
    const onKey = (event: KeyboardEvent) => {
      const key = nameKey(event);
      if (!key || event.defaultPrevented || event.isComposing || isTaken(event.target, key)) return;
      const chord = Date.now() - before.at < CHORD ? findAction(`${before.key} ${key}`) : undefined;
      const action = chord ?? findAction(key);
      before = { key: action ? '' : key, at: Date.now() };
      if (!action) return;
      event.preventDefault();
      action.run?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [silent]);
}

function findAction(keys: string): ScreenAction | undefined {
  return getActionGroups()
    .flatMap(({ actions }) => actions)
    .find((action) => action.keys === keys && action.run);
}

const isCharacter = (key: string): boolean => key.length === 1 && key !== ' ';

/** Whether the keys are single characters, also one after the other ("g r"). */
export const areSingleKeys = (keys: string): boolean => keys.split(' ').every(isCharacter);

/** The key as actions name it, or null for keys actions can't use. AltGr is needed for "[" on some keyboards. */
function nameKey(event: KeyboardEvent): string | null {
  if (event.getModifierState('AltGraph')) return event.key;
  if (event.altKey) return null;
  return event.ctrlKey || event.metaKey ? `Mod+${event.key.toLowerCase()}` : event.key;
}

/** In a field or behind an open dialog, keys have another meaning. */
function isTaken(target: EventTarget | null, key: string): boolean {
  if (document.querySelector('.MuiDialog-root, .MuiDrawer-modal')) return true;
  return !key.startsWith('Mod+') && isField(target);
}

const FIELDS =
  'input:not([type="checkbox"]), textarea, select, [role="menu"], [role="combobox"], [role="listbox"]';

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(FIELDS) !== null);
