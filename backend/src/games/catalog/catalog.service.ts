import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DescriptionsRepository } from '../descriptions/descriptions.repository.js';
import { GameNotesRepository } from '../notes/game-notes.repository.js';
import { GameMatchesRepository } from '../same-games/game-matches.repository.js';
import { CatalogRepository } from './catalog.repository.js';
import { getStoreId, HOME_STOREFRONT, type IncomingListing, listingKey } from './catalog.types.js';
import { ListingsRepository } from '../listings/listings.repository.js';
import { GameDependents } from './game-dependents.service.js';
import { SampleFacts } from './sample-facts.service.js';
import type { StorefrontName } from '../listings/storefront-name.entity.js';
import { StorefrontNamesRepository } from '../listings/storefront-names.repository.js';
import type { GameMove, ListingFacts } from '../games.types.js';

const MAX_REMEMBERED = 50_000;

/** What one import has already written, so that repeated facts of a listing are not written again. */
export class WrittenListings {
  /** Games that absorbed a placeholder on the way; the import rewrites their lists at its end. */
  readonly merged = new Set<string>();
  private readonly bundleIds = new Map<string, { facts: ListingFacts; bundleId: string }>();

  findBundleId(fact: ListingFacts): string | undefined {
    const known = this.bundleIds.get(this.getKey(fact));
    return known && sameFacts(known.facts, fact) ? known.bundleId : undefined;
  }

  add(fact: ListingFacts, bundleId: string): void {
    if (this.bundleIds.size >= MAX_REMEMBERED) this.bundleIds.clear();
    this.bundleIds.set(this.getKey(fact), { facts: fact, bundleId });
  }

  /** After a merge, facts of the same listing from other countries may still point to its placeholder. */
  noteMerged(bundleIds: string[]): void {
    for (const bundleId of bundleIds) this.merged.add(bundleId);
    if (bundleIds.length > 0) this.bundleIds.clear();
  }

  private getKey(fact: ListingFacts): string {
    return `${fact.country}/${listingKey(fact.platform, getStoreId(fact))}`;
  }
}

const sameFacts = (a: ListingFacts, b: ListingFacts): boolean =>
  a.bundleId === b.bundleId &&
  a.title === b.title &&
  a.developer === b.developer &&
  a.iconUrl === b.iconUrl &&
  a.url === b.url;

const isPlaceholder = ({ platform, storeId, bundleId }: IncomingListing): boolean =>
  platform === 'ios' && bundleId === `id${storeId}`;

/** Two facts of one listing in a batch: the later one, unless it is from abroad; as between batches. */
function joinFacts(before: IncomingListing | undefined, fact: IncomingListing): IncomingListing {
  if (!before) return fact;
  const isNewer = before.country === null || [before.country, HOME_STOREFRONT].includes(fact.country ?? '');
  const [main, other] = isNewer ? [fact, before] : [before, fact];
  const { title, developer, iconUrl, url } = other;
  return {
    ...main,
    title: main.title ?? title,
    developer: main.developer ?? developer,
    iconUrl: main.iconUrl ?? iconUrl,
    url: main.url ?? url,
  };
}

/** Splits moves into parts in which no game appears twice. */
function splitMoves(moves: readonly GameMove[]): GameMove[][] {
  const parts: { moves: GameMove[]; ids: Set<string> }[] = [];
  // A move may depend on an earlier one, so it never goes into an earlier part.
  for (const move of moves) {
    let part = parts.at(-1);
    if (!part || part.ids.has(move.from) || part.ids.has(move.to))
      parts.push((part = { moves: [], ids: new Set() }));
    part.moves.push(move);
    part.ids.add(move.from).add(move.to);
  }
  return parts.map((part) => part.moves);
}

/** Writes games and their store listings, always in batches. */
@Injectable()
export class CatalogService {
  constructor(
    private readonly rows: CatalogRepository,
    private readonly listings: ListingsRepository,
    private readonly names: StorefrontNamesRepository,
    private readonly notes: GameNotesRepository,
    private readonly descriptions: DescriptionsRepository,
    private readonly matches: GameMatchesRepository,
    private readonly dependents: GameDependents,
    private readonly sampleFacts: SampleFacts,
  ) {}

