import type { KeyboardEvent } from 'react';

interface EditKeys {
  save?: (event: KeyboardEvent) => void;
  cancel?: (() => void) | false | undefined;
  oneLine?: boolean | undefined;
}

/** Keys of an open edit: Enter saves one line, Ctrl+Enter longer text; Escape cancels. */
export const editKeys =
  ({ save, cancel, oneLine }: EditKeys) =>
  (event: KeyboardEvent) => {
    // While an input method composes a character, both keys are its own.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && save && (oneLine || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      save(event);
    } else if (event.key === 'Escape' && cancel) {
      event.stopPropagation();
      cancel();
    }
  };
