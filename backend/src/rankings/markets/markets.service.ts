import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService } from '../../activity/activity.service.js';
import type { Actor } from '../../common/access/access.types.js';
import { Clock } from '../../common/time/clock.js';
import { countryCode, countryName } from '../../common/countries.js';
import { countRunsPerDay, isCron, nextRun, runsMoreThanHourly } from '../../common/time/cron.js';
import { conflict, invalidField, notFound } from '../../common/errors/problem.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { ENV, type Env } from '../../config/env.js';
import { PLATFORMS } from '../../games/games.types.js';
import { planMarkets } from './plan-markets.js';
import type { MarketRun } from './market.entity.js';
import type { MarketChange, MarketDto, MarketInput } from './markets.dto.js';
import { type MarketRow, MarketsRepository } from './markets.repository.js';
import { hasStorefront, noStorefrontText } from './storefronts.js';
import { MAX_MARKETS } from '../rankings.types.js';

/** The market of a new installation. */
const FIRST_COUNTRY = 'us';

/** A market in effect: the stored row combined with the environment variables. */
export interface ActiveMarket extends MarketRow {
  schedule: string | null;
  pinned: boolean;
}

const newMarket = (country: string): MarketRow => ({
  country,
  platforms: [...PLATFORMS],
  cron: null,
  paused: false,
  isTest: false,
  lastRunAt: null,
  lastRun: null,
});

/**
 * The countries whose charts are fetched, and when. Those in RANKINGS_COUNTRIES are markets as long as the variable
 * names them; the others are managed on screen. Every process reads them from the database each time, so that a
 * change takes effect everywhere at once.
 */
