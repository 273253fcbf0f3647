import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActivityService } from '../../activity/activity.service.js';
import type { Actor } from '../../common/access/access.types.js';
import { Clock } from '../../common/time/clock.js';
import { conflict, invalidField, notFound } from '../../common/errors/problem.js';
import type { AddedItemInput, AnalysisDto, FeedbackInput } from '../analyses.dto.js';
import { itemKey } from '../analyses.types.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { StoreDescriptions } from '../../games/descriptions/store-descriptions.service.js';
import { AnalysesRepository } from '../analyses.repository.js';
import { TaxonomyService } from '../taxonomy/taxonomy.service.js';
import { findsCue } from '../../ai/engines/built-in/built-in.engine.js';
import { toCue } from '../../ai/taxonomy/phrases.js';
import { AnalysesService } from '../analyses.service.js';
import { FeedbackRepository } from './feedback.repository.js';
import { truncate } from '../../common/text/truncate.js';

/** Feedback of analysts on items. It belongs to the game, so later runs keep it. */
@Injectable()
export class FeedbackService {
  constructor(
    private readonly source: DataSource,
    private readonly feedback: FeedbackRepository,
    private readonly analyses: AnalysesService,
    private readonly rows: AnalysesRepository,
    private readonly taxonomy: TaxonomyService,
    private readonly texts: StoreDescriptions,
    private readonly idempotency: IdempotencyService,
    private readonly activity: ActivityService,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores or removes feedback on an item; earlier feedback is replaced.
   * @returns the analysis with it
   * @throws ProblemException 404 unknown analysis or item, 400 a correction without words
   */
  async submitFeedback(analysisId: string, input: FeedbackInput, userId: string): Promise<AnalysisDto> {
    const analysis = await this.analyses.get(analysisId);
    const item = findItem(analysis, input);
    if (input.verdict === 'corrected' && !input.name && !input.description) {
      throw invalidField('name', 'is required without a description: say what is right');
    }
    const isAdded = item.feedback?.verdict === 'added';
    // What an analyst added is confirmed by that.
    if (isAdded && input.verdict === 'confirmed') return analysis;
    return this.source.transaction(async (manager) => {
      const key = { bundleId: analysis.bundleId, kind: input.kind, itemKey: itemKey(item) };
      const cues = await this.rows.listCues(analysisId, key.itemKey, manager);
      if (isAdded && input.verdict !== 'corrected')
        await this.taxonomy.withdrawCue(key.itemKey, key.bundleId, manager);
      if (input.verdict === null) {
        await this.feedback.delete(key, manager);
      } else {
        const corrects = input.verdict === 'corrected';
        await this.feedback.upsert(
          {
            ...key,
            itemName: item.name,
            verdict: isAdded && corrects ? 'added' : input.verdict,
            name: (corrects && input.name) || null,
            description: (corrects && input.description) || null,
            userId,
            createdAt: this.clock.now(),
            quote: null,
            cues,
          },
          manager,
        );
      }
      if (item.id) await this.taxonomy.reviewCues({ ...item, id: item.id, kind: input.kind }, cues, manager);
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

  /**
   * Adds an item that no engine found, and proposes its cue to the taxonomy.
   * @throws ProblemException 404 unknown analysis, 400 unknown entry or a sentence of another text, 409 named already
   */
  async addItem(analysisId: string, input: AddedItemInput, actor: Actor): Promise<AnalysisDto> {
    const { entryId, quote, cue = quote } = input;
    const analysis = await this.analyses.get(analysisId);
    const { bundleId, title } = analysis;
    const entry = await this.taxonomy.assertEntry(entryId, undefined, () =>
      invalidField('entryId', 'is no entry'),
    );
    if (analysis[entry.kind].some(({ id, feedback }) => id === entryId && feedback?.verdict !== 'rejected'))
      throw conflict(`The analysis already includes "${entry.name}".`, 'conflict', {
        entryId: 'is already included',
      });
    const texts = await this.texts.getForGame(bundleId);
    if (!texts.some((text) => foldSpaces(`${text.title}\n${text.description}`).includes(foldSpaces(quote))))
      throw invalidField('quote', 'does not appear in the title or description of the game');
    if (input.cue) checkCue(input.cue, quote);
    return this.source.transaction(async (manager) => {
      await this.feedback.upsert(
        {
          ...{ bundleId, kind: entry.kind, itemKey: entryId, itemName: entry.name, verdict: 'added', quote },
          ...{ name: null, description: null, cues: [], userId: actor.userId ?? null },
          createdAt: this.clock.now(),
        },
        manager,
      );
      if (toCue(cue)) await this.taxonomy.proposeCue({ entryId, cue, quote, bundleId }, actor, manager);
      const text = `"${entry.name}" was added to "${truncate(title, 100)}"`;
      await this.activity.recordBy(actor, { kind: 'analysis.feedback', text, subject: bundleId }, manager);
      const dto = await this.analyses.get(analysisId, manager);
      await this.idempotency.storeAnswer(manager, dto);
      return dto;
    });
  }
}

/** @throws ProblemException 400 when the words would not even find the sentence that they were taken from */
function checkCue(words: string, quote: string): void {
  const cue = toCue(words);
  if (!cue) throw invalidField('cue', 'must be 1 to 8 words');
  if (!findsCue(cue, quote)) throw invalidField('cue', 'must be consecutive words of the sentence');
}

/** Line breaks in a copied sentence are ignored. */
const foldSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

function findItem(analysis: AnalysisDto, { kind, itemId, itemName }: FeedbackInput) {
  if (!itemId && !itemName) throw invalidField('itemId', 'is required without itemName: name the item');
  const wanted = itemName?.trim().toLowerCase();
  const item = analysis[kind].find((entry) =>
    itemId ? entry.id === itemId : entry.name.trim().toLowerCase() === wanted,
  );
  if (!item) throw notFound('This analysis has no such item.', 'item_not_found');
  return item;
}
