export const JOB_STATES = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Something in a job that did not work, in one plain sentence. */
export interface JobFailure {
  label: string;
  reason: string;
}

/** What a handler is given to do one job. */
export interface JobContext {
  jobId: string;
  params: Record<string, unknown>;
  /** Aborted when a person cancels the job, its lease is lost, or the process ends. */
  signal: AbortSignal;
  /** Says how far the work is; cheap to call often. */
  progress(done: number, total: number, label: string): void;
  /** Notes something that did not work while the rest goes on. */
  fail(failure: JobFailure): void;
  /** Size of the file that the job was started with; 0 when there is none. */
  totalBytes: number;
  /** The file that the job was started with, in the order it was sent. */
  file(): AsyncIterable<Buffer>;
}

/** The part of a context that long work reports to, be it a job or the command line. */
export type JobReporting = Pick<JobContext, 'signal' | 'progress' | 'fail' | 'totalBytes'>;

/** What a job tells at its end, if anything. */
export type JobResult = Record<string, unknown> | undefined;

/** One kind of long work. A handler must be safe to repeat: after a crash it runs again from the start. */
export interface JobHandler {
  kind: string;
  run(context: JobContext): Promise<JobResult>;
}

export interface NewJob {
  kind: string;
  title: string;
  params?: Record<string, unknown>;
  /** A live job with this key is joined instead of starting another. */
  joinKey?: string;
  createdBy?: string;
}

/** Ends a job as failed with a sentence that people may read, and what is known of it all the same. */
export class JobError extends Error {
  constructor(
    message: string,
    readonly result?: Record<string, unknown>,
  ) {
    super(message);
  }
}
