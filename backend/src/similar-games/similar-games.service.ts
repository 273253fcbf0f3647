import { Injectable } from '@nestjs/common';
import { entryName } from '../ai/taxonomy/taxonomy.js';
import { GamesService } from '../games/catalog/games.service.js';
import { AnalyzedGames } from './analyzed-games.service.js';
import { ChartedGames } from './charted-games.service.js';
import { dropSameGames } from './drop-same-games.js';
import { describeLikeness, listShared, rateLikeness } from './likeness.js';
import type { SimilarGameDto } from './similar-games.dto.js';
import { type NeighborRow, SimilarGamesRepository, toAnalyzedGame } from './similar-games.repository.js';
import type { Likeness } from './similar-games.types.js';

/** Most neighbors that are computed. */
export const MAX_SIMILAR = 200;
/** Below this, two games have nothing in common worth mentioning. */
const MIN_NEARNESS = 0.01;

type Candidate = Likeness & { bundleId: string; nearness: number };

/** Finds games similar to a game, and why. */
@Injectable()
export class SimilarGames {
  constructor(
    private readonly rows: SimilarGamesRepository,
    private readonly analyzed: AnalyzedGames,
    private readonly charted: ChartedGames,
    private readonly games: GamesService,
  ) {}

  /** Nearest first. @throws ProblemException 404 "Game not found" */
  async list(bundleId: string, limit: number): Promise<SimilarGameDto[]> {
    const [, [own]] = await Promise.all([this.games.getTitle(bundleId), this.rows.listGames([bundleId])]);
    const game = toAnalyzedGame(bundleId, own?.items ?? null);
    const candidates = await this.findCandidates(bundleId, own);
    const page = candidates.slice(0, limit);
    const rows = new Map(
      (await this.rows.listGames(page.map((one) => one.bundleId))).map((row) => [row.bundle_id, row]),
    );
    return page.flatMap((candidate): SimilarGameDto[] => {
      const row = rows.get(candidate.bundleId);
      if (!row) return [];
      const other = toAnalyzedGame(row.bundle_id, row.items);
      const why = describeLikeness(game, other, candidate);
      if (why.length === 0) return [];
      const [charted] = candidate.charted;
      return [
        {
          bundleId: row.bundle_id,
          title: row.title,
          developer: row.developer,
          iconUrl: row.icon_url,
          platforms: row.platforms,
          nearness: Math.round(candidate.nearness * 1000) / 1000,
          why,
          shared: listShared(game, other).map((id) => ({ id, name: entryName(id) })),
          analyzed: row.items !== null,
          chartedDays: charted?.together ?? null,
          capturedDays: charted?.chart.captured ?? null,
          sample: isSample(own, row, candidate),
        },
      ];
    });
  }

  /** Ids of the neighbors, nearest first. @throws ProblemException 404 "Game not found" */
  async listIds(bundleId: string): Promise<string[]> {
    return (await this.list(bundleId, MAX_SIMILAR)).map((game) => game.bundleId);
  }

  private async findCandidates(bundleId: string, own: NeighborRow | undefined): Promise<Candidate[]> {
    const [index, mentions, charted] = await Promise.all([
      this.analyzed.getIndex(),
      this.rows.listMentions(bundleId),
      this.charted.list(bundleId),
    ]);
    const near = index.listNearest(toAnalyzedGame(bundleId, own?.items ?? null), MAX_SIMILAR);
    const mechanics = new Map(near.map((one) => [one.bundleId, one.nearness]));
    const ids = new Set([...mechanics.keys(), ...mentions.map((one) => one.bundle_id), ...charted.keys()]);
    ids.delete(bundleId);
    const found = [...ids]
      .map((id): Candidate => {
        const likeness = {
          mechanics: mechanics.get(id) ?? 0,
          mentions: mentions.filter((one) => one.bundle_id === id),
          charted: charted.get(id) ?? [],
        };
        return { bundleId: id, ...likeness, nearness: rateLikeness(likeness) };
      })
      .filter(({ nearness }) => nearness >= MIN_NEARNESS)
      .sort((a, b) => b.nearness - a.nearness || (a.bundleId < b.bundleId ? -1 : 1))
      .slice(0, MAX_SIMILAR);
    return this.dropSameGames(bundleId, found);
  }

  /** Each game once, without the requested one. */
  private async dropSameGames(bundleId: string, found: Candidate[]): Promise<Candidate[]> {
    const ids = [bundleId, ...found.map((one) => one.bundleId)];
    const [names, pairs] = await Promise.all([this.rows.listNames(ids), this.rows.listPairs(ids)]);
    const byId = new Map(names.map((name) => [name.bundleId, name]));
    const own = byId.get(bundleId);
    const named = found.flatMap((candidate) => {
      const name = byId.get(candidate.bundleId);
      return name ? [{ ...candidate, ...name }] : [];
    });
    return own ? dropSameGames(own, named, pairs) : named;
  }
}

/** Whether any reason is based on sample texts or sample charts. */
const isSample = (
  own: NeighborRow | undefined,
  row: NeighborRow,
  { mechanics, charted }: Candidate,
): boolean =>
  (mechanics > 0 && (own?.sample_text === true || row.sample_text === true)) ||
  charted.some(({ chart }) => chart.sample);
