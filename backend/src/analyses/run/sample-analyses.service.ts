import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ActivityService } from '../../activity/activity.service.js';
import { MarketEvents } from '../../market-events/market-events.service.js';
import { AnalysesRepository } from '../analyses.repository.js';
import { FeedbackRepository } from '../feedback/feedback.repository.js';

/** Deletes analyses of sample texts when their game becomes real. */
@Injectable()
export class SampleAnalyses {
  constructor(
    private readonly analyses: AnalysesRepository,
    private readonly feedback: FeedbackRepository,
    private readonly activity: ActivityService,
    private readonly events: MarketEvents,
  ) {}

  /**
   * Marks analyses without a recorded source as sample data when they quote only sample text or their game never had
   * another text.
   * @param texts sample description by bundle id
   */
  async markUnmarked(manager: EntityManager, texts: ReadonlyMap<string, string>): Promise<void> {
    const bundleIds = [...texts.keys()];
    await this.analyses.markSamplesOnly(bundleIds, manager);
    const rows = await this.analyses.listUnmarked(bundleIds, manager);
    const quoting = rows.filter(({ bundle_id, title, mechanics, meta_elements }) => {
      const sample = foldSpaces(`${title} ${texts.get(bundle_id) ?? ''}`);
      const quotes = [...mechanics, ...meta_elements].flatMap(({ evidence }) => evidence ?? []);
      return quotes.length > 0 && quotes.every((quote) => sample.includes(foldSpaces(quote)));
    });
    this.events.noteAnalyses(manager, bundleIds);
    if (quoting.length === 0) return;
    await this.analyses.markSamples(
      quoting.map(({ id }) => id),
      manager,
    );
  }

  /** Deletes analyses of sample texts, and feedback on items that only they contain. */
  async removeFrom(manager: EntityManager, bundleIds: string[]): Promise<void> {
    const games = await this.analyses.deleteSamples(bundleIds, manager);
    if (games.length === 0) return;
    this.events.noteAnalyses(manager, games);
    await this.analyses.markNewestCurrent(games, manager);
    await this.feedback.deleteWithoutAnalysis(games, manager);
    const many = games.length === 1 ? '1 game is' : `${games.length} games are`;
    await this.activity.record(
      {
        kind: 'analyses.samples-removed',
        text: `${many} real now: analyses of their sample texts were removed`,
      },
      manager,
    );
  }
}

const foldSpaces = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
