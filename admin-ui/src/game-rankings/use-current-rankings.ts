import { useCallback, useEffect, useState } from 'react';
import { isAbort } from '../api/http';
import { getCurrentRankings, type ChartKey } from '../api/rankings';
import type { CurrentRankings } from '../api/types';

interface Shown {
  rankings: CurrentRankings | null;
  loading: boolean;
  /** The latest read failed; what is shown is older, or nothing. */
  failed: boolean;
  reload: () => void;
}

/** The lists of one chart. A read that fails is only logged: the rows from before stay, and loading ends. */
export function useCurrentRankings({ platform, category, country }: ChartKey): Shown {
  const [rankings, setRankings] = useState<CurrentRankings | null>(null);
  const [turn, setTurn] = useState(0);
  const asked = `${platform} ${category} ${country} ${turn}`;
  const [ended, setEnded] = useState<{ asked: string; failed: boolean } | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    getCurrentRankings({ platform, category, country }, stop.signal).then(
      (answer) => {
        setRankings(answer);
        setEnded({ asked, failed: false });
      },
      (error: unknown) => {
        if (stop.signal.aborted || isAbort(error)) return;
        console.error('The rankings could not be read', error);
        setEnded({ asked, failed: true });
      },
    );
    return () => stop.abort();
  }, [platform, category, country, asked]);

  const reload = useCallback(() => setTurn((count) => count + 1), []);
  const loading = ended?.asked !== asked;
  return { rankings, loading, failed: !loading && ended?.failed === true, reload };
}
