import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { type BudgetRule, type BudgetTurn, type HostBudget, reserveTurn } from './host-budget.js';

/** No queue is longer; a stored time further ahead means that the clock was set back. */
const FURTHEST_MS = 3_600_000;
const RETRY_MS = 1_000;
const MAX_RETRY_MS = 60_000;

/** Budget shared by all processes: one row per host, by the time of the database. */
export class HostBudgetRepository implements HostBudget {
  constructor(private readonly source: DataSource) {}

  async reserve(key: string, rule: BudgetRule, maxWaitMs: number): Promise<BudgetTurn> {
    const started = Date.now();
    for (;;) {
      const spentMs = Date.now() - started;
      try {
        return await this.reserveCall(key, rule, maxWaitMs - spentMs);
      } catch (error) {
        // Database outages say nothing about the host, so callers just wait longer.
        if (spentMs + RETRY_MS > Math.min(maxWaitMs, MAX_RETRY_MS)) throw error;
        await wait(RETRY_MS, undefined, { ref: false });
      }
    }
  }

  private async reserveCall(key: string, rule: BudgetRule, maxWaitMs: number): Promise<BudgetTurn> {
    return await this.source.transaction(async (manager) => {
      await manager.query('insert into host_budgets (key) values ($1) on conflict do nothing', [key]);
      const [stored] = await manager.query<{ next_free: number | null }[]>(
        'select next_free from host_budgets where key = $1 for update',
        [key],
      );
      // Read after the row is locked: time passes while waiting for it.
      const [clock] = await manager.query<{ now: number }[]>(
        'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
      );
      const now = clock?.now ?? Date.now();
      const storedFree = stored?.next_free ?? undefined;
      const { turn, nextFree } = reserveTurn(
        storedFree !== undefined && storedFree > now + FURTHEST_MS ? now : storedFree,
        rule,
        now,
        maxWaitMs,
      );
      if (turn.granted)
        await manager.query('update host_budgets set next_free = $2 where key = $1', [key, nextFree]);
      return turn;
    });
  }
}
