import { useNotify } from 'react-admin';
import { describeError } from '../../api/problem';
import { useCommand, type Command } from './use-command';

/** A command that reports its failure as a notification, after `failed`: "The prototype could not be created". */
export function useAction<A extends unknown[], R>(
  work: (...args: A) => Promise<R>,
  failed?: string,
): Command<A, R> {
  const notify = useNotify();
  return useCommand(async (...args: A) => {
    try {
      return await work(...args);
    } catch (error) {
      console.error(failed ?? 'A command failed', error);
      const reason = describeError(error);
      notify(failed ? `${failed}. ${reason}` : reason, { type: 'error' });
      return undefined as R;
    }
  });
}
