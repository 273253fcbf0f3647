import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { ListSpec } from '../common/list/list-query.js';
import type { Job } from './job.entity.js';
import { JOB_STATES, type JobState, MAX_FAILURES } from './jobs.types.js';
import { AtMost } from '../common/list/at-most.decorator.js';

export class JobProgressDto {
  /** Steps done. */
  done: number;
  /** Steps in all; 0 while that is not known yet. */
  total: number;
  /** What is being done right now. */
  label: string;
}

export class JobFailureDto {
  label: string;
  reason: string;
}

export class JobDto {
  id: string;
  /** Kind of work, for example `rankings.import`. */
  kind: string;
  title: string;
  state: JobState;
  progress: JobProgressDto;
  /** What did not work; a job that is `completed` with failures did the rest. */
  @AtMost(MAX_FAILURES)
  failures: JobFailureDto[];
  error: string | null;
  result: Record<string, unknown> | null;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
}

/** Answer of an operation that started long work, or joined the same work under way. */
export class JobStartedDto {
  jobId: string;
}

/** What every request that starts a job is answered. */
export const startedAnswer = (jobId: string): JobStartedDto => ({ jobId });

/** Query of an upload that becomes a job. */
export class UploadQuery {
  /** Name of the file, shown with the job. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  filename?: string;
}

export const JOB_LIST: ListSpec<keyof JobDto> = {
  resource: 'jobs',
  columns: [
    'id',
    'kind',
    'title',
    'state',
    'progress',
    'failures',
    'error',
    'result',
    'createdAt',
    'startedAt',
    'finishedAt',
  ],
  types: { timestamp: ['createdAt', 'startedAt', 'finishedAt'] },
  sort: ['createdAt', 'kind', 'state', 'finishedAt'],
  defaultOrder: 'DESC',
  filter: { kind: 'text', state: JOB_STATES, updatedSince: 'date' },
};

export function toJobDto(job: Job): JobDto {
  return {
    id: job.id,
    kind: job.kind,
    title: job.title,
    state: job.state,
    progress: { done: Number(job.progressDone), total: Number(job.progressTotal), label: job.progressLabel },
    failures: job.failures,
    error: job.error,
    result: job.result,
    createdAt: job.createdAt,
    startedAt: job.startedAt,
    finishedAt: job.finishedAt,
  };
}
