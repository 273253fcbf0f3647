import type { ButtonBaseProps } from '@mui/material/ButtonBase';
import { useState, type FocusEvent, type MouseEvent } from 'react';

/** Attributes of a button that keeps the focus while it is disabled; the browser would move the focus to the page. */
export function useKeptFocus<P extends ButtonBaseProps>({ disabled = false, ...button }: P) {
  const [focused, setFocused] = useState(false);
  return {
    ...button,
    disabled: disabled && !focused,
    ...(disabled && focused && { 'aria-disabled': true }),
    onClick: (event: MouseEvent<HTMLButtonElement>) =>
      disabled ? event.preventDefault() : button.onClick?.(event),
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      setFocused(true);
      button.onFocus?.(event);
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      setFocused(false);
      button.onBlur?.(event);
    },
  };
}
