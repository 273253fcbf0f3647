import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNotify, type GetListResult } from 'react-admin';
import { describeErrorSentence } from '../../api/problem';
import { updatePrototype } from '../../api/ideas/prototypes';
import type { Prototype } from '../../api/types';
import { applyMove, type Move } from './moves';
import { prototypeListKey, useInvalidatePrototypes } from '../use-prototypes';

export interface Moves {
  /** The rows with pending moves applied. */
  rows: Prototype[];
  move: (move: Move) => void;
  /** The last error. */
  problem: { title: string; text: string } | null;
  forget: () => void;
}

/** Moves optimistically and sends moves in sequence; rejected ones are reverted. */
export function useMoves(known: Prototype[]): Moves {
  const queryClient = useQueryClient();
  const changed = useInvalidatePrototypes();
  const notify = useNotify();
  const [pending, setPending] = useState<Move[]>([]);
  const [problem, setProblem] = useState<Moves['problem']>(null);
  const line = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef(0);
  const watched = useRef(true);
  useEffect(() => {
    watched.current = true;
    return () => void (watched.current = false);
  }, []);
  const rows = useMemo(() => pending.reduce(applyMove, known), [known, pending]);

  const send = async (move: Move, name: string) => {
    try {
      // A response requested before the move would revert it.
      await queryClient.cancelQueries({ queryKey: prototypeListKey });
      const saved = await updatePrototype(move.id, { status: move.status, before: move.before });
      queryClient.setQueriesData<GetListResult<Prototype>>(
        { queryKey: prototypeListKey },
        (before) =>
          before && {
            ...before,
            data: applyMove(before.data, move).map((row) => (row.id === saved.id ? saved : row)),
          },
      );
    } catch (error) {
      console.error('The prototype could not be moved', error);
      const messages = {
        title: `“${name}” could not be moved`,
        text: `${describeErrorSentence(error)} It was moved back.`,
      };
      if (watched.current) setProblem(messages);
      else notify(`${messages.title}. ${messages.text}`, { type: 'error' });
    } finally {
      setPending((before) => before.filter((each) => each !== move));
      waiting.current -= 1;
      if (waiting.current === 0) changed();
    }
  };

  return {
    rows,
    problem,
    forget: () => setProblem(null),
    move: (move) => {
      const name = rows.find(({ id }) => id === move.id)?.name ?? '';
      setProblem(null);
      setPending((before) => [...before, move]);
      waiting.current += 1;
      line.current = line.current.then(() => send(move, name));
    },
  };
}
