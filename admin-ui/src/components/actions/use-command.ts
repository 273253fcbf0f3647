import { useRef, useState, type FormEvent } from 'react';
import { isRepeatedInput } from './repeated-input';

export interface Command<A extends unknown[], R> {
  busy: boolean;
  /** Resolves to undefined when the call was ignored. */
  run: (...args: A) => Promise<R | undefined>;
}

/**
 * Sends a command to the server. While it is pending, further clicks are ignored, and so is the second click of a
 * double click even when the response arrives in between.
 */
export function useCommand<A extends unknown[], R>(work: (...args: A) => Promise<R>): Command<A, R> {
  // A second click can arrive before the disabled button is painted.
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = async (...args: A): Promise<R | undefined> => {
    if (running.current || isRepeatedInput()) return undefined;
    running.current = true;
    setBusy(true);
    try {
      return await work(...args);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, run };
}

/** `onSubmit` handler for a form that keeps its values outside the form. */
export const submitWith =
  (run: () => unknown) =>
  (event: FormEvent): void => {
    event.preventDefault();
    void run();
  };
