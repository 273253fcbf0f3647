import { Injectable } from '@nestjs/common';
import { AnalysesService } from '../../analyses/analyses.service.js';
import { GamesService } from '../../games/catalog/games.service.js';
import { StoreDescriptions } from '../../games/descriptions/store-descriptions.service.js';
import { truncate } from '../../common/text/truncate.js';
import type { BrainstormInput, Finding } from '../engine/engine.types.js';
import { isEnglish } from '../engine/talk/languages.js';
import type { BrainstormInputDto } from './idea-assistance.dto.js';
import { IdeasService } from '../ideas.service.js';
import type { IdeaSource } from '../ideas.types.js';

const LANGUAGE_SAMPLE = 600;

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
  readSources(userId: string, inputs: readonly BrainstormInputDto[]): Promise<BrainstormInput[]> {
    return Promise.all(inputs.map((input) => this.readOne(userId, input)));
  }

  /** The games an idea was made from, with what is known of them; deleted ones are left out. */
  async readOrigins(sources: readonly IdeaSource[]): Promise<BrainstormInput[]> {
    const games = sources.flatMap(({ type, sourceId, name }) =>
      type === 'game' && sourceId ? [{ name, sourceId }] : [],
    );
    return Promise.all(
      games.map(async ({ name, sourceId }) => {
        const { text: _text, ...read } = await this.readAnalysis(sourceId);
        return { name, type: 'game' as const, sourceId, ...read };
      }),
    );
  }

  private async readOne(userId: string, input: BrainstormInputDto): Promise<BrainstormInput> {
    const { sourceId, type } = input;
    if (sourceId === undefined) return { ...input };
    if (type === 'idea') {
      await this.ideas.get(userId, sourceId);
      return { ...input };
    }
    await this.games.get(sourceId);
    const { findings, text, storeText, ...known } = await this.readAnalysis(sourceId);
    // Whoever names no item means the game as it was analyzed.
    const named = input.mechanics.length + input.metaElements.length > 0 ? input : { ...input, ...known };
    return { ...named, findings, ...(text ? { text } : {}), ...(storeText ? { storeText } : {}) };
  }

  /** Names and findings of a game's current analysis; none without one. */
  private async readAnalysis(bundleId: string) {
    const analysis = await this.analyses.findCurrentForGame(bundleId);
    const texts = await this.descriptions.getForGame(bundleId);
    const words = texts.map(({ description }) => description);
    const text = words.find((one) => isEnglish(truncate(one, LANGUAGE_SAMPLE)));
    const storeText = text ?? words[0];
    if (!analysis) return { mechanics: [], metaElements: [], findings: [], text, storeText };
    const findings = [...analysis.mechanics, ...analysis.metaElements].flatMap((item): Finding[] => {
      const [quote] = item.evidence ?? [];
      // Without a description, the title is used.
      const at = quote ? Math.max(0, ...words.map((text) => text.indexOf(quote))) : -1;
      const verdict = item.feedback?.verdict;
      const rejected = verdict === 'rejected';
      // What an analyst confirmed is certain; what one rejected is not.
      const confidence =
        verdict === 'confirmed' || verdict === 'corrected' ? 'high' : rejected ? 'low' : item.confidence;
      const finding = { confidence, rejected, ...(quote ? { quote } : {}), ...(at >= 0 ? { at } : {}) };
      const names = new Set([item.name, item.feedback?.name ?? item.name]);
      return [...names].map((name) => ({ ...finding, name }));
    });
    const listNames = (items: typeof analysis.mechanics) =>
      items.flatMap(({ name, feedback }) =>
        feedback?.verdict === 'rejected' ? [] : [feedback?.name ?? name],
      );
    return {
      mechanics: listNames(analysis.mechanics),
      metaElements: listNames(analysis.metaElements),
      ...{ findings, text, storeText },
    };
  }
}
