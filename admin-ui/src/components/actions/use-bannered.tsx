import { useState, type ReactNode } from 'react';
import { describeErrorSentence } from '../../api/problem';
import { Banner } from '../states/Banner';
import { useCommand, type Command } from './use-command';

/**
 * A command that reports its failure in a banner, rendered above what it was to change.
 * @param failed what failed: "The watchlist could not be changed"
 */
export function useBannered<A extends unknown[], R>(
  work: (...args: A) => Promise<R>,
  failed: string,
): Command<A, R> & { banner: ReactNode } {
  const [problem, setProblem] = useState<string | null>(null);
  const command = useCommand(async (...args: A): Promise<R> => {
    setProblem(null);
    try {
      return await work(...args);
    } catch (error) {
      console.error(failed, error);
      setProblem(describeErrorSentence(error));
      return undefined as R;
    }
  });
  const banner = problem && (
    <Banner tone="error" title={failed}>
      <p>{problem}</p>
    </Banner>
  );
  return { ...command, banner };
}
