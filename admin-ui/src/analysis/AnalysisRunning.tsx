import { Button } from '../components/actions/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState } from 'react';
import type { Engine } from '../api/types';
import { engineLabel } from './engines/engine-labels';

interface AnalysisRunningProps {
  engine: Engine | undefined;
  startedAt: number;
  onStopWaiting: () => void;
}

const SLOW = 2;

/** Shows the running engine and the elapsed time. The built-in engine usually finishes first. */
export function AnalysisRunning({ engine, startedAt, onStopWaiting }: AnalysisRunningProps) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - startedAt) / 1000)), 500);
    return () => clearInterval(timer);
  }, [startedAt]);
  const who = engine ? engineLabel(engine) : 'The engine';
  return (
    <div className="stack tight pad">
      <p className="text-13" role="status">
        Analyzing the description…
        {seconds >= SLOW && ` ${who} is still working.`}
      </p>
      <LinearProgress aria-label="Analyzing" />
      {seconds >= SLOW && (
        <div className="row between text-12 muted">
          <span>{seconds} s. The result is saved even if you don’t wait.</span>
          <Button label="Stop waiting" size="small" variant="text" onClick={onStopWaiting} />
        </div>
      )}
    </div>
  );
}
