import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService } from '../../activity/activity.service.js';
import type { ActivityAuthor } from '../../activity/activity.types.js';
import { Clock } from '../../common/time/clock.js';
import { invalidField } from '../../common/errors/problem.js';
import { isPrivateUrl } from '../../common/http/address-guard.js';
import { SealedSecrets } from '../../common/sealed-secrets.js';
import { ENV, type Env } from '../../config/env.js';
import { signingSecret } from '../../config/signing-secret.js';
import { ADMINISTRATION_LOCK } from '../../database/locks/locks.js';
import { lockUntilCommit } from '../../database/locks/run-locked.js';
import { DatabaseEvents } from '../../database/database-events.js';
import { type AiConnection, DEFAULT_MODEL, priceAnswer, resolveConnection } from './ai-connection.js';
import type { StoredConnection } from './ai-connection.js';
import type { AiConnectionInput } from './ai-connection.dto.js';
import type { AiConnectionRow } from './ai-connection.entity.js';
import { AiConnectionRepository } from './ai-connection.repository.js';

const CHANNEL = 'ai_connection';
const RETRY_MS = 2_000;

/** The connected model: from environment variables, or set up by administrators with an encrypted key. */
@Injectable()
export class AiConnectionService implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Model');
  private readonly sealed: SealedSecrets;
  private stored: StoredConnection | null = null;
  private closed = false;
  private retry: NodeJS.Timeout | undefined;
  /** Incremented with each change, so that cached clients can be replaced. */
  revision = 0;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly source: DataSource,
    private readonly activity: ActivityService,
    private readonly rows: AiConnectionRepository,
    private readonly events: DatabaseEvents,
    private readonly clock: Clock,
  ) {
    this.sealed = new SealedSecrets(signingSecret(env), 'model key');
  }

  async onModuleInit(): Promise<void> {
    await this.reload();
    this.events.on(CHANNEL, () => this.refresh());
    this.events.onReset(() => this.refresh());
  }

  onApplicationShutdown(): void {
    this.closed = true;
    clearTimeout(this.retry);
  }

  /** Undefined when no model is connected. */
  get current(): AiConnection | undefined {
    return resolveConnection(this.env, this.stored);
  }

  /**
   * The connection with these changes applied; nothing is stored.
   * @throws ProblemException 400 naming the field
   */
  preview(input: AiConnectionInput): AiConnection | undefined {
    return resolveConnection(this.env, this.merge(input, this.stored));
  }

  /** @throws ProblemException 400 naming the field */
  async update(input: AiConnectionInput, author: ActivityAuthor): Promise<void> {
    const next = await this.source.transaction(async (manager) => {
      await lockUntilCommit(manager, ADMINISTRATION_LOCK);
      const next = this.merge(input, this.open(await this.rows.find(manager)));
      this.checkBudget(next);
      if (next) await this.save(next, manager);
      else await this.rows.remove(manager);
      const text = `The connection to a model was ${next ? 'changed' : 'removed'}`;
      await this.activity.recordBy(author, { kind: 'ai.connection_changed', text }, manager);
      await this.events.notify(CHANNEL, '', manager);
      return next;
    });
    this.apply(next);
  }

  /** A budget without prices would never be used up. @throws ProblemException 400 */
  private checkBudget(next: StoredConnection | null): void {
    const connection = resolveConnection(this.env, next);
    if (!connection || connection.dailyBudget === null) return;
    if (priceAnswer(connection, connection.model, { prompt: 1, completion: 1 }) === null)
      throw invalidField('dailyBudget', 'needs the prices of the model: enter them too');
  }

  private async save(next: StoredConnection, manager: EntityManager): Promise<void> {
    const { key, promptPrice, completionPrice, dailyBudget, ...rest } = next;
    const text = (value: number | null) => value?.toString() ?? null;
    const row = {
      ...rest,
      sealedKey: key === null ? null : this.sealed.seal(key),
      promptPrice: text(promptPrice),
      completionPrice: text(completionPrice),
      dailyBudget: text(dailyBudget),
      updatedAt: this.clock.now(),
    };
    await this.rows.save(row, manager);
  }

  private merge(input: AiConnectionInput, stored: StoredConnection | null): StoredConnection | null {
    const { env } = this;
    const isFixed = Boolean(env.OPENAI_API_KEY ?? env.OPENAI_BASE_URL);
    for (const field of ['baseUrl', 'key'] as const) {
      if (isFixed && input[field]) throw invalidField(field, 'is set by the environment of the server');
    }
    if (env.OPENAI_MODEL && input.model && input.model !== env.OPENAI_MODEL) {
      throw invalidField('model', 'is set by OPENAI_MODEL in the environment of the server');
    }
    const baseUrl = (input.baseUrl ?? stored?.baseUrl ?? '').replace(/\/+$/, '');
    if (!baseUrl && !isFixed) return null;
    const allowPrivate = input.allowPrivate ?? stored?.allowPrivate ?? false;
    if (baseUrl && isPrivateUrl(baseUrl) && !allowPrivate) {
      throw invalidField('baseUrl', 'is in your own network: allow private addresses first');
    }
    // A key belongs to the server that it was entered for.
    const storedKey = stored && stored.baseUrl === baseUrl ? stored.key : null;
    const pick = (field: 'promptPrice' | 'completionPrice' | 'dailyBudget') =>
      input[field] === undefined ? (stored?.[field] ?? null) : input[field];
    return {
      ...{ baseUrl, allowPrivate },
      key: input.key === undefined ? storedKey : input.key || null,
      model: input.model || stored?.model || DEFAULT_MODEL,
      promptPrice: pick('promptPrice'),
      completionPrice: pick('completionPrice'),
      dailyBudget: pick('dailyBudget'),
    };
  }

  /** Reads changes by other processes; while the database is unreachable, the last known ones stay. */
  private refresh(): void {
    clearTimeout(this.retry);
    if (this.closed) return;
    this.reload().catch(() => {
      if (!this.closed) this.retry = setTimeout(() => this.refresh(), RETRY_MS).unref();
    });
  }

  private async reload(): Promise<void> {
    this.apply(this.open(await this.rows.find()));
  }

  private apply(stored: StoredConnection | null): void {
    this.stored = stored;
    this.revision++;
  }

  private open(row: AiConnectionRow | null): StoredConnection | null {
    const toNumber = (value: string | null) => (value === null ? null : Number(value));
    const key = row?.sealedKey ? this.sealed.open(row.sealedKey) : null;
    if (row?.sealedKey && key === null) {
      this.logger.warn('The stored key of the model cannot be opened: enter it again in Settings.');
    }
    return (
      row && {
        ...{ baseUrl: row.baseUrl, key, model: row.model, allowPrivate: row.allowPrivate },
        promptPrice: toNumber(row.promptPrice),
        completionPrice: toNumber(row.completionPrice),
        dailyBudget: toNumber(row.dailyBudget),
      }
    );
  }
}
