import { Injectable } from '@nestjs/common';
import type { AnalysisInput } from '../ai/ai.types.js';
import { notFound, ProblemException } from '../common/errors/problem.js';
import { GamesService } from '../games/catalogue/games.service.js';
import { type StoreText, StoreDescriptions } from '../games/descriptions/store-descriptions.service.js';
import { MarketDataService } from '../market-data/details/market-data.service.js';
import { refusalProblem, richestText } from './analysis-text.js';

/** A text to be analysed, and the game it is about: a placeholder may have got its name while the page was fetched. */
export interface GameText {
  bundleId: string;
  input: AnalysisInput;
  /** Who gave the description, see {@link StoreText}. */
  source: string;
}

const NO_TEXT = 'No store description of this game is known yet';

/** Finds the words to analyse: those of the catalogue, else those of the store page, which is fetched then. */
@Injectable()
export class AnalysisTexts {
  constructor(
    private readonly games: GamesService,
    private readonly texts: StoreDescriptions,
    private readonly market: MarketDataService,
  ) {}

  /**
   * @param isRead whether the engine reads a description's language
   * @throws ProblemException 404 unknown game, 422 nothing to read; the signal's reason
   */
  async find(
    bundleId: string,
    isRead: (description: string) => boolean,
    signal?: AbortSignal,
  ): Promise<GameText> {
    const game = await this.games.find(bundleId);
    if (!game) throw notFound('Game not found', 'game_not_found');
    const stored = await this.texts.getForGame(bundleId);
    if (stored.length > 0) return { bundleId, ...toInput(richestText(stored, isRead), game.title) };
    // Games of the sample catalogue are in no store.
    if (game.sample) throw refusalProblem(`${NO_TEXT}.`, 'no_description');
    const fetched = await this.fetch(bundleId, signal);
    const texts = await this.texts.getForGame(fetched);
    return { bundleId: fetched, ...toInput(richestText(texts, isRead), game.title) };
  }

  /** Has the store's page fetched and stored. @returns the game's bundle id afterwards */
  private async fetch(bundleId: string, signal: AbortSignal | undefined): Promise<string> {
    try {
      return (await this.market.get({ bundleId, signal })).bundleId;
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof ProblemException)) throw error;
      const why =
        error.getStatus() === 404 ? 'the store has no page of it' : `none could be fetched: ${error.detail}`;
      throw refusalProblem(`${NO_TEXT}, and ${why.replace(/\.$/, '')}.`, 'no_description');
    }
  }
}

function toInput(text: StoreText | undefined, title: string): Omit<GameText, 'bundleId'> {
  if (!text) throw refusalProblem(`${NO_TEXT}.`, 'no_description');
  const { genre, description, source } = text;
  return { input: { title: text.title || title, genre, description }, source };
}
