import { Injectable } from '@nestjs/common';
import { ActivityService } from '../../activity/activity.service.js';
import type { Actor } from '../../common/access/access.types.js';
import { invalidField } from '../../common/errors/problem.js';
import { ListingDetailsService } from '../../games/listings/listing-details.service.js';
import { MarketDataService } from './market-data.service.js';
import { readStoreLink } from '../stores/store-link.js';

/** Adds a single game by its store address or id. */
@Injectable()
export class AddGameService {
  constructor(
    private readonly market: MarketDataService,
    private readonly listings: ListingDetailsService,
    private readonly activity: ActivityService,
  ) {}

  /**
   * Fetches a game from its store and stores it; an existing one is only refreshed.
   * @returns its bundle id
   * @throws ProblemException 400, 404 "Game not found", 502, 503 or 504
   */
  async add(
    storeUrl: string,
    actor: Actor,
    signal?: AbortSignal,
  ): Promise<{ bundleId: string; isNew: boolean }> {
    const link = readStoreLink(storeUrl);
    if (!link) {
      throw invalidField(
        'storeUrl',
        'must be the address of a Google Play or App Store page, a package name or a track id',
      );
    }
    const before = await this.listings.listForGame(link.bundleId);
    const isNew = !before.some(({ platform }) => !link.platform || platform === link.platform);
    const { bundleId, title } = await this.market.get({ ...link, signal, fresh: isNew });
    if (isNew) {
      const { userId, requestId } = actor;
      const text = `Added the game "${title}"`;
      await this.activity.tryRecord({ kind: 'game.added', text, subject: bundleId, userId, requestId });
    }
    return { bundleId, isNew };
  }
}
