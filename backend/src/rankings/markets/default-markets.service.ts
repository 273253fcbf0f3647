import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActivityService } from '../../activity/activity.service.js';
import type { Principal } from '../../common/access/access.types.js';
import { countryName } from '../../common/countries.js';
import { invalidField } from '../../common/errors/problem.js';
import { checkChart } from '../check-chart.js';
import type { ChartMarket } from '../rankings.types.js';
import type { DefaultMarketInput, DefaultMarketsDto } from './markets.dto.js';
import { MarketsRepository } from './markets.repository.js';
import { MarketsService } from './markets.service.js';

/** What screens open with when the address names no market. */
@Injectable()
export class DefaultMarkets {
  constructor(
    private readonly source: DataSource,
    private readonly repository: MarketsRepository,
    private readonly markets: MarketsService,
    private readonly activity: ActivityService,
  ) {}

  async get(userId: string): Promise<DefaultMarketsDto> {
    const [own, installation] = await Promise.all([
      this.repository.findOwnDefault(userId),
      this.repository.findInstallationDefault(),
    ]);
    return { own, installation };
  }

  /** The person's own choice. */
  findOwn(userId: string): Promise<ChartMarket | null> {
    return this.repository.findOwnDefault(userId);
  }

  /** The person's own choice, else the installation's. */
  async find(userId: string | undefined): Promise<ChartMarket | null> {
    const own = userId ? await this.findOwn(userId) : null;
    return own ?? this.repository.findInstallationDefault();
  }

  /** @throws ProblemException 400 naming an unknown category or country */
  async setOwn(userId: string, input: DefaultMarketInput | null): Promise<DefaultMarketsDto> {
    if (input) await this.repository.upsertOwnDefault(userId, checkChart(input));
    else await this.repository.deleteOwnDefault(userId);
    return this.get(userId);
  }

  /** @throws ProblemException 400 naming an unknown category, or a country that is no market */
  async setInstallation(user: Principal, input: DefaultMarketInput | null): Promise<DefaultMarketsDto> {
    const place = input && checkChart(input);
    await this.source.transaction(async (manager) => {
      await this.repository.lockForChange(manager);
      if (place) {
        const markets = await this.markets.listAll(manager);
        if (!markets.some(({ country }) => country === place.country))
          throw invalidField('country', `${countryName(place.country)} is not a market. Add it first`);
        await this.markets.store([place.country], manager);
      }
      await this.repository.updateInstallationDefault(place, manager);
      const text = place
        ? `Default market set to ${countryName(place.country)}`
        : 'Default market of the installation cleared';
      await this.activity.recordBy(user, { kind: 'market.default', text }, manager);
    });
    return this.get(user.userId);
  }
}
