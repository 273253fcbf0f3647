import { create } from '../../api/send-api';
import { Button } from '../../components/actions/Button';
import { Dialog } from '../../components/dialogs/Dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { previewBatch, type BatchScope } from '../../api/analyses/analyses';
import { isOver } from '../../api/team/jobs';
import { FilterSelect } from '../../components/filters/FilterSelect';
import { Toggle } from '../../components/filters/Toggle';
import { countNoun, formatCount } from '../../components/text/format';
import { useBannered } from '../../components/actions/use-bannered';
import { JobProgress } from '../../jobs/ProgressRow';
import { useJobs } from '../../jobs/jobs-context';
import { engineLabel } from '../engines/engine-labels';
import { JobOutcome } from '../../jobs/JobOutcome';
import { ModelUsage } from '../engines/ModelUsage';
import { useEngines } from '../engines/use-engines';

export interface BatchTarget {
  /** For example "Top Free Games, Google Play, United States, All Games". */
  label: string;
  /** Number of games; null when unknown here. */
  games: number | null;
  scope: BatchScope;
}

interface BatchDialogProps {
  targets: BatchTarget[];
  first: number;
  onClose: () => void;
}

/** Shows the number of games and the engine before starting, then the job's progress. */
export function BatchDialog({ targets, first, onClose }: BatchDialogProps) {
  const { engines, chosen, choose } = useEngines();
  const { jobs, follow } = useJobs();
  const [index, setIndex] = useState(first);
  const [fresh, setFresh] = useState(false);
  const [jobId, setJobId] = useState<string | null>(null);
  const target = targets[index] ?? targets[0];
  const job = jobs.find((candidate) => candidate.id === jobId);

  const {
    busy,
    run: start,
    banner,
  } = useBannered(async () => {
    const body = { ...target?.scope, ...{ engine: chosen?.id, fresh } };
    const answer = await create('/api/analyses/batch', { body });
    follow(answer.jobId);
    setJobId(answer.jobId);
  }, 'The analysis could not be started');

  return (
    <Dialog title="Analyze games" onClose={onClose}>
      <div className="dialog-body stack">
        {job ? (
          <>
            {isOver(job) ? <JobOutcome job={job} /> : <JobProgress job={job} />}
            {!isOver(job) && (
              <p className="text-13 muted">You can close this. The bell shows progress and failures.</p>
            )}
          </>
        ) : (
          <>
            {banner}
            <div className="stack tight">
              {targets.length > 1 && (
                <FilterSelect
                  label="Games"
                  value={String(index)}
                  options={targets.map(({ label }, position) => [String(position), label])}
                  onChange={(value) => setIndex(Number(value))}
                />
              )}
              {engines.length > 1 && chosen && (
                <FilterSelect
                  label="Engine"
                  value={chosen.id}
                  options={engines.map((engine) => [engine.id, engineLabel(engine)])}
                  onChange={choose}
                />
              )}
            </div>
            <p>
              <b>{target && describeCount(target)}</b>
              {target && targets.length === 1 && <> of {target.label}</>} will be analyzed
              {chosen && (
                <>
                  {' '}
                  by <b>{engineLabel(chosen)}</b>
                </>
              )}
              .
            </p>
            <p className="text-13 muted">
              {chosen?.external
                ? 'The store text of each game is sent to the model server and may cost money. '
                : 'Runs on this server and sends nothing out. '}
              {target && <Described scope={target.scope} />}
            </p>
            {chosen?.external && (
              <p>
                <ModelUsage />
              </p>
            )}
            <Toggle
              label="Re-run"
              hint="Off: unchanged games keep their last result."
              checked={fresh}
              onChange={setFresh}
            />
          </>
        )}
      </div>
      <div className="dialog-foot">
        {job ? (
          <Button label="Close" onClick={onClose} />
        ) : (
          <>
            <Button label="Cancel" onClick={onClose} />
            <Button primary disabled={busy || !target || target.games === 0} onClick={() => void start()}>
              {busy ? 'Starting' : 'Analyze'}
              {target?.games ? ` ${countNoun(target.games, 'game')}` : ''}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** How many of the games have a text, once known. */
function Described({ scope }: { scope: BatchScope }) {
  const { data } = useQuery({
    queryKey: ['analyses', 'preview', scope],
    queryFn: ({ signal }) => previewBatch(scope, signal),
  });
  const others = data ? data.games - data.described : 0;
  if (data && others === 0) return <>Every game has a description.</>;
  if (!data) return <>A game without a description is skipped and listed.</>;
  return (
    <span role="status">
      {formatCount(data.described)} of {formatCount(data.games)} games have a description. The others are
      fetched from the store; games without one are skipped and listed.
    </span>
  );
}

function describeCount({ games }: BatchTarget): string {
  if (games === null) return 'All games';
  return countNoun(games, 'game');
}
