import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** What analyses store about a person. */
@Injectable()
export class PersonAnalysesService {
  constructor(private readonly source: DataSource) {}

  exportAnalyses(userId: string): Promise<object[]> {
    return this.source.query<object[]>(
      `select a.id, a.bundle_id as "bundleId", g.title, a.analyzed_at as "analyzedAt", a.engine, a.model, a.version
       from game_analysis a join games g on g.bundle_id = a.bundle_id
       where a.analyzed_by = $1 order by a.analyzed_at desc, a.id`,
      [userId],
    );
  }

  exportFeedback(userId: string): Promise<object[]> {
    return this.source.query<object[]>(
      `select bundle_id as "bundleId", kind, item_name as "itemName", verdict, name, description,
         created_at as "createdAt"
       from analysis_feedback where user_id = $1 order by created_at desc, item_key`,
      [userId],
    );
  }
}
