import { useEffect, useRef, type RefObject } from 'react';

/** Brings the keyboard to the first wrong field of the form, once the answer has said what is wrong. */
export function useFocusWhenWrong(error: string | undefined): RefObject<HTMLDivElement | null> {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!error) return;
    const wrong = field.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
  }, [error]);
  return field;
}
