import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { prepared } from '../database/prepared.js';
import { UPSERT_GAMES, UPSERT_GAMES_AND_LISTINGS, type CatalogueStatement } from './catalogue.statements.js';
import { mergePlaceholders } from './merge-placeholders.js';
import { MergedGames } from './merged-games.service.js';
import { SampleFacts } from './sample-facts.service.js';
import type { ListingFacts, Platform } from './games.types.js';

/** Key of a listing: platform and store id (package name, or App Store track id). */
export const listingKey = (platform: Platform, storeId: string): string => `${platform}:${storeId}`;

const MAX_REMEMBERED = 50_000;

/** What one import has written already: the same facts of a listing need no second write. */
export class WrittenListings {
  /** Games that took over a placeholder on the way; whoever runs the import tells {@link MergedGames} at its end. */
  readonly merged = new Set<string>();
  private readonly bundleIds = new Map<string, { facts: ListingFacts; bundleId: string }>();

  bundleIdOf(fact: ListingFacts): string | undefined {
    const known = this.bundleIds.get(this.keyOf(fact));
    return known && sameFacts(known.facts, fact) ? known.bundleId : undefined;
  }

  add(fact: ListingFacts, bundleId: string): void {
    if (this.bundleIds.size >= MAX_REMEMBERED) this.bundleIds.clear();
    this.bundleIds.set(this.keyOf(fact), { facts: fact, bundleId });
  }

  /** After a merge, other countries' facts of a listing may still point to its placeholder. */
  noteMerged(bundleIds: string[]): void {
    for (const bundleId of bundleIds) this.merged.add(bundleId);
    this.bundleIds.clear();
  }

  private keyOf(fact: ListingFacts): string {
    return `${fact.country}/${listingKey(fact.platform, storeIdOf(fact))}`;
  }
}

const sameFacts = (a: ListingFacts, b: ListingFacts): boolean =>
  a.bundleId === b.bundleId &&
  a.title === b.title &&
  a.developer === b.developer &&
  a.iconUrl === b.iconUrl &&
  a.url === b.url;

interface IncomingListing extends ListingFacts {
  storeId: string;
  bundleId: string;
}

const isPlaceholder = ({ platform, storeId, bundleId }: IncomingListing): boolean =>
  platform === 'ios' && bundleId === `id${storeId}`;

/** Writes games and their store listings, always many at a time. */
@Injectable()
export class CatalogueService {
  constructor(
    private readonly mergedGames: MergedGames,
    private readonly sampleFacts: SampleFacts,
  ) {}

  /**
   * Makes sure that a game and a listing exist for each fact, and updates what the facts know better.
   * @param facts at most a few thousand; a fact needs a bundle id or a track id.
   * `written` remembers across calls what needs no second write.
   * @returns bundle id of each listing, by {@link listingKey}
   */
  async upsert(
    manager: EntityManager,
    facts: ListingFacts[],
    options: { sample: boolean; written?: WrittenListings },
  ): Promise<Map<string, string>> {
    const { written } = options;
    const all = new Map<string, string>();
    const news = facts.filter((fact) => {
      const bundleId = written?.bundleIdOf(fact);
      if (bundleId) all.set(listingKey(fact.platform, storeIdOf(fact)), bundleId);
      return !bundleId;
    });
    if (news.length === 0) return all;
    const { bundleIds, merged } = await this.upsertAll(manager, news, options.sample);
    for (const [key, bundleId] of bundleIds) all.set(key, bundleId);
    if (written) written.noteMerged(merged);
    else await this.mergedGames.tell(manager, merged);
    for (const fact of news) written?.add(fact, all.get(listingKey(fact.platform, storeIdOf(fact))) ?? '');
    return all;
  }

