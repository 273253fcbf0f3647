import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActivityService } from '../activity/activity.service.js';
import { Clock } from '../common/clock.js';
import { invalidField, notFound } from '../common/errors/problem.js';
import type { AnalysisDto, FeedbackInput } from './analyses.dto.js';
import { itemKey } from './analyses.types.js';
import { AnalysesService } from './analyses.service.js';
import { FeedbackRepository } from './feedback.repository.js';
import { truncate } from '../common/truncate.js';

/** What analysts say of the items that engines found. It belongs to the game, so no later run can take it away. */
@Injectable()
export class FeedbackService {
  constructor(
    private readonly source: DataSource,
    private readonly feedback: FeedbackRepository,
    private readonly analyses: AnalysesService,
    private readonly activity: ActivityService,
    private readonly clock: Clock,
  ) {}

  /**
   * Confirms, corrects or rejects an item, or takes that back. What somebody said before is replaced.
   * @returns the analysis with it
   * @throws ProblemException 404 unknown analysis or item, 400 a correction without words
   */
  async give(analysisId: string, input: FeedbackInput, userId: string): Promise<AnalysisDto> {
    const analysis = await this.analyses.get(analysisId);
    const item = findItem(analysis, input);
    if (input.verdict === 'corrected' && !input.name && !input.description) {
      throw invalidField('name', 'or a description must say what is right');
    }
    return this.source.transaction(async (manager) => {
      const key = { bundleId: analysis.bundleId, kind: input.kind, itemKey: itemKey(item) };
      if (input.verdict === null) await this.feedback.delete(key, manager);
      else {
        const corrects = input.verdict === 'corrected';
        await this.feedback.upsert(
          {
            ...key,
            itemName: item.name,
            verdict: input.verdict,
            name: (corrects && input.name) || null,
            description: (corrects && input.description) || null,
            userId,
            createdAt: this.clock.now(),
          },
          manager,
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
      return this.analyses.get(analysisId, manager);
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
