import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Reads the current lists of rankings within the transaction that loads the sample catalog. */
@Injectable()
export class SampleCatalogRepository {
  /** Real lists of a country as `platform/category/country/type`. */
  async listRealCharts(country: string, manager: EntityManager): Promise<Set<string>> {
    const rows = await manager.query<{ key: string }[]>(
      `select platform || '/' || category || '/' || country || '/' || ranking_type as key
       from ranking_lists where not sample and country = $1`,
      [country],
    );
    return new Set(rows.map(({ key }) => key));
  }
}
