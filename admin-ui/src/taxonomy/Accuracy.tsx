import { create } from '../api/send-api';
import { Button } from '../components/actions/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { engineLabel } from '../analysis/engines/engine-labels';
import { useEngines } from '../analysis/engines/use-engines';
import { useApi } from '../api/queries/use-api';
import type { EngineScore, EngineScores } from '../api/types';
import { Card } from '../components/page/Card';
import { StaticTable, type Column } from '../components/table/DataTable';
import { EmptyState } from '../components/states/EmptyState';
import { ReadStates } from '../components/lists/ListStates';
import { FormDialog } from '../components/forms/FormDialog';
import { SelectInput } from '../components/forms/SelectInput';
import { TextInput } from '../components/forms/TextInput';
import { countNoun, formatCount } from '../components/text/format';
import { None, timeColumn } from '../components/table/columns';
import { useJobs } from '../jobs/jobs-context';

/** Engines compared by their accuracy on games with feedback. */
export function Accuracy() {
  const [asking, setAsking] = useState(false);
  const read = useApi('/api/engine-scores');
  const { data } = read;
  return (
    <>
      <Card
        title="Engine accuracy on reviewed games"
        bare
        aside={
          <Button
            icon="play"
            label="Score an engine"
            size="small"
            primary
            disabled={!data || data.gold.games === 0}
            onClick={() => setAsking(true)}
          />
        }
      >
        <ReadStates what="scores" rows={data} read={read}>
          {data && <Scores scores={data} />}
        </ReadStates>
      </Card>
      {asking && <ScoreDialog onClose={() => setAsking(false)} />}
    </>
  );
}

function Scores({ scores: { gold, scores } }: { scores: EngineScores }) {
  if (gold.games === 0)
    return (
      <EmptyState title="No reviewed games yet">
        Confirm, reject or add items on game pages. These games become the benchmark for every engine.
      </EmptyState>
    );
  return (
    <>
      <p className="pad text-13 muted">
        {countNoun(gold.games, 'reviewed game')}: {countNoun(gold.present, 'confirmed item')},{' '}
        {formatCount(gold.absent)} rejected. Unreviewed items don’t count.
      </p>
      {scores.length > 0 ? (
        <StaticTable rows={scores} rowKey={({ id }) => id} columns={COLUMNS} cardsBelow={1000} />
      ) : (
        <EmptyState title="No engine was scored yet">
          Score the built-in engine first, then compare models with it.
        </EmptyState>
      )}
    </>
  );
}

const percentColumn = (label: string, share: (score: EngineScore) => number | null): Column<EngineScore> => ({
  label,
  end: true,
  cell: (score) => formatShare(share(score)),
});

const formatShare = (share: number | null) =>
  share === null ? <None title="Not enough reviews." /> : `${(100 * share).toFixed(1)}%`;

const COLUMNS: Column<EngineScore>[] = [
  {
    label: 'Engine',
    cell: ({ engine, engineVersion, model, taxonomyVersion }) => (
      <span className="stack close">
        <b className="break">{engine === 'built-in' ? 'Built-in engine' : (model ?? engine)}</b>
        <span className="text-12 muted break">
          Version {engineVersion}, taxonomy {taxonomyVersion}
        </span>
      </span>
    ),
  },
  percentColumn('F1', ({ f1 }) => f1),
  percentColumn('Precision', ({ precision }) => precision),
  percentColumn('Recall', ({ recall }) => recall),
  {
    label: 'Time per game',
    end: true,
    cell: ({ msPerGame }) => formatTime(msPerGame),
  },
  {
    label: 'Cost',
    end: true,
    title: ({ cost, failed }) =>
      cost !== null
        ? 'By list price, for all games'
        : failed > 0
          ? 'Some calls failed, so the cost is unknown.'
          : 'The price of this model is unknown.',
    cell: ({ cost }) => (cost === null ? <None /> : `$${cost.toFixed(cost > 0 && cost < 0.01 ? 4 : 2)}`),
  },
  {
    label: 'Games',
    end: true,
    title: ({ failed }) => (failed > 0 ? `${failed} without a result` : undefined),
    cell: ({ games, failed }) => (failed > 0 ? `${games}, ${failed} failed` : games),
  },
  timeColumn<EngineScore>(({ scoredAt }) => scoredAt, {
    label: 'Scored',
    title: ({ scoredByName }) => (scoredByName ? `By ${scoredByName}` : 'On the command line'),
  }),
];

const formatTime = (ms: number): string =>
  ms < 1_000 ? `${ms.toFixed(ms < 10 ? 1 : 0)} ms` : `${(ms / 1_000).toFixed(1)} s`;

interface ScoreChoice {
  engine: string;
  model: string;
}

function ScoreDialog({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const { follow } = useJobs();
  const { engines } = useEngines();
  const start = async ({ engine, model }: ScoreChoice) => {
    const { jobId } = await create('/api/engine-scores', { body: { engine, ...(model && { model }) } });
    follow(jobId);
    notify('Scoring started. The result will appear here.', { type: 'info' });
  };
  const external = engines.some((engine) => engine.external);
  return (
    <FormDialog<ScoreChoice>
      input="ScoreEngineInput"
      title="Score an engine"
      values={{ engine: 'built-in', model: '' }}
      errorTitle="Couldn't start scoring"
      submitLabel="Start"
      busyLabel="Starting"
      onSubmit={start}
      onClose={onClose}
    >
      <SelectInput
        source="engine"
        label="Engine"
        options={engines.map((engine) => ({ value: engine.id, label: engineLabel(engine) }))}
        hint={external ? 'A model is called once per game; the calls count toward your limit.' : undefined}
      />
      {external && (
        <TextInput
          source="model"
          label="Model (optional)"
          hint="Name of a model on the connected server. Leave empty for the built-in engine."
        />
      )}
    </FormDialog>
  );
}
