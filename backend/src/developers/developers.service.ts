import { Injectable } from '@nestjs/common';
import { entryName, findEntry } from '../ai/taxonomy/taxonomy.js';
import { notFound } from '../common/errors/problem.js';
import { MAX_APART_MS } from '../rankings/rankings.types.js';
import {
  type DeveloperDto,
  type DeveloperGameDto,
  type DeveloperItemDto,
  type DeveloperNameDto,
  type DeveloperProofDto,
  type DeveloperRankDto,
  type DeveloperSummaryDto,
  toChangeDto,
  SHOWN_RANKS,
} from './developers.dto.js';
import { type DeveloperGameRow, DevelopersRepository, type LaunchRow } from './developers.repository.js';

/** Developers, identified by name, since stores do not share developer ids. */
@Injectable()
export class DevelopersService {
  constructor(private readonly rows: DevelopersRepository) {}

  search(words: string): Promise<DeveloperSummaryDto[]> {
    return this.rows.search(words.trim());
  }

  /** @param name an id, or any spelling of the name. @throws ProblemException 404 */
  async get(name: string): Promise<DeveloperDto> {
    const { id, games } = await this.find(name);
    const ids = games.map(({ bundleId }) => bundleId);
    const [ranks, launches, events] = await Promise.all([
      this.rows.listRanks(ids),
      this.rows.listLaunches(ids),
      this.rows.listChanges(ids),
    ]);
    const names = countNames(games);
    const byId = new Map(games.map((game) => [game.bundleId, game]));
    return {
      id,
      name: names[0]?.name ?? name,
      names,
      games: games.length,
      sample: games.every(({ sample }) => sample),
      analyzed: games.filter(({ itemKeys }) => itemKeys).length,
      notAnalyzedIds: games.filter(({ itemKeys }) => !itemKeys).map(({ bundleId }) => bundleId),
      list: listGames(games, ranks, launches),
      ranks: ranks.slice(0, SHOWN_RANKS),
      items: countItems(games),
      changes: events.map((event) => toChangeDto(event, byId.get(event.bundleId!)!)),
    };
  }

  /** Lists games of the developer with an item, and the sentence that proves it. @throws ProblemException 404 */
  async listProofs(name: string, itemKey: string): Promise<DeveloperProofDto[]> {
    const { games } = await this.find(name);
    const having = games.filter(({ itemKeys }) => itemKeys?.includes(itemKey));
    return this.rows.listProofs(
      having.map(({ bundleId }) => bundleId),
      itemKey,
    );
  }

  private async find(name: string): Promise<{ id: string; games: DeveloperGameRow[] }> {
    const id = await this.rows.getKey(name);
    const games = id === null ? [] : await this.rows.listGames(id);
    if (id === null || games.length === 0)
      throw notFound('No game in the catalog names this developer. Check the spelling, or search in Games.');
    return { id, games };
  }
}

/** The spellings, the most frequent first. */
function countNames(games: readonly DeveloperGameRow[]): DeveloperNameDto[] {
  const counts = new Map<string, number>();
  for (const { developer } of games) if (developer) counts.set(developer, (counts.get(developer) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, games: count }))
    .sort((a, b) => b.games - a.games || (a.name < b.name ? -1 : 1));
}

/** Games with their ranks, the best rank first. */
function listGames(
  games: readonly DeveloperGameRow[],
  ranks: readonly DeveloperRankDto[],
  launches: readonly LaunchRow[],
): DeveloperGameDto[] {
  return games
    .map(({ itemKeys, ...game }) => {
      const own = ranks.filter(({ bundleId }) => bundleId === game.bundleId);
      const { bundleId: _, ...launch } = launches.find(({ bundleId }) => bundleId === game.bundleId) ?? {};
      return {
        ...game,
        best: pickBest(own),
        charts: own.length,
        launch: 'at' in launch ? launch : null,
        analyzed: itemKeys !== null,
      };
    })
    .sort(
      (a, b) =>
        (a.best?.rankPosition ?? Infinity) - (b.best?.rankPosition ?? Infinity) ||
        (a.title < b.title ? -1 : 1),
    );
}

/** Best rank among charts about as new as the newest one. @param ranks best places first */
function pickBest(ranks: readonly DeveloperRankDto[]): DeveloperRankDto | null {
  const newest = Math.max(...ranks.map(({ capturedAt }) => capturedAt.getTime()));
  return ranks.find(({ capturedAt }) => newest - capturedAt.getTime() <= MAX_APART_MS) ?? null;
}

function countItems(games: readonly DeveloperGameRow[]): DeveloperItemDto[] {
  const counts = new Map<string, number>();
  for (const { itemKeys } of games)
    for (const key of new Set(itemKeys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts]
    .flatMap(([id, count]) => {
      const kind = findEntry(id)?.kind;
      return kind ? [{ id, name: entryName(id), kind, games: count }] : [];
    })
    .sort((a, b) => b.games - a.games || (a.name < b.name ? -1 : 1));
}