  /**
   * Creates a game and a listing for each fact, and updates those that exist with newer facts.
   * @param facts at most a few thousand; each needs a bundle id or a track id, and gets the track id of the listing
   * that is known. `written` remembers across calls what is already stored.
   * @returns the bundle id of each listing, by {@link listingKey}
   */
  async upsert(
    manager: EntityManager,
    facts: ListingFacts[],
    options: { sample: boolean; written?: WrittenListings },
  ): Promise<Map<string, string>> {
    const { written } = options;
    await this.fillTrackIds(manager, facts);
    const all = new Map<string, string>();
    const news = facts.filter((fact) => {
      const bundleId = written?.findBundleId(fact);
      if (bundleId) all.set(listingKey(fact.platform, getStoreId(fact)), bundleId);
      return !bundleId;
    });
    if (news.length === 0) return all;
    const { bundleIds, merged } = await this.upsertAll(manager, news, options.sample);
    for (const [key, bundleId] of bundleIds) all.set(key, bundleId);
    if (written) written.noteMerged(merged);
    else await this.dependents.rewriteLists(merged, manager);
    for (const fact of news) written?.add(fact, all.get(listingKey(fact.platform, getStoreId(fact))) ?? '');
    return all;
  }

  /** Ids of sample games with this prefix. */
  listSampleIds(prefix: string, manager: EntityManager): Promise<string[]> {
    return this.rows.listSampleIds(prefix, manager);
  }

  /** Deletes games of which only sample data is left. */
  removeSamples(bundleIds: string[], manager: EntityManager): Promise<void> {
    return this.rows.deleteGames(bundleIds, manager);
  }

  /** The App Store identifies a listing by track id: two rows with different ids may be about the same one. */
  private async fillTrackIds(manager: EntityManager, facts: ListingFacts[]): Promise<void> {
    const untracked = facts.filter(({ platform, trackId }) => platform === 'ios' && trackId === null);
    if (untracked.length === 0) return;
    const bundleIds = untracked.flatMap(({ bundleId }) => bundleId ?? []);
    const known = await this.matches.getTrackIds([...new Set(bundleIds)], manager);
    for (const { platform, bundleId, trackId } of facts)
      if (platform === 'ios' && bundleId && trackId) known.set(bundleId, trackId);
    for (const fact of untracked) fact.trackId = known.get(fact.bundleId ?? '') ?? null;
  }

  private async upsertAll(
    manager: EntityManager,
    facts: ListingFacts[],
    sample: boolean,
  ): Promise<{ bundleIds: Map<string, string>; merged: string[] }> {
    const found = await this.findKnown(manager, facts);
    let { known } = found;
    const replacesSamples = found.hasSamples && !sample;
    if (replacesSamples) {
      await this.splitSamples(
        manager,
        facts.flatMap(({ bundleId }) => bundleId ?? []),
        facts.flatMap(({ trackId }) => trackId ?? []),
      );
      ({ known } = await this.findKnown(manager, facts));
    }
    const renamed: { from: string; to: string }[] = [];
    // If any of the facts knows the bundle id of a listing, it applies to all of them.
    for (const fact of facts) {
      const { platform, bundleId, trackId } = fact;
      if (!bundleId) continue;
      const key = listingKey(platform, getStoreId(fact));
      const stored = known.get(key);
      if (stored === `id${trackId}` && stored !== bundleId) renamed.push({ from: stored, to: bundleId });
      else if (stored !== undefined) continue;
      known.set(key, bundleId);
    }
    const incoming = new Map<string, IncomingListing>();
    for (const fact of facts) {
      const storeId = getStoreId(fact);
      const key = listingKey(fact.platform, storeId);
      const bundleId = known.get(key) ?? `id${fact.trackId}`;
      incoming.set(key, joinFacts(incoming.get(key), { ...fact, storeId, bundleId }));
    }
    // Everyone writes in the same order, so that two writers never deadlock.
    const listings = [...incoming.values()].sort((a, b) => (a.bundleId < b.bundleId ? -1 : 1));
    if (replacesSamples) {
      const named = [...listings, ...renamed.map(({ from }) => ({ bundleId: from }))];
      await this.sampleFacts.makeReal(
        manager,
        named.map(({ bundleId }) => bundleId),
      );
    }
    if (renamed.length > 0) {
      // The new games must exist before history and listings can move to them.
      await this.rows.upsertGames(listings, sample, manager);
      await this.unite(manager, renamed);
    }
    await this.rows.upsertGamesAndListings(listings, sample, manager);
    await this.followMerges(manager, listings.filter(isPlaceholder));
    const bundleIds = new Map(listings.map((row) => [listingKey(row.platform, row.storeId), row.bundleId]));
    if (!sample) await this.writeNames(manager, facts, bundleIds);
    return { bundleIds, merged: renamed.map(({ to }) => to) };
  }

