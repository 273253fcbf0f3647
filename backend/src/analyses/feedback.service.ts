import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActivityService } from '../activity/activity.service.js';
import { Clock } from '../common/clock.js';
import { invalidField, notFound } from '../common/errors/problem.js';
import type { AnalysisDto, FeedbackInput } from './analyses.dto.js';
import { itemKey } from './analyses.types.js';
import { AnalysisStore } from './analysis-store.js';
import { truncate } from '../common/truncate.js';

/** What analysts say of the items that engines found. It belongs to the game, so no later run can take it away. */
@Injectable()
export class FeedbackService {
  constructor(
    private readonly source: DataSource,
    private readonly store: AnalysisStore,
    private readonly activity: ActivityService,
    private readonly clock: Clock,
  ) {}

  /**
   * Confirms, corrects or rejects an item, or takes that back. What somebody said before is replaced.
   * @returns the analysis with it
   * @throws ProblemException 404 unknown analysis or item, 400 a correction without words
   */
  async give(analysisId: string, input: FeedbackInput, userId: string): Promise<AnalysisDto> {
    const analysis = await this.store.get(analysisId);
    const item = findItem(analysis, input);
    if (input.verdict === 'corrected' && !input.name && !input.description) {
      throw invalidField('name', 'or a description must say what is right');
    }
    return this.source.transaction(async (manager) => {
      const key = [analysis.bundleId, input.kind, itemKey(item)];
      if (input.verdict === null) {
        await manager.query(
          'delete from analysis_feedback where bundle_id = $1 and kind = $2 and item_key = $3',
          key,
        );
      } else {
        const corrects = input.verdict === 'corrected';
        await manager.query(
          `insert into analysis_feedback (bundle_id, kind, item_key, item_name, verdict, name, description, user_id,
             created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
           on conflict (bundle_id, kind, item_key) do update set item_name = excluded.item_name,
             verdict = excluded.verdict, name = excluded.name, description = excluded.description,
             user_id = excluded.user_id, created_at = excluded.created_at`,
          [
            ...key,
            item.name,
            input.verdict,
            (corrects && input.name) || null,
            (corrects && input.description) || null,
            userId,
            this.clock.now(),
          ],
        );
      }
      const what = input.verdict === null ? 'open again' : input.verdict;
      await this.activity.record(
        {
          kind: 'analysis.feedback',
          text: `"${truncate(item.name, 100)}" of "${truncate(analysis.title, 100)}" is ${what}`,
          subject: analysis.bundleId,
          userId,
        },
        manager,
      );
      return this.store.get(analysisId, manager);
    });
  }
}

function findItem(analysis: AnalysisDto, { kind, itemId, itemName }: FeedbackInput) {
  if (!itemId && !itemName) throw invalidField('itemId', 'or itemName must say which item');
  const wanted = itemName?.trim().toLowerCase();
  const item = analysis[kind].find((entry) =>
    itemId ? entry.id === itemId : entry.name.trim().toLowerCase() === wanted,
  );
  if (!item) throw notFound('This analysis has no such item.', 'item_not_found');
  return item;
}
