import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ChartGap } from './chart-gap.entity.js';
import { CoverageRepository } from './coverage.repository.js';

/** Invented days on which charts of the sample history did not come. */
@Injectable()
export class SampleGaps {
  constructor(private readonly rows: CoverageRepository) {}

  write(manager: EntityManager, gaps: readonly Omit<ChartGap, 'sample'>[]): Promise<void> {
    return this.rows.upsertGaps(gaps, { isNews: true, sample: true }, manager);
  }

  remove(manager: EntityManager): Promise<void> {
    return this.rows.deleteSampleGaps(manager);
  }
}
