import { useNotify } from 'react-admin';
import { describeError } from '../../api/problem';
import { useCommand, type Command } from './use-command';

/**
 * A command that reports the text it resolves to as success, and its failure after `failed`: "The prototype could not
 * be created".
 */
export function useAction<A extends unknown[], R>(
  work: (...args: A) => Promise<R>,
  failed?: string,
): Command<A, R> {
  const notify = useNotify();
  return useCommand(async (...args: A) => {
    try {
      const outcome = await work(...args);
      if (typeof outcome === 'string') notify(outcome, { type: 'success' });
      return outcome;
    } catch (error) {
      console.error(failed ?? 'A command failed', error);
      const reason = describeError(error);
      notify(failed ? `${failed}. ${reason}` : reason, { type: 'error' });
      return undefined as R;
    }
  });
}
