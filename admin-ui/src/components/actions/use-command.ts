import { useRef, useState, type FormEvent } from 'react';
import { isRepeatedInput } from './repeated-input';

export interface Command<A extends unknown[], R> {
  /** It is under way. */
  busy: boolean;
  /** Resolves with undefined when it was ignored. */
  run: (...args: A) => Promise<R | undefined>;
}

/**
 * What a button or a form sends to the server. While it is under way further clicks are ignored, and so is the second
 * click of a double click when the answer came in between.
 */
export function useCommand<A extends unknown[], R>(work: (...args: A) => Promise<R>): Command<A, R> {
  // A click may come before the disabled button is painted.
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

/** A form's `onSubmit` that runs a command, where each choice is kept elsewhere. */
export const submitWith =
  (run: () => unknown) =>
  (event: FormEvent): void => {
    event.preventDefault();
    void run();
  };
