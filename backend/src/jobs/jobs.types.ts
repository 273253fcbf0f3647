import type { EntityManager } from 'typeorm';

export const JOB_STATES = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

export type ItemState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

/** Only this many failures of a job are kept. */
export const MAX_FAILURES = 1_000;

/** A part of a job that failed, with the reason in one plain sentence. */
export interface JobFailure {
  label: string;
  reason: string;
}

/** What a handler gets to run a job that is a single piece of work. */
export interface JobContext {
  jobId: string;
  params: Record<string, unknown>;
  /** Who started it; absent for schedules and the command line. */
  createdBy?: string | undefined;
  /** Aborted when a person cancels the job, another process has taken it, or this process ends. */
  signal: AbortSignal;
  /** Reports progress; cheap to call often. */
  progress(done: number, total: number, label: string): void;
  /** Records a failure while the rest goes on. */
  fail(failure: JobFailure): void;
  /** Size of the job's file; 0 without one. */
  totalBytes: number;
  /** The job's file, in the order of the upload. @param manager the transaction that reads it */
  file(manager: EntityManager): AsyncIterable<Buffer>;
}

/** The part of a context that long work reports to, whether it runs as a job or on the command line. */
export type JobReporting = Pick<JobContext, 'signal' | 'progress' | 'fail' | 'totalBytes' | 'createdBy'>;

/** Opens an imported file within the transaction of its import, which then needs no second connection. */
export type ReadImport = (manager: EntityManager) => AsyncIterable<Buffer>;

/** The result of a job, if it has one. */
export type JobResult = Record<string, unknown> | undefined;

/** Who asks for a change of a job. */
export interface JobCaller {
  role?: string;
}

/**
 * Runs a kind of job that is a single piece of work. Must be safe to repeat: after a crash it runs again from the
 * start.
 */
export interface JobHandler {
  kind: string;
  /** True when only administrators may cancel it. */
  adminOnly?: boolean;
  /** True when it uses up what its creator may spend: it is cancelled when the person loses access. */
  personal?: boolean;
  run(context: JobContext): Promise<JobResult>;
}

/** Runs a kind of job that consists of items, which all processes share. */
export interface ItemsHandler {
  kind: string;
  /** As in {@link JobHandler}. */
  personal?: boolean;
  /** Lanes, with the most items that run at once in one process. Lane names must be unique across domains. */
  lanes: Readonly<Record<string, number>>;
  /** Runs one item; must be safe to repeat. */
  runItem(context: ItemContext): Promise<ItemEnd>;
  /** Called before {@link summarize}, outside of its transaction; must be safe to repeat. */
  prepareEnd?(): Promise<void>;
  /**
   * Called when every item has ended, in the transaction that ends the job.
   * @throws JobError to end the job as failed
   */
  summarize(items: FinishedItem[], job: SummarizedJob, manager: EntityManager): Promise<JobResult>;
}

export type SummarizedJob = Pick<JobContext, 'jobId' | 'params' | 'createdBy'>;

export interface NewJob {
  kind: string;
  title: string;
  params?: Record<string, unknown>;
  /** If a live job has this key, it is joined instead of starting another. */
  joinKey?: string;
  createdBy?: string;
}

/** One short piece of a job, run by one process. */
export interface NewJobItem {
  /** Unique within the job. */
  key: string;
  /** For display, for instance in a failure. */
  label: string;
  /** What it works on: only one live job of a kind works on a scope. */
  scope: string;
  /** Items of one lane wait when too many of them are running in a process. */
  lane: string;
  params: Record<string, unknown>;
}

/** A period from `from` (inclusive) to `to` (exclusive). */
export interface Span {
  from: Date;
  to: Date;
}

export interface EndedJobs {
  completed: number;
  failed: number;
}

/** One occurrence of a schedule; it starts one job, however many processes see it. */
export interface ScheduleTick {
  name: string;
  at: Date;
}

/** How often work on a scope has failed, and when last. */
export interface Failures {
  count: number;
  last: Date;
}

export interface StartedJob {
  jobId: string;
  /** True when a live job that works on the same scopes was joined. */
  joined: boolean;
}

/** What a handler gets to run one item. */
export interface ItemContext {
  jobId: string;
  label: string;
  params: Record<string, unknown>;
  /** 1 the first time. */
  attempt: number;
  /** Aborted when the job is cancelled, another process has taken the item, or this process ends. */
  signal: AbortSignal;
  /**
   * Ends the item within the transaction that stores its outcome, so that both happen or neither.
   * @throws ClaimLostError when another process has taken the item: roll the transaction back
   */
  settle(manager: EntityManager, result: ItemResult): Promise<void>;
}

/** How an item ended. */
export interface ItemResult {
  state: 'done' | 'failed' | 'cancelled';
  /** One plain sentence; only for a failed item. */
  reason?: string;
  /** Kept with the item for the summary of the job. */
  outcome?: Record<string, unknown>;
}

/** `settled` when the handler has called {@link ItemContext.settle}; `again` to retry later. */
export type ItemEnd = ItemResult | 'settled' | { again: { afterMs: number } };

/** An item that has ended. */
export interface FinishedItem {
  label: string;
  /** See {@link NewJobItem}. */
  scope: string;
  state: ItemState;
  reason: string | null;
  outcome: Record<string, unknown> | null;
  startedAt: Date | null;
  finishedAt: Date | null;
}

/** Another process has taken the item. */
export class ClaimLostError extends Error {}

/** Ends a job as failed, with a sentence for display and any partial result. */
export class JobError extends Error {
  constructor(
    message: string,
    readonly result?: Record<string, unknown>,
  ) {
    super(message);
  }
}