@Injectable()
export class MarketsService {
  constructor(
    private readonly source: DataSource,
    private readonly markets: MarketsRepository,
    private readonly activity: ActivityService,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  list(query: ListQuery): ListPage<MarketDto> {
    const read = async () => {
      const rows = (await this.listAll()).map((market) => this.toDto(market));
      const { paused, test } = query.filter;
      const ids = query.filter.id as string[] | undefined;
      const after = (query.filter.after ?? '') as string;
      return rows
        .filter(
          (row) =>
            (paused === undefined || row.paused === paused) &&
            (test === undefined || row.test === test) &&
            (!ids || ids.includes(row.id)) &&
            row.id > after,
        )
        .sort(compareBy(query));
    };
    return {
      page: async () => {
        const rows = await read();
        return { rows: rows.slice(query.offset, query.offset + query.limit), total: rows.length };
      },
      async *batches() {
        yield await read();
      },
    };
  }

  /** @throws ProblemException 404 */
  async get(country: string): Promise<MarketDto> {
    return this.toDto(await this.find(country));
  }

  /** @throws ProblemException 400 naming what is wrong; 409 when it is already a market or there are too many */
  async create(input: MarketInput, actor: Actor): Promise<MarketDto> {
    const country = countryCode(input.country);
    if (!country) throw invalidField('country', 'is not a country');
    return this.change(country, actor, 'added', (known, all) => {
      if (known) throw conflict(`${countryName(country)} is already a market.`, 'market_exists');
      if (all.length >= MAX_MARKETS)
        throw conflict(`There are already ${MAX_MARKETS} markets. Remove one first.`, 'too_many_markets');
      // Unless stores are named, those with a storefront in the country.
      const platforms = PLATFORMS.filter((platform) => hasStorefront(platform, country));
      if (platforms.length === 0) throw invalidField('country', 'has no storefront in either store');
      return this.merge({ ...newMarket(country), platforms }, input);
    });
  }

  /** @throws ProblemException 400, 404; 409 when RANKINGS_COUNTRIES says otherwise */
  async update(country: string, input: MarketChange, actor: Actor): Promise<MarketDto> {
    return this.change(country, actor, 'changed', (known) => {
      if (!known) throw notFound('Market not found');
      const next = this.merge(known, input);
      if (known.pinned && (next.isTest || next.paused || next.platforms.length < PLATFORMS.length))
        throw refusePinned(country);
      return next;
    });
  }

  /**
   * Its charts stay.
   * @throws ProblemException 404; 409 for the last market and those in RANKINGS_COUNTRIES
   */
  async remove(country: string, actor: Actor): Promise<MarketDto> {
    const before = await this.get(country);
    await this.change(country, actor, 'removed', (known, all) => {
      if (!known) throw notFound('Market not found');
      if (known.pinned) throw refusePinned(country);
      if (all.length === 1)
        throw conflict(
          `${countryName(country)} is the only market. Add another one first, or pause it.`,
          'last_market',
        );
      return null;
    });
    return before;
  }

  /** Every market, including paused ones. */
  async listAll(manager?: EntityManager): Promise<ActiveMarket[]> {
    const stored = await this.markets.listMarkets(manager);
    const named = this.env.RANKINGS_COUNTRIES;
    const wanted = named.length > 0 || stored.length > 0 ? named : [FIRST_COUNTRY];
    const known = new Map<string, MarketRow>(stored.map((market) => [market.country, market]));
    for (const country of wanted) if (!known.has(country)) known.set(country, newMarket(country));
    return [...known.values()].map((market) => {
      const isPinned = named.includes(market.country);
      return {
        ...market,
        ...(isPinned && { paused: false, isTest: false, platforms: [...PLATFORMS] }),
        pinned: isPinned,
        schedule: market.cron ?? this.env.RANKINGS_CRON ?? null,
      };
    });
  }

  /** Markets that a refresh of all markets fetches: those in RANKINGS_COUNTRIES first, in their order. */
  async listActive(): Promise<ActiveMarket[]> {
    const named = this.env.RANKINGS_COUNTRIES;
    const getOrder = ({ country }: ActiveMarket) =>
      named.includes(country) ? named.indexOf(country) : named.length;
    return (await this.listAll()).filter(({ paused }) => !paused).sort((a, b) => getOrder(a) - getOrder(b));
  }

  nextRun({ paused, schedule }: ActiveMarket): Date | null {
    return paused ? null : nextRun(schedule, this.clock.now());
  }

  /** Records the result of a refresh, by country. */
  async noteRuns(runs: ReadonlyMap<string, MarketRun>, manager: EntityManager): Promise<void> {
    await this.markets.lockForChange(manager);
    await this.store([...runs.keys()], manager);
    await this.markets.updateRuns(runs, this.clock.now(), manager);
  }

  /** Stores markets that so far exist only through the environment or by default. */
  async store(countries: string[], manager: EntityManager): Promise<void> {
    const stored = new Set((await this.markets.listMarkets(manager)).map(({ country }) => country));
    for (const { country } of await this.listAll(manager)) {
      if (countries.includes(country) && !stored.has(country))
        await this.markets.upsertMarket(newMarket(country), manager);
    }
  }

  private async find(country: string): Promise<ActiveMarket> {
    const market = (await this.listAll()).find((one) => one.country === country.toLowerCase());
    if (!market) throw notFound('Market not found');
    return market;
  }

  /** @param decide returns the new market, or null to remove it */
  private async change(
    requested: string,
    actor: Actor,
    verb: string,
    decide: (known: ActiveMarket | undefined, all: ActiveMarket[]) => MarketRow | null,
  ): Promise<MarketDto> {
    const country = requested.toLowerCase();
    const last = await this.source.transaction(async (manager) => {
      await this.markets.lockForChange(manager);
      const all = await this.listAll(manager);
      const known = all.find((market) => market.country === country);
      const next = decide(known, all);
      // The market of a new installation stays one when another is added.
      if (this.env.RANKINGS_COUNTRIES.length === 0) await this.store([FIRST_COUNTRY], manager);
      if (next) await this.markets.upsertMarket(next, manager);
      else await this.markets.deleteMarket(country, manager);
      const text = `Market ${countryName(country)} ${verb}`;
      await this.activity.recordBy(actor, { kind: `market.${verb}`, text, subject: country }, manager);
      return known;
    });
    return verb === 'removed' && last ? this.toDto(last) : this.get(country);
  }

  /** @throws ProblemException 400 naming what is wrong */
  private merge(market: MarketRow, change: MarketChange): MarketRow {
    const { country } = market;
    const platforms = change.platforms
      ? PLATFORMS.filter((platform) => change.platforms?.includes(platform))
      : market.platforms;
    for (const platform of change.platforms ?? []) {
      if (!hasStorefront(platform, country))
        throw invalidField('platforms', noStorefrontText(platform, country));
    }
    const cron = change.cron === undefined ? market.cron : change.cron || null;
    if (change.cron) this.checkCron(change.cron);
    return {
      ...market,
      platforms,
      cron,
      paused: change.paused ?? market.paused,
      isTest: change.test ?? market.isTest,
    };
  }

  private checkCron(cron: string): void {
    if (!isCron(cron)) throw invalidField('cron', 'must be a schedule of five fields such as "0 6 * * *"');
    if (runsMoreThanHourly(cron, this.clock.now()))
      throw invalidField('cron', 'must start at most once an hour');
  }

  private toDto(market: ActiveMarket): MarketDto {
    const { country, platforms, cron, schedule, paused, isTest, pinned, lastRunAt, lastRun } = market;
    const charts = planMarkets([market]).length;
    return {
      id: country,
      country,
      name: countryName(country),
      platforms,
      cron,
      schedule,
      paused,
      test: isTest,
      pinned,
      chartsPerRun: charts,
      chartsPerDay: schedule === null ? null : charts * countRunsPerDay(schedule, this.clock.now()),
      lastRunAt,
      lastRunJobId: lastRun?.jobId ?? null,
      lastRunCharts: lastRun?.charts ?? null,
      lastRunFound: lastRun?.found ?? null,
      lastRunRows: lastRun?.rows ?? null,
      nextRunAt: this.nextRun(market),
    };
  }
}

const refusePinned = (country: string) =>
  conflict(
    `${countryName(country)} is set by RANKINGS_COUNTRIES, with both stores. Take it out of that variable first.`,
    'market_pinned',
  );

/** By the requested field, markets without a value last; then by name. By id as the cursor `after` compares it. */
function compareBy({ sort, order }: ListQuery): (a: MarketDto, b: MarketDto) => number {
  const sign = order === 'ASC' ? 1 : -1;
  const getKey = (row: MarketDto) =>
    sort === 'lastRunAt' ? row.lastRunAt : sort === 'nextRunAt' ? row.nextRunAt : null;
  return (a, b) => {
    if (sort === 'id') return sign * (a.id < b.id ? -1 : 1);
    const [one, two] = [getKey(a), getKey(b)];
    if (one && two && one.getTime() !== two.getTime()) return sign * (one.getTime() - two.getTime());
    if (Boolean(one) !== Boolean(two)) return one ? -1 : 1;
    return (sort === 'name' ? sign : 1) * a.name.localeCompare(b.name, 'en');
  };
}
