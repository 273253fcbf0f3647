import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useState } from 'react';
import { Link } from 'react-router';
import { isOver } from '../../api/jobs';
import { isAbort, describeError } from '../../api/problem';
import { type ImportOptions, importRankings } from '../../api/rankings';
import { Banner } from '../../components/Banner';
import { DialogHead } from '../../components/DialogHead';
import { FileDrop } from '../../components/FileDrop';
import { useCommand } from '../../components/use-command';
import { formatBytes } from '../../components/format';
import { FailureList } from '../../jobs/FailureList';
import { JobProgress, ProgressRow } from '../../jobs/ProgressRow';
import { useJobs } from '../../jobs/jobs-context';
import { describeSkippedLines, importedChartPath } from '../../jobs/import-outcome';
import { describeOutcome } from '../../jobs/outcome';
import { ImportOptionFields } from './ImportOptionFields';

interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
  onStarted: (jobId: string) => void;
}

type Step =
  | { name: 'choose'; problem?: string }
  | { name: 'sending'; file: File; sent: number; stop: AbortController }
  | { name: 'reading'; jobId: string };

const COLUMNS = 'date, platform, country, type, category, rank, bundle_id, title, developer, icon_url, url';

/** Takes a file of charts and shows it through: sending, reading, outcome line by line. */
export function ImportDialog({ open, onClose, onStarted }: ImportDialogProps) {
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const [options, setOptions] = useState<ImportOptions>({});
  const [hasFailed, setHasFailed] = useState(false);
  const { jobs, cancel } = useJobs();
  const job = step.name === 'reading' ? jobs.find(({ id }) => id === step.jobId) : undefined;

  const { run: send } = useCommand(async (file: File) => {
    const stop = new AbortController();
    setStep({ name: 'sending', file, sent: 0, stop });
    try {
      const { jobId } = await importRankings(
        file,
        options,
        (sent) => setStep({ name: 'sending', file, sent, stop }),
        stop.signal,
      );
      onStarted(jobId);
      setStep({ name: 'reading', jobId });
    } catch (error) {
      if (!isAbort(error)) console.error('The file could not be sent', error);
      setStep({ name: 'choose', problem: isAbort(error) ? undefined : describeError(error) });
    }
  });

  // Closing leaves a running job alone (it reports on the screen) but ends an upload, which lives in this page.
  const close = () => {
    if (step.name === 'sending') step.stop.abort();
    onClose();
  };
  const over = job !== undefined && isOver(job);
  const chart = job && importedChartPath(job);
  const startAgain = () => {
    setHasFailed(job?.state === 'failed');
    setStep({ name: 'choose' });
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      aria-labelledby="import-title"
      fullWidth
      maxWidth="sm"
      slotProps={{ transition: { onExited: () => setStep({ name: 'choose' }) } }}
    >
      <DialogHead id="import-title" title="Import rankings" onClose={close} />
      <div className="dialog-body stack">
        {step.name === 'choose' && (
          <>
            {step.problem && (
              <Banner tone="error" title="The file could not be sent">
                <p>{step.problem} Nothing was imported.</p>
              </Banner>
            )}
            <FileDrop
              title="Drop a CSV, JSON or JSONL file here"
              label="File of rankings"
              accept=".csv,.json,.jsonl,.ndjson,text/csv,application/json"
              onFile={send}
            />
            <p className="text-13 muted">
              A header line names the columns, in any order: {COLUMNS}. A numeric bundle_id is read as an App
              Store ID. Importing the same file twice changes nothing.
            </p>
            <ImportOptionFields options={options} onChange={setOptions} open={hasFailed} />
          </>
        )}
        {step.name === 'sending' && (
          <ProgressRow
            title={`Sending ${step.file.name}`}
            detail={`${formatBytes(step.sent)} of ${formatBytes(step.file.size)}`}
            percent={step.file.size > 0 ? Math.min(100, (step.sent / step.file.size) * 100) : null}
            onCancel={() => step.stop.abort()}
          />
        )}
        {job && !over && <JobProgress job={job} onCancel={cancel} />}
        {job && over && (
          <Banner tone={describeOutcome(job).tone} title={describeOutcome(job).title}>
            {describeOutcome(job).detail && <p>{describeOutcome(job).detail}</p>}
            {chart && (
              <p>
                <Link to={chart} onClick={close}>
                  Show the imported chart
                </Link>
              </p>
            )}
            {job.failures.length > 0 && (
              <>
                {job.state === 'completed' && <p className="muted">{describeSkippedLines(job)}</p>}
                <FailureList failures={job.failures} />
              </>
            )}
          </Banner>
        )}
      </div>
      <div className="dialog-foot">
        {over && <Button onClick={startAgain}>Import another file</Button>}
        <Button
          variant={over ? 'contained' : 'outlined'}
          color={over ? 'primary' : 'inherit'}
          onClick={close}
        >
          {over ? 'Done' : step.name === 'reading' ? 'Continue in background' : 'Cancel'}
        </Button>
      </div>
    </Dialog>
  );
}
