import { nameStore, STORE_NAMES } from '../../games/games.types.js';
import { Injectable } from '@nestjs/common';
import type { AnalysisInput, StoreFacts } from '../../ai/ai.types.js';
import { notFound, ProblemException } from '../../common/errors/problem.js';
import { GamesService } from '../../games/catalog/games.service.js';
import { type StoreText, StoreDescriptions } from '../../games/descriptions/store-descriptions.service.js';
import { UpstreamError } from '../../common/http/upstream-error.js';
import { MarketDataService } from '../../market-data/details/market-data.service.js';
import { refusalProblem, richestText } from './analysis-text.js';

/** A text to analyze and its game; a placeholder may have been renamed while the page was fetched. */
export interface GameText {
  bundleId: string;
  input: AnalysisInput;
  /** Source of the description, see {@link StoreText}. */
  source: string;
  /** Why no readable text exists; set when there is only an unreadable one. */
  unread?: string;
}

/** Which descriptions an engine can read, and which should be replaced. */
export interface DescriptionChecks {
  isRead: (description: string) => boolean;
  isUseless: (description: string) => boolean;
}

/** Storefront with English pages, and the time limit for fetching one. */
const ENGLISH_STOREFRONT = 'us';
const ENGLISH_TIMEOUT_MS = 10_000;

const NO_ENGLISH = 'No English text of it could be fetched from the stores.';
const NO_TEXT = 'No store description of this game is known yet';

/** Finds the text to analyze: of the catalog, or of the store page, which is fetched then. */
@Injectable()
export class AnalysisTexts {
  constructor(
    private readonly games: GamesService,
    private readonly texts: StoreDescriptions,
    private readonly market: MarketDataService,
  ) {}

  /**
   * An unreadable text is replaced by the English store page if there is one.
   * @throws ProblemException 404 unknown game, 422 nothing to read; the signal's reason
   */
  async find(
    bundleId: string,
    { isRead, isUseless }: DescriptionChecks,
    signal?: AbortSignal,
  ): Promise<GameText> {
    const game = await this.games.find(bundleId);
    if (!game) throw notFound('Game not found', 'game_not_found');
    const stored = await this.texts.getForGame(bundleId);
    const best = richestText(stored, isRead);
    if (best && (game.sample || !isUseless(best.description)))
      return this.addFacts({ bundleId, ...toInput(best, game.title) });
    if (best) return this.findEnglish({ bundleId, ...toInput(best, game.title) }, isRead, signal);
    // Sample games are in no store.
    if (game.sample) throw refusalProblem(`${NO_TEXT}.`, 'no_description');
    const fetched = await this.fetch(bundleId, signal);
    const texts = await this.texts.getForGame(fetched);
    return this.addFacts({ bundleId: fetched, ...toInput(richestText(texts, isRead), game.title) });
  }

  /** Returns the English store page, or the unreadable text when there is none. */
  private async findEnglish(
    text: GameText,
    isRead: (description: string) => boolean,
    signal: AbortSignal | undefined,
  ): Promise<GameText> {
    const facts = await this.texts.listFacts(text.bundleId);
    const listings = facts.filter(({ languages }) => languages.length > 0);
    if (listings.length > 0 && !listings.some(({ languages }) => languages.includes('EN'))) {
      const stated = listings.map(
        ({ platform, languages }) =>
          `${nameStore(platform)} lists it in ${languages.join(', ')}, not in English.`,
      );
      return { ...text, unread: stated.join(' ') };
    }
    const timeout = AbortSignal.timeout(ENGLISH_TIMEOUT_MS);
    try {
      const { bundleId } = await this.market.get({
        bundleId: text.bundleId,
        country: ENGLISH_STOREFRONT,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      const best = richestText(await this.texts.getForGame(bundleId), isRead);
      if (best && isRead(best.description))
        return await this.addFacts({ bundleId, ...toInput(best, text.input.title) });
      return { ...text, unread: NO_ENGLISH };
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof ProblemException || error instanceof UpstreamError)) throw error;
      return { ...text, unread: NO_ENGLISH };
    }
  }

  private async addFacts(text: GameText): Promise<GameText> {
    const facts = (await this.texts.listFacts(text.bundleId)).map(
      ({ platform, genre, languages: _languages, ...fact }): StoreFacts => ({
        ...fact,
        store: STORE_NAMES[platform],
        category: genre,
      }),
    );
    return { ...text, input: { ...text.input, facts } };
  }

  /** Fetches and stores the store page. @returns the game's bundle id afterwards */
  private async fetch(bundleId: string, signal: AbortSignal | undefined): Promise<string> {
    try {
      return (await this.market.get({ bundleId, signal })).bundleId;
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof ProblemException)) throw error;
      const why =
        error.getStatus() === 404 ? 'the store has no page for it' : `none could be fetched: ${error.detail}`;
      throw refusalProblem(`${NO_TEXT}, and ${why.replace(/\.$/, '')}.`, 'no_description');
    }
  }
}

function toInput(text: StoreText | undefined, title: string): Omit<GameText, 'bundleId'> {
  if (!text) throw refusalProblem(`${NO_TEXT}.`, 'no_description');
  const { genre, description, source } = text;
  return { input: { title: text.title || title, genre, description }, source };
}
