import type { EntityManager } from 'typeorm';

export const JOB_STATES = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

export type ItemState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

/** A job that fails more often keeps the first ones. */
export const MAX_FAILURES = 1_000;

/** Something in a job that did not work, in one plain sentence. */
export interface JobFailure {
  label: string;
  reason: string;
}

/** What a handler is given to do a job that is one piece. */
export interface JobContext {
  jobId: string;
  params: Record<string, unknown>;
  /** Who started it; absent for schedules and the command line. */
  createdBy?: string | undefined;
  /** Aborted when a person cancels the job, another process has taken it, or this process ends. */
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
export type JobReporting = Pick<JobContext, 'signal' | 'progress' | 'fail' | 'totalBytes' | 'createdBy'>;

/** What a job tells at its end, if anything. */
export type JobResult = Record<string, unknown> | undefined;

/** A kind of job that is one piece. A handler must be safe to repeat: after a crash it runs again from the start. */
export interface JobHandler {
  kind: string;
  run(context: JobContext): Promise<JobResult>;
}

/** A kind of job that is made of items, which all processes share. */
export interface ItemsHandler {
  kind: string;
  /** Lanes, with the most items under way at once in one process. Their names must be the domain's own. */
  lanes: Readonly<Record<string, number>>;
  /** Does one item; must be safe to repeat. */
  runItem(context: ItemContext): Promise<ItemEnd>;
  /** Called when every item has ended. @throws JobError to end the job as failed */
  summarize(items: FinishedItem[], job: SummarizedJob): Promise<JobResult>;
}

export type SummarizedJob = Pick<JobContext, 'jobId' | 'params' | 'createdBy'>;

export interface NewJob {
  kind: string;
  title: string;
  params?: Record<string, unknown>;
  /** A live job with this key is joined instead of starting another. */
  joinKey?: string;
  createdBy?: string;
}

/** One short piece of a job; each is done by one process. */
export interface NewJobItem {
  /** Unique within the job. */
  key: string;
  /** As people read it, for instance in a failure. */
  label: string;
  /** What it belongs to: of all live jobs of a kind only one works on a scope. */
  scope: string;
  /** Items of one lane wait for each other when too many of them are under way in a process. */
  lane: string;
  params: Record<string, unknown>;
}

/** One occurrence of a schedule; however many processes see it, it starts one job. */
/** From a moment, it included, until another. */
export interface Span {
  from: Date;
  to: Date;
}

export interface EndedJobs {
  completed: number;
  failed: number;
}

export interface ScheduleTick {
  name: string;
  at: Date;
}

export interface StartedJob {
  jobId: string;
  /** True when a live job that works on the same things was joined. */
  joined: boolean;
}

/** What a handler is given to do one item. */
export interface ItemContext {
  jobId: string;
  label: string;
  params: Record<string, unknown>;
  /** 1 the first time. */
  attempt: number;
  /** Aborted when the job is cancelled, another process has taken the item, or this process ends. */
  signal: AbortSignal;
  /**
   * Ends the item within the transaction that stores what it brought, so that both happen or neither.
   * @throws ClaimLostError when another process has taken the item: the transaction must be given up.
   */
  settle(manager: EntityManager, result: ItemResult): Promise<void>;
}

/** How an item ended. */
export interface ItemResult {
  state: 'done' | 'failed' | 'cancelled';
  /** One plain sentence; only of a failed item. */
  reason?: string;
  /** Kept with the item for the summary of the job. */
  outcome?: Record<string, unknown>;
}

/** `settled` when the handler has called {@link ItemContext.settle}; `again` to be tried later. */
export type ItemEnd = ItemResult | 'settled' | { again: { afterMs: number } };

/** An item after its end. */
export interface FinishedItem {
  label: string;
  /** As it was given: see {@link NewJobItem}. */
  scope: string;
  state: ItemState;
  reason: string | null;
  outcome: Record<string, unknown> | null;
  startedAt: Date | null;
  finishedAt: Date | null;
}

/** Another process has taken the item. */
export class ClaimLostError extends Error {}

/** Ends a job as failed with a sentence that people may read, and what is known of it all the same. */
export class JobError extends Error {
  constructor(
    message: string,
    readonly result?: Record<string, unknown>,
  ) {
    super(message);
  }
}
