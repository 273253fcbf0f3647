import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService } from '../../activity/activity.service.js';
import type { Actor } from '../../common/access/access.types.js';
import { Clock } from '../../common/time/clock.js';
import { countNoun } from '../../common/text/count-noun.js';
import { conflict, notFound } from '../../common/errors/problem.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { SAME_GAMES_LOCK } from '../../database/locks/locks.js';
import { lockUntilCommit, runLocked } from '../../database/locks/run-locked.js';
import { CatalogService } from '../catalog/catalog.service.js';
import { GameDependents } from '../catalog/game-dependents.service.js';
import { SampleFacts } from '../catalog/sample-facts.service.js';
import type { GameMatchDto } from './game-matches.dto.js';
import { MATCH_DECISIONS, type MatchDecision } from './game-matches.types.js';
import type { GameMatch } from './game-match.entity.js';
import { GameMatchesRepository } from './game-matches.repository.js';
import { readIconPrint, toSmallIcon } from './icon-print.rules.js';
import { findSharing, matchGames, matchSamples } from './match-games.js';

const matchNotFound = () => notFound('Pair of games not found');

/** Icons fetched in one run, each with a request to a store. */
const MAX_ICONS = 60;

/** A search that waits longer than this is skipped: the running one has seen the same games. */
const MAX_WAIT_MS = 60_000;

/** Finds games that have one id per store, links the clear ones, and applies people's decisions. */
@Injectable()
export class SameGames {
  private readonly logger = new Logger('SameGames');

  constructor(
    private readonly source: DataSource,
    private readonly matches: GameMatchesRepository,
    private readonly catalog: CatalogService,
    private readonly dependents: GameDependents,
    private readonly activity: ActivityService,
    private readonly clock: Clock,
    private readonly sampleFacts: SampleFacts,
  ) {}

  list(query: ListQuery): ListPage<GameMatchDto> {
    return this.matches.list(query);
  }

  /** Searches after new games were stored. If it fails, the next search includes them. */
  async search(): Promise<void> {
    const signal = AbortSignal.timeout(MAX_WAIT_MS);
    await runLocked(this.source, SAME_GAMES_LOCK, signal, (manager) => this.linkClear(manager)).catch(
      (error: unknown) => this.logger.error('Games of both stores could not be linked', error),
    );
  }

  /**
   * Fetches icons of proposed pairs, and searches again if that revealed anything. What cannot be fetched is left
   * for the next run.
   * @param fetch returns the picture at an address
   */
  async compareIcons(fetch: (address: string) => Promise<Uint8Array>, signal: AbortSignal): Promise<void> {
    let read = 0;
    for (const url of await this.matches.listUnreadIcons(MAX_ICONS)) {
      if (signal.aborted) break;
      const picture = await fetch(toSmallIcon(url)).catch((error: Error) =>
        this.logger.debug(`The icon ${url} was not compared: ${error.message}`),
      );
      if (!picture) continue;
      await this.matches.saveIconPrint(url, readIconPrint(picture));
      read += 1;
    }
    if (read > 0) await this.search();
  }

  private async linkClear(manager: EntityManager): Promise<void> {
    await this.replaceSamples(manager);
    const found = matchGames(await this.listCandidates(manager));
    if (found.length > 0) await this.matches.upsertFound(found, manager);
    const pairs = await this.matches.listSeparate(manager);
    if (pairs.length === 0) return;
    await this.catalog.unite(
      manager,
      pairs.map(({ androidBundleId, iosBundleId }) => ({ from: iosBundleId, to: androidBundleId })),
    );
    await this.dependents.rewriteLists(
      pairs.map(({ androidBundleId }) => androidBundleId),
      manager,
    );
    const real = pairs.filter(({ sample }) => !sample).length;
    if (real === 0) return;
    const text = `${countNoun(real, 'game')} of both stores linked`;
    await this.activity.record({ kind: 'games.linked', text }, manager);
  }

  /** The long descriptions are read only of games that may be in a match. */
  private async listCandidates(manager: EntityManager) {
    return this.matches.listCandidates(findSharing(await this.matches.listTitles(manager)), manager);
  }

  /**
   * Replaces a sample game with the real game of that name: its made-up facts are removed, what people added to it
   * moves to the real one. This says nothing about which ids belong together.
   */
  private async replaceSamples(manager: EntityManager): Promise<void> {
    const { sample } = await this.sampleFacts.getPresence(manager);
    const moves = sample ? matchSamples(await this.listCandidates(manager)) : [];
    if (moves.length === 0) return;
    const samples = moves.map(({ from }) => from);
    await this.catalog.splitSamples(manager, samples, []);
    await this.sampleFacts.remove(manager, samples);
    await this.catalog.unite(manager, moves);
    await this.dependents.rewriteLists(
      moves.map(({ to }) => to),
      manager,
    );
  }

  /** @throws ProblemException 404; 409 when a game is linked to another one, or the pair is not linked */
  async decide(id: string, decision: MatchDecision, actor: Actor): Promise<GameMatchDto> {
    return this.source.transaction(async (manager) => {
      await lockUntilCommit(manager, SAME_GAMES_LOCK);
      const match = await this.matches.findLocked(id, manager);
      if (!match) throw matchNotFound();
      const status = MATCH_DECISIONS[decision];
      if (match.status !== status) await this.apply(match, decision, manager);
      await this.matches.saveDecision(id, { status, by: actor.userId, at: this.clock.now() }, manager);
      const row = await this.matches.findRow(id, manager);
      if (!row) throw matchNotFound();
      if (match.status !== status) {
        const text = `${row.android.title}: ${TEXTS[decision]}`;
        await this.activity.recordBy(actor, { kind: `games.match_${status}`, text }, manager);
      }
      return row;
    });
  }

  private async apply(match: GameMatch, decision: MatchDecision, manager: EntityManager): Promise<void> {
    const { androidBundleId, iosBundleId } = match;
    if (decision === 'accept') {
      if (await this.matches.findRival(match, manager))
        throw conflict('One of the two games is linked to another one. Split that pair first.');
      await this.catalog.unite(manager, [{ from: iosBundleId, to: androidBundleId }]);
      return this.dependents.rewriteLists([androidBundleId], manager);
    }
    if (match.status !== 'linked') {
      if (decision === 'split') throw conflict('These are already two separate games.');
      return;
    }
    await this.catalog.separate(manager, androidBundleId, iosBundleId);
    await this.dependents.rewriteLists([androidBundleId, iosBundleId], manager);
  }
}

const TEXTS: Record<MatchDecision, string> = {
  accept: 'linked as one game in both stores',
  reject: 'kept as two games',
  split: 'split into a game for each store',
};
