import { Button } from '../../components/actions/Button';
import { Dialog } from '../../components/dialogs/Dialog';
import { useState } from 'react';
import { Link } from 'react-router';
import { isOver } from '../../api/team/jobs';
import { isAbort } from '../../api/problem';
import { type ImportOptions, importRankings } from '../../api/charts/rankings';
import { Banner } from '../../components/states/Banner';
import { FileInput } from '../../components/forms/FileInput';
import { FormBanner } from '../../components/forms/FormBanner';
import { SaveForm } from '../../components/forms/SaveForm';
import { formatBytes } from '../../components/text/format';
import { FailureList } from '../../jobs/FailureList';
import { JobProgress, ProgressRow } from '../../jobs/ProgressRow';
import { useJobs } from '../../jobs/jobs-context';
import { describeSkippedLines, importedChartPath } from '../../jobs/import-outcome';
import { describeOutcome } from '../../jobs/outcome';
import { ImportOptionFields } from './ImportOptionFields';

interface ImportDialogProps {
  onClose: () => void;
  onStarted: (jobId: string) => void;
}

type ImportEntry = ImportOptions & { file: File };

type Step =
  | { name: 'choose' }
  | { name: 'sending'; file: File; sent: number; stop: AbortController }
  | { name: 'reading'; jobId: string };

const COLUMNS = 'date, platform, country, type, category, rank, bundle_id, title, developer, icon_url, url';

/** Imports a chart file, from upload through processing to the result line by line. */
export function ImportDialog({ onClose, onStarted }: ImportDialogProps) {
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const [options, setOptions] = useState<ImportOptions>({});
  const [hasFailed, setHasFailed] = useState(false);
  const { jobs } = useJobs();
  const job = step.name === 'reading' ? jobs.find(({ id }) => id === step.jobId) : undefined;

  const send = async ({ file, ...chosen }: ImportEntry) => {
    const options = Object.entries(chosen).filter(([, value]) => value !== '');
    const known = Object.fromEntries(options) as ImportOptions;
    setOptions(known);
    const stop = new AbortController();
    setStep({ name: 'sending', file, sent: 0, stop });
    try {
      const { jobId } = await importRankings(
        file,
        known,
        (sent) => setStep({ name: 'sending', file, sent, stop }),
        stop.signal,
      );
      onStarted(jobId);
      setStep({ name: 'reading', jobId });
    } catch (error) {
      setStep({ name: 'choose' });
      if (!isAbort(error)) throw error;
    }
  };

  // Closing aborts an upload, which needs this page, but not a running job, which reports on the screen.
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
    <Dialog title="Import rankings" onClose={close}>
      <div className="dialog-body stack">
        {/* Stays mounted during the upload, so that it can show errors. */}
        <div hidden={step.name !== 'choose'}>
          <SaveForm<ImportEntry> className="stack" values={options} onSubmit={send}>
            <FormBanner errorTitle="The file could not be sent" unaffected="Nothing was imported." />
            {/* Above the drop zone, because choosing a file imports it. */}
            <ImportOptionFields open={hasFailed} />
            <FileInput
              source="file"
              title="Drop a CSV, JSON or JSONL file here"
              label="File of rankings"
              accept=".csv,.json,.jsonl,.ndjson,text/csv,application/json"
            />
            <p className="text-13 muted">
              A header line names the columns, in any order: {COLUMNS}. A numeric bundle_id is read as an App
              Store ID. Importing the same file twice changes nothing.
            </p>
          </SaveForm>
        </div>
        {step.name === 'sending' && (
          <ProgressRow
            title={`Sending ${step.file.name}`}
            detail={`${formatBytes(step.sent)} of ${formatBytes(step.file.size)}`}
            percent={step.file.size > 0 ? Math.min(100, (step.sent / step.file.size) * 100) : null}
            onCancel={() => step.stop.abort()}
          />
        )}
        {job && !over && <JobProgress job={job} />}
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
        {over && <Button label="Import another file" onClick={startAgain} />}
        <Button
          label={over ? 'Done' : step.name === 'reading' ? 'Continue in background' : 'Cancel'}
          variant={over ? 'contained' : 'outlined'}
          color={over ? 'primary' : 'inherit'}
          onClick={close}
        />
      </div>
    </Dialog>
  );
}
