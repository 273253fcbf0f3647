import { Injectable } from '@nestjs/common';
import { AnalysesService } from '../analyses/analyses.service.js';
import { GamesService } from '../games/catalogue/games.service.js';
import { StoreDescriptions } from '../games/descriptions/store-descriptions.service.js';
import type { BrainstormInput, Finding } from './engine/engine.types.js';
import type { BrainstormInputDto } from './idea-assistance.dto.js';
import { IdeasService } from './ideas.service.js';

/** What the inputs of a brainstorm stand for, with what an analysis is certain of. */
@Injectable()
export class IdeaSources {
  constructor(
    private readonly ideas: IdeasService,
    private readonly games: GamesService,
    private readonly analyses: AnalysesService,
    private readonly descriptions: StoreDescriptions,
  ) {}

  /** @throws ProblemException 404 for an idea or a game that is not there */
  read(userId: string, inputs: readonly BrainstormInputDto[]): Promise<BrainstormInput[]> {
    return Promise.all(inputs.map((input) => this.readOne(userId, input)));
  }

  private async readOne(userId: string, input: BrainstormInputDto): Promise<BrainstormInput> {
    const { sourceId, type } = input;
    if (sourceId === undefined) return { ...input };
    if (type === 'idea') {
      await this.ideas.get(userId, sourceId);
      return { ...input };
    }
    await this.games.get(sourceId);
    return { ...input, findings: await this.listFindings(sourceId) };
  }

  private async listFindings(bundleId: string): Promise<Finding[]> {
    const analysis = await this.analyses.findCurrentForGame(bundleId);
    if (!analysis) return [];
    const texts = await this.descriptions.getForGame(bundleId);
    const words = texts.map(({ description }) => description);
    return [...analysis.mechanics, ...analysis.metaElements].flatMap((item): Finding[] => {
      const [quote] = item.evidence ?? [];
      const at = quote ? Math.max(...words.map((text) => text.indexOf(quote))) : -1;
      const verdict = item.feedback?.verdict;
      // What an analyst confirmed is certain; what one rejected is not.
      const confidence =
        verdict === 'confirmed' || verdict === 'corrected'
          ? 'high'
          : verdict === 'rejected'
            ? 'low'
            : item.confidence;
      const finding = { confidence, ...(quote ? { quote } : {}), ...(at >= 0 ? { at } : {}) };
      const names = new Set([item.name, item.feedback?.name ?? item.name]);
      return [...names].map((name) => ({ ...finding, name }));
    });
  }
}
