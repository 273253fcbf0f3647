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
    const blockEvent = (event: KeyboardEvent) => {
      const key = nameKey(event);
      if (key && isCharacter(key) && !isField(event.target)) event.stopPropagation();
    };
    window.addEventListener('keydown', blockEvent, true);
    return () => window.removeEventListener('keydown', blockEvent, true);
  }, [singleKeys]);
  useEffect(() => {
    if (silent) return;
    let before = { key: '', at: 0 };
    const runAction = (event: KeyboardEvent, keys: string) => {
      const action = findAction(keys);
      if (!action) return false;
      before = { key: '', at: 0 };
      event.preventDefault();
      action.run?.();
      return true;
    };
    // The focused element may use the second key of a sequence for itself, so this runs before it.
    const onSecondKey = (event: KeyboardEvent) => {
      const key = nameActionKey(event);
      if (key && Date.now() - before.at < CHORD && runAction(event, `${before.key} ${key}`))
        event.stopPropagation();
    };
    const onKey = (event: KeyboardEvent) => {
      const key = nameActionKey(event);
      if (key && !runAction(event, key)) before = { key, at: Date.now() };
    };
    document.addEventListener('keydown', onSecondKey, true);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onSecondKey, true);
      document.removeEventListener('keydown', onKey);
    };
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

/** The key, unless it has another meaning: in a field or behind an open overlay. */
function nameActionKey(event: KeyboardEvent): string | null {
  const key = nameKey(event);
  if (!key || event.defaultPrevented || event.isComposing || document.querySelector(OVERLAYS)) return null;
  return !key.startsWith('Mod+') && isField(event.target) ? null : key;
}

const OVERLAYS = '.MuiDialog-root, .MuiDrawer-modal, .MuiPopover-root';
const FIELDS =
  'input:not([type="checkbox"]), textarea, select, [role="menu"], [role="combobox"], [role="listbox"]';

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(FIELDS) !== null);
