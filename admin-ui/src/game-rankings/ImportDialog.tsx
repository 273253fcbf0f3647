import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useState } from 'react';
import { isAbort } from '../api/http';
import { isOver } from '../api/jobs';
import { messageOf } from '../api/problem';
import { importRankings } from '../api/rankings';
import { Banner } from '../components/Banner';
import { DialogHead } from '../components/DialogHead';
import { FileDrop } from '../components/FileDrop';
import { formatBytes } from '../components/format';
import { FailureList } from '../jobs/FailureList';
import { JobProgress, ProgressRow } from '../jobs/ProgressRow';
import { useJobs } from '../jobs/jobs-context';
import { outcomeOf } from '../jobs/outcome';

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
  const { jobs, cancel } = useJobs();
  const job = step.name === 'reading' ? jobs.find(({ id }) => id === step.jobId) : undefined;

  const send = async (file: File) => {
    const stop = new AbortController();
    setStep({ name: 'sending', file, sent: 0, stop });
    try {
      const { jobId } = await importRankings(
        file,
        (sent) => setStep({ name: 'sending', file, sent, stop }),
        stop.signal,
      );
      onStarted(jobId);
      setStep({ name: 'reading', jobId });
    } catch (error) {
      if (!isAbort(error)) console.error('The file could not be sent', error);
      setStep({ name: 'choose', problem: isAbort(error) ? undefined : messageOf(error) });
    }
  };

  // Closing leaves a running job alone (it reports on the screen) but ends an upload, which lives in this page.
  const close = () => {
    if (step.name === 'sending') step.stop.abort();
    onClose();
  };
  const over = job !== undefined && isOver(job);

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
              A header line names the columns, in any order: {COLUMNS}. Digits alone as bundle id are an App
              Store track id. Importing the same file twice changes nothing.
            </p>
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
          <Banner tone={outcomeOf(job).tone} title={outcomeOf(job).title}>
            {outcomeOf(job).detail && <p>{outcomeOf(job).detail}</p>}
            {job.failures.length > 0 && (
              <>
                <p className="muted">These lines were passed over; the others are in.</p>
                <FailureList failures={job.failures} />
              </>
            )}
          </Banner>
        )}
      </div>
      <div className="dialog-foot">
        {over && <Button onClick={() => setStep({ name: 'choose' })}>Import another file</Button>}
        <Button
          variant={over ? 'contained' : 'outlined'}
          color={over ? 'primary' : 'inherit'}
          onClick={close}
        >
          {over ? 'Done' : step.name === 'reading' ? 'Close, it goes on' : 'Cancel'}
        </Button>
      </div>
    </Dialog>
  );
}
