import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import { DataSource } from 'typeorm';
import { HostBudgetRepository } from '../../common/http/host-limits/host-budget.repository.js';
import { ENV, type Env } from '../../config/env.js';
import { connectStores, type StoreConnection } from './connect-stores.js';

/** Calls that were sent, by host. */
export type CallsPerHost = Record<string, number>;

/** The one connection to the stores, paced for the whole installation. */
@Injectable()
export class Stores implements OnApplicationShutdown {
  readonly connection: StoreConnection;
  /** False when both stores are servers of our own, which need no pace. */
  readonly isPaced: boolean;
  private readonly calls = new AsyncLocalStorage<CallsPerHost>();

  constructor(source: DataSource, @Inject(ENV) env: Env) {
    this.isPaced = !isReplayed(env);
    this.connection = connectStores(env, {
      budget: new HostBudgetRepository(source),
      paced: this.isPaced,
      onCall: ({ host }) => {
        const calls = this.calls.getStore();
        if (calls) calls[host] = (calls[host] ?? 0) + 1;
      },
    });
  }

  /** Runs work and counts its outgoing calls in `calls`. */
  countCalls<T>(calls: CallsPerHost, work: () => Promise<T>): Promise<T> {
    return this.calls.run(calls, work);
  }

  onApplicationShutdown(): void {
    this.connection.client.close();
  }
}

/**
 * A store address on this very machine is our replay server (or a private mirror with limits of its own), so
 * calls to it need not be slow. Only when both stores are: no real store is ever called without its pace.
 */
function isReplayed({
  APP_STORE_URL,
  GOOGLE_PLAY_URL,
}: Pick<Env, 'APP_STORE_URL' | 'GOOGLE_PLAY_URL'>): boolean {
  return [APP_STORE_URL, GOOGLE_PLAY_URL].every(
    (url) => url !== undefined && isLoopback(new URL(url).hostname),
  );
}

function isLoopback(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(name);
}
