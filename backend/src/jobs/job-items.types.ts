import type { EntityManager } from 'typeorm';

/** One short piece of a job. Several processes share the items of a job; each is done by one of them. */
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

/** How an item ended. */
export interface ItemResult {
  state: 'done' | 'failed';
  /** One plain sentence; only of a failed item. */
  reason?: string;
  /** Kept with the item for the summary of the job. */
  outcome?: Record<string, unknown>;
}

/** What a handler is given to do one item. */
export interface ItemContext {
  jobId: string;
  key: string;
  label: string;
  params: Record<string, unknown>;
  /** 1 the first time. */
  attempt: number;
  /** Aborted when the job is cancelled, the lease is lost, or the process ends. */
  signal: AbortSignal;
  /**
   * Ends the item within the transaction that stores what it brought, so that both happen or neither.
   * @throws LeaseLostError when the item is no longer ours: the transaction must be given up.
   */
  settle(manager: EntityManager, result: ItemResult): Promise<void>;
}

/** `settled` when the handler has called {@link ItemContext.settle}; `again` to be tried later. */
export type ItemEnd = ItemResult | 'settled' | { again: { afterMs: number } };

/** How the items of one kind of job are done. Must be safe to repeat. */
export interface ItemHandler {
  /** Lanes with the most items under way at once in one process. */
  lanes: Readonly<Record<string, number>>;
  run(context: ItemContext): Promise<ItemEnd>;
}

/** An item after its end. */
export interface FinishedItem {
  label: string;
  state: 'done' | 'failed' | 'cancelled';
  outcome: Record<string, unknown> | null;
  startedAt: Date | null;
  finishedAt: Date | null;
}

/** The item was given to another worker, or its job was cancelled. */
export class LeaseLostError extends Error {}

/** One occurrence of a schedule; however many processes see it, it starts one job. */
export interface ScheduleTick {
  name: string;
  at: Date;
}

export interface StartedItems {
  jobId: string;
  /** True when a live job that works on the same things was joined. */
  joined: boolean;
}