  private async upsertAll(
    manager: EntityManager,
    facts: ListingFacts[],
    sample: boolean,
  ): Promise<{ bundleIds: Map<string, string>; merged: string[] }> {
    const known = await this.knownListings(manager, facts);
    const renamed: { from: string; to: string }[] = [];
    // Whatever any of the facts says of a listing's bundle id holds for all of them.
    for (const fact of facts) {
      const { platform, bundleId, trackId } = fact;
      if (!bundleId) continue;
      const key = listingKey(platform, storeIdOf(fact));
      const stored = known.get(key);
      if (stored === `id${trackId}` && stored !== bundleId) renamed.push({ from: stored, to: bundleId });
      else if (stored !== undefined) continue;
      known.set(key, bundleId);
    }
    const incoming = new Map<string, IncomingListing>();
    for (const fact of facts) {
      const storeId = storeIdOf(fact);
      const key = listingKey(fact.platform, storeId);
      incoming.set(key, { ...fact, storeId, bundleId: known.get(key) ?? `id${fact.trackId}` });
    }
    // One order for everybody, so that two writers never wait for each other in a circle.
    const listings = [...incoming.values()].sort((a, b) => (a.bundleId < b.bundleId ? -1 : 1));
    if (!sample) {
      const named = [...listings, ...renamed.map(({ from }) => ({ bundleId: from }))];
      await this.sampleFacts.makeReal(
        manager,
        named.map(({ bundleId }) => bundleId),
      );
    }
    if (renamed.length > 0) {
      // The new names must exist before history and listings can move to them.
      await write(manager, UPSERT_GAMES, listings, sample);
      await mergePlaceholders(manager, renamed, this.mergedGames);
    }
    await write(manager, UPSERT_GAMES_AND_LISTINGS, listings, sample);
    await this.followMerges(manager, listings.filter(isPlaceholder));
    const bundleIds = new Map(listings.map((row) => [listingKey(row.platform, row.storeId), row.bundleId]));
    return { bundleIds, merged: renamed.map(({ to }) => to) };
  }

  /**
   * Another transaction may have merged a placeholder after we looked it up. By now we hold the listings' rows, so
   * what they say is true until we commit; a placeholder that we brought back goes again.
   */
  private async followMerges(manager: EntityManager, placeholders: IncomingListing[]): Promise<void> {
    if (placeholders.length === 0) return;
    const current = await this.knownListings(manager, placeholders);
    const stale: string[] = [];
    for (const listing of placeholders) {
      const bundleId = current.get(listingKey(listing.platform, listing.storeId));
      if (!bundleId || bundleId === listing.bundleId) continue;
      stale.push(listing.bundleId);
      listing.bundleId = bundleId;
    }
    if (stale.length > 0) await manager.query('delete from games where bundle_id = any($1::text[])', [stale]);
  }

  private async knownListings(manager: EntityManager, facts: ListingFacts[]): Promise<Map<string, string>> {
    // A package name is the bundle id; only App Store listings can carry another one than they are given.
    const onAppStore = facts.filter((fact) => fact.platform === 'ios');
    if (onAppStore.length === 0) return new Map();
    const rows = await manager.query<{ platform: Platform; store_id: string; bundle_id: string }[]>(
      `select platform, store_id, bundle_id from game_listings
       where platform = 'ios' and store_id = any($1::text[])`,
      [onAppStore.map(storeIdOf)],
    );
    return new Map(rows.map((row) => [listingKey(row.platform, row.store_id), row.bundle_id]));
  }
}

/** Store id of a listing: track id on the App Store, else package or bundle id. */
export function storeIdOf(fact: Pick<ListingFacts, 'platform' | 'bundleId' | 'trackId'>): string {
  const storeId = fact.platform === 'ios' ? (fact.trackId ?? fact.bundleId) : fact.bundleId;
  if (!storeId) throw new Error('A listing needs a bundle id or a track id.');
  return storeId;
}

async function write(
  manager: EntityManager,
  statement: CatalogueStatement,
  listings: IncomingListing[],
  sample: boolean,
): Promise<void> {
  await prepared(manager, statement.name, statement.text, [
    listings.map((row) => row.platform),
    listings.map((row) => row.storeId),
    listings.map((row) => row.bundleId),
    listings.map((row) => row.title),
    listings.map((row) => row.developer),
    listings.map((row) => row.iconUrl),
    listings.map((row) => row.url),
    listings.map((row) => row.country),
    sample,
  ]);
}
