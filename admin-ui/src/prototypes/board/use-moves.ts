import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { GetListResult } from 'react-admin';
import { sendApi } from '../../api/send-api';
import type { Prototype } from '../../api/types';
import { useProblem } from '../../components/actions/use-problem';
import { applyMove, type Move } from './moves';
import { prototypeListKey } from '../use-prototypes';

/** Moves optimistically and sends moves in sequence; rejected ones are reverted. */
export function useMoves(known: Prototype[]) {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<Move[]>([]);
  const { report, forget, banner } = useProblem();
  const line = useRef<Promise<void>>(Promise.resolve());
  const rows = useMemo(() => pending.reduce(applyMove, known), [known, pending]);

  const send = async (move: Move, name: string) => {
    try {
      // A response requested before the move would revert it.
      await queryClient.cancelQueries({ queryKey: prototypeListKey });
      const { id, ...body } = move;
      const saved = await sendApi('PUT', '/api/prototypes/{id}', { id, body });
      queryClient.setQueriesData<GetListResult<Prototype>>(
        { queryKey: prototypeListKey },
        (before) =>
          before && {
            ...before,
            data: applyMove(before.data, move).map((row) => (row.id === saved.id ? saved : row)),
          },
      );
    } catch (error) {
      report(`“${name}” could not be moved`, error, 'It was moved back.');
    } finally {
      setPending((before) => before.filter((each) => each !== move));
    }
  };

  return {
    /** The rows with pending moves applied. */
    rows,
    /** The last error. */
    banner,
    move: (move: Move) => {
      const name = rows.find(({ id }) => id === move.id)?.name ?? '';
      forget();
      setPending((before) => [...before, move]);
      line.current = line.current.then(() => send(move, name));
    },
  };
}
