import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MarketEvents } from '../../market-events/market-events.service.js';
import type { ChartGap } from './chart-gap.entity.js';
import { CoverageRepository } from './coverage.repository.js';

/** Writes made-up gaps into the sample history. */
@Injectable()
export class SampleGaps {
  constructor(
    private readonly rows: CoverageRepository,
    private readonly events: MarketEvents,
  ) {}

  async write(manager: EntityManager, gaps: readonly Omit<ChartGap, 'sample'>[]): Promise<void> {
    await this.rows.upsertGaps(gaps, { isNews: true, sample: true }, manager);
    this.events.noteGaps(manager, null);
  }

  async remove(manager: EntityManager): Promise<void> {
    await this.rows.deleteSampleGaps(manager);
    this.events.noteGaps(manager, null);
  }
}
