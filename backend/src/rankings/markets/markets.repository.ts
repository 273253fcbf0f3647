import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { DatabaseEvents } from '../../database/database-events.js';
import { type ChartMarket, MARKETS_CHANNEL } from '../rankings.types.js';
import { Market, type MarketRun } from './market.entity.js';
import { UserDefaultMarket } from './user-default-market.entity.js';

export type MarketRow = Pick<
  Market,
  'country' | 'platforms' | 'cron' | 'paused' | 'isTest' | 'lastRunAt' | 'lastRun'
>;

/** The tables of markets and of people's default markets. */
@Injectable()
export class MarketsRepository {
  constructor(
    @InjectRepository(Market) private readonly markets: Repository<Market>,
    @InjectRepository(UserDefaultMarket) private readonly ownDefaults: Repository<UserDefaultMarket>,
    private readonly events: DatabaseEvents,
  ) {}

  listMarkets(manager: EntityManager = this.markets.manager): Promise<Market[]> {
    return manager.find(Market, { order: { country: 'ASC' } });
  }

  /** Serializes changes of markets until the transaction ends; then every process is notified. */
  async lockForChange(manager: EntityManager): Promise<void> {
    await manager.query('lock table markets in share row exclusive mode');
    this.events.dispatchOnCommit(manager, MARKETS_CHANNEL, '');
    await this.events.notify(MARKETS_CHANNEL, '', manager);
  }

  async upsertMarket(
    { country, platforms, cron, paused, isTest }: Omit<MarketRow, 'lastRunAt' | 'lastRun'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.upsert(Market, { country, platforms, cron, paused, isTest }, ['country']);
  }

  async deleteMarket(country: string, manager: EntityManager): Promise<void> {
    await manager.delete(Market, { country });
  }

  /** Records the result of a refresh; countries that are not markets are skipped. */
  async updateRuns(runs: ReadonlyMap<string, MarketRun>, at: Date, manager: EntityManager): Promise<void> {
    for (const [country, lastRun] of runs)
      await manager.update(Market, { country }, { lastRunAt: at, lastRun: { ...lastRun } });
  }

  async findInstallationDefault(): Promise<ChartMarket | null> {
    const [row] = await this.markets.query<ChartMarket[]>(
      `select default_platform as platform, country, default_category as category
       from markets where default_platform is not null order by updated_at desc limit 1`,
    );
    return row ?? null;
  }

  /** @param place null removes the installation's default */
  async updateInstallationDefault(place: ChartMarket | null, manager: EntityManager): Promise<void> {
    await manager.query(`update markets set default_platform = null, default_category = null
      where default_platform is not null`);
    if (!place) return;
    const { country, platform, category } = place;
    await manager.update(Market, { country }, { defaultPlatform: platform, defaultCategory: category });
  }

  async findOwnDefault(userId: string): Promise<ChartMarket | null> {
    const row = await this.ownDefaults.findOneBy({ userId });
    return row && { platform: row.platform, country: row.country, category: row.category };
  }

  async upsertOwnDefault(userId: string, place: ChartMarket): Promise<void> {
    await this.ownDefaults.upsert({ userId, ...place }, ['userId']);
  }

  async deleteOwnDefault(userId: string): Promise<void> {
    await this.ownDefaults.delete({ userId });
  }
}
