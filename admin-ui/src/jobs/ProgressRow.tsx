import { Button } from '../components/actions/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import type { Job } from '../api/types';
import { Icon } from '../components/text/Icon';
import { formatCount, timeLeft } from '../components/text/format';
import { useAction } from '../components/actions/use-action';
import { useJobs } from './jobs-context';

interface ProgressRowProps {
  title: string;
  detail: string;
  /** 0–100; null when unknown. */
  percent: number | null;
  waiting?: boolean;
  onCancel?: () => Promise<void> | void;
}

/** A job's title, progress and Cancel. */
export function ProgressRow({ title, detail, percent, waiting, onCancel }: ProgressRowProps) {
  const [stopping, setStopping] = useState(false);
  const { run: cancel } = useAction(async () => {
    setStopping(true);
    try {
      await onCancel?.();
    } catch (error) {
      setStopping(false);
      throw error;
    }
  }, `“${title}” could not be stopped`);
  return (
    <div className="row far card pad" role="group" aria-label={title}>
      <Icon name={waiting ? 'clock' : 'refresh'} className={waiting ? 'accent' : 'accent turning'} />
      <div className="grow stack tight">
        {/* One line each, so that the row keeps its height while the detail changes. */}
        <div className="text-13 stack tight" role="status">
          <b className="cut">{title}</b>
          <span className="muted cut" title={detail}>
            {detail}
          </span>
        </div>
        <LinearProgress
          aria-label={title}
          variant={percent === null && !waiting ? 'indeterminate' : 'determinate'}
          value={percent ?? 0}
        />
      </div>
      {onCancel && (
        <Button size="small" variant="text" disabled={stopping} onClick={() => void cancel()}>
          {stopping ? 'Stopping' : 'Cancel'}
        </Button>
      )}
    </div>
  );
}

/** ProgressRow of a job. */
export function JobProgress({ job }: { job: Job }) {
  const { cancel } = useJobs();
  const { done, total } = job.progress;
  return (
    <ProgressRow
      title={job.title}
      detail={describeProgress(job)}
      percent={total ? Math.min(100, (done / total) * 100) : null}
      waiting={job.state === 'queued'}
      onCancel={() => cancel(job.id)}
    />
  );
}

/** A row for each job. */
export const RunningJobs = ({ jobs }: { jobs: Job[] }) =>
  jobs.map((job) => <JobProgress key={job.id} job={job} />);

/** "2 of 111 done · about 8 s left · reading Puzzle", in the order in which a narrow row may cut it. */
export function describeProgress(job: Job, now: number = Date.now()): string {
  if (job.state === 'queued') return 'Queued. Starts automatically';
  const { done, total } = job.progress;
  // The rest follows from the total, shown next.
  const label = total ? job.progress.label.replace(/ · [\d,]+ left$/, '') : job.progress.label;
  const left = job.startedAt && total ? timeLeft(done, total, Date.parse(job.startedAt), now) : null;
  // Without a total the label describes the progress; the bare count is shown only without a label.
  const amount = total
    ? `${formatCount(done)} of ${formatCount(total)} done`
    : done > 0 && !label
      ? `${formatCount(done)} done`
      : null;
  return [amount, left, label].filter(Boolean).join(' · ') || 'working';
}
