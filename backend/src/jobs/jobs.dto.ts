import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { ListSpec } from '../common/list/list-query.js';
import type { Job } from './job.entity.js';
import { JOB_STATES, type JobState, MAX_FAILURES } from './jobs.types.js';
import { AtMost } from '../common/list/at-most.decorator.js';

export class JobProgressDto {
  /** Steps done. */
  done: number;
  /** Steps in total; 0 while that is unknown. */
  total: number;
  /** Current step, for display. */
  label: string;
}

export class JobFailureDto {
  /** The part that failed, for instance a chart, a game or a line of a file. */
  label: string;
  /** Why it failed, in one sentence. */
  reason: string;
}

export class JobDto {
  /** UUID of the job. */
  id: string;
  /** Kind of work, for example `rankings.import`. */
  kind: string;
  /** What the job does, for display. */
  title: string;
  /** `queued` waits for a worker, `running`, or how it ended. */
  state: JobState;
  /** How far it is. */
  progress: JobProgressDto;
  /** Parts that failed; a job that is `completed` with failures did the rest. */
  @AtMost(MAX_FAILURES)
  failures: JobFailureDto[];
  /** Why the whole job failed; null otherwise. */
  error: string | null;
  /**
   * Outcome of a completed job, whose fields depend on `kind`: those of `RefreshResultDto` for `rankings.refresh`, of
   * `ImportResultDto` for `rankings.import`; null otherwise.
   */
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    anyOf: [
      { $ref: getSchemaPath('RefreshResultDto') },
      { $ref: getSchemaPath('ImportResultDto') },
      { type: 'object', additionalProperties: true },
    ],
  })
  result: Record<string, unknown> | null;
  /** When it was queued (UTC). */
  createdAt: Date;
  /** When work began (UTC); null while it is queued. */
  startedAt: Date | null;
  /** When it ended (UTC); null before that. */
  finishedAt: Date | null;
}

/** Response of an operation that starts long work, or joins the same work already running. */
export class JobStartedDto {
  /** UUID of the job: follow it at `/api/jobs/{id}`. */
  jobId: string;
}

/** What every request that starts a job is answered. */
export const startedAnswer = (jobId: string): JobStartedDto => ({ jobId });

/** Query of an upload that is processed by a job. */
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
