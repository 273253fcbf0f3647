import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ListingDetailsService } from '../../../games/listings/listing-details.service.js';
import { getInstallRate } from '../snapshots/daily-snapshot.js';
import type { Storefront } from '../game-history.repository.js';
import { ListingSnapshotsRepository } from '../snapshots/listing-snapshots.repository.js';

/** More days than the rate covers, because some have no count. */
const LOOKED_AT = 15;

/** Stores installs per day with the listing, so that lists of games can sort by it. */
@Injectable()
export class InstallRates {
  constructor(
    private readonly snapshots: ListingSnapshotsRepository,
    private readonly listings: ListingDetailsService,
  ) {}

  async update(storefront: Storefront, manager: EntityManager): Promise<void> {
    const days = await this.snapshots.listLastDays(storefront, LOOKED_AT, manager);
    await this.listings.writeRate(storefront, getInstallRate(days), manager);
  }
}