  /** Stores what storefronts abroad call the games. */
  private async writeNames(
    manager: EntityManager,
    facts: ListingFacts[],
    bundleIds: ReadonlyMap<string, string>,
  ): Promise<void> {
    const names = new Map<string, StorefrontName>();
    for (const fact of facts) {
      const { platform, country, title, developer, iconUrl } = fact;
      if (!country || country === HOME_STOREFRONT || !title) continue;
      const bundleId = bundleIds.get(listingKey(platform, getStoreId(fact)));
      if (!bundleId || title === bundleId) continue;
      names.set(`${bundleId} ${platform} ${country}`, {
        bundleId,
        platform,
        country,
        title,
        developer,
        iconUrl,
      });
    }
    if (names.size > 0) await this.names.upsert([...names.values()], manager);
  }

  /**
   * Another transaction may have merged a placeholder after we looked it up. We now hold the rows of the listings,
   * so they stay as they are until we commit; a placeholder that we recreated is removed again.
   */
  private async followMerges(manager: EntityManager, placeholders: IncomingListing[]): Promise<void> {
    if (placeholders.length === 0) return;
    const { known: current } = await this.findKnown(manager, placeholders);
    const stale: string[] = [];
    for (const listing of placeholders) {
      const bundleId = current.get(listingKey(listing.platform, listing.storeId));
      if (!bundleId || bundleId === listing.bundleId) continue;
      stale.push(listing.bundleId);
      listing.bundleId = bundleId;
    }
    if (stale.length > 0) await this.rows.deleteGames(stale, manager);
  }

  /**
   * Moves everything that belongs to the game `from`, including history and listings, to the game `to`, which is
   * created if needed, and deletes `from`. The caller rewrites the lists of `to`.
   */
  async unite(manager: EntityManager, moves: readonly GameMove[]): Promise<void> {
    for (const some of splitMoves(moves)) {
      await this.rows.insertCopies(some, manager);
      // A writer that captures a chart of the placeholder holds its row: wait for it, then move all of its history.
      await this.rows.lockGames(
        some.flatMap(({ from, to }) => [from, to]),
        manager,
      );
      await this.listings.updateGames(some, manager);
      await this.names.updateGames(some, manager);
      await this.notes.updateGames(some, manager);
      await this.descriptions.updateGames(some, manager);
      await this.dependents.move(some, manager);
      await this.rows.deleteGames(
        some.map(({ from }) => from),
        manager,
      );
    }
  }

  /** Splits a merged game: App Store data of `from` belongs to `to` from now on. */
  async separate(manager: EntityManager, from: string, to: string): Promise<void> {
    const move = [{ from, to }];
    await this.rows.insertCopies(move, manager);
    await this.rows.lockGames([from, to], manager);
    await this.listings.updateGames(move, manager, 'ios');
    await this.names.updateGames(move, manager, 'ios');
    await this.dependents.move(move, manager, 'ios');
    await this.rows.updateFromListings([from, to], manager);
  }

  /** Splits linked sample games before one of them becomes real: real facts decide again. */
  async splitSamples(manager: EntityManager, bundleIds: string[], trackIds: string[]): Promise<void> {
    for (const pair of await this.matches.deleteSampleLinks(bundleIds, trackIds, manager)) {
      const { androidBundleId, iosBundleId } = pair;
      await this.separate(manager, androidBundleId, iosBundleId);
      await this.dependents.rewriteLists([androidBundleId, iosBundleId], manager);
    }
  }

  /** @returns the stored bundle ids of listings, and whether there are sample games */
  private async findKnown(
    manager: EntityManager,
    facts: ListingFacts[],
  ): Promise<{ known: Map<string, string>; hasSamples: boolean }> {
    // On Google Play the package name is the bundle id; only App Store listings can have a different one.
    const onAppStore = facts.filter((fact) => fact.platform === 'ios');
    const { bundleIds, hasSamples } = await this.rows.findKnown(onAppStore.map(getStoreId), manager);
    const known = new Map(bundleIds.map(([storeId, bundleId]) => [listingKey('ios', storeId), bundleId]));
    return { known, hasSamples };
  }
}
