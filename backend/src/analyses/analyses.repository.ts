import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { GAME_ANALYSIS_LOCK } from '../database/locks/locks.js';
import { lockNameUntilCommit } from '../database/locks/run-locked.js';
import { SAMPLE } from '../games/descriptions/store-descriptions.service.js';
import type { GameAnalysis } from './analysis.entity.js';
import type { RunIdentity, StoredItem } from './analyses.types.js';
import type { AnalysisRow } from './rows/analysis-rows.js';
import { type GameMove, toMoveColumns } from '../games/games.types.js';

/** Fields of {@link AnalysisRow} over `a`, `g` and `p` of {@link ANALYSIS_JOINS}. */
export const ANALYSIS_FIELDS = `a.id, a.bundle_id, g.title, g.developer, g.icon_url, a.version, a.analyzed_at,
  a.analyzed_by, coalesce(p.display_name, p.email) as analyzed_by_name, a.mechanics, a.meta_elements, a.details, a.engine,
  a.engine_version, a.model, a.prompt_version, a.taxonomy_version, a.language, a.notes, a.duration_ms,
  a.prompt_tokens, a.completion_tokens, a.is_repeat, a.text_source,
  (select jsonb_agg(jsonb_build_object('kind', f.kind, 'key', f.item_key, 'verdict', f.verdict, 'name', f.name,
      'description', f.description, 'quote', f.quote, 'itemName', f.item_name, 'userId', f.user_id, 'userName', coalesce(fp.display_name, fp.email),
      'createdAt', f.created_at))
   from analysis_feedback f left join profiles fp on fp.id = f.user_id where f.bundle_id = a.bundle_id) as feedback`;

/** Joins for titles and names, which lists are sorted by. */
export const ANALYSIS_JOINS = `join games g on g.bundle_id = a.bundle_id left join profiles p on p.id = a.analyzed_by`;

/** A run to store; the statement sets version, current flag and repeats. */
export type NewAnalysis = Omit<GameAnalysis, 'id' | 'version' | 'repeats' | 'isRepeat' | 'isCurrent'>;

/** An analysis without a recorded source. */
export interface UnmarkedAnalysis {
  id: string;
  bundle_id: string;
  title: string;
  mechanics: StoredItem[];
  meta_elements: StoredItem[];
}

@Injectable()
export class AnalysesRepository {
  constructor(private readonly source: DataSource) {}

  findById(id: string, manager: EntityManager = this.source.manager): Promise<AnalysisRow | undefined> {
    return this.findRow('a.id = $1', id, manager);
  }

  findCurrent(bundleId: string): Promise<AnalysisRow | undefined> {
    return this.findRow('a.bundle_id = $1 and a.is_current', bundleId, this.source.manager);
  }

  /** Finds the newest run of this identity, stored after `since` when given. */
  async findRunId(identity: RunIdentity, since?: Date): Promise<string | undefined> {
    const [row] = await this.source.query<{ id: string }[]>(
      `select id from game_analysis
       where bundle_id = $1 and engine = $2 and engine_version = $3 and prompt_version is not distinct from $4
         and taxonomy_version = $5 and input_hash = $6 and not is_repeat
         and ($7::timestamptz is null or analyzed_at >= $7)
       order by version desc limit 1`,
      [
        identity.bundleId,
        identity.engine,
        identity.engineVersion,
        identity.promptVersion,
        identity.taxonomyVersion,
        identity.inputHash,
        since ?? null,
      ],
    );
    return row?.id;
  }

  /** Lists the cues that found an item. */
  async listCues(id: string, key: string, manager: EntityManager): Promise<string[]> {
    const rows = await manager.query<{ cue: string }[]>(
      `select cue from game_analysis a, jsonb_array_elements(a.mechanics || a.meta_elements) item,
         jsonb_array_elements_text(coalesce(item -> 'cues', '[]')) cue
       where a.id = $1 and item ->> 'key' = $2`,
      [id, key],
    );
    return rows.map(({ cue }) => cue);
  }

  /** Inserts a run as the newest and current version. @returns its id */
  async insertRun(run: NewAnalysis, manager: EntityManager): Promise<string | undefined> {
    const [row] = await manager.query<{ id: string }[]>(
      `insert into game_analysis (bundle_id, version, analyzed_at, analyzed_by, mechanics, meta_elements, item_keys,
         engine, engine_version, model, prompt_version, taxonomy_version, input_hash, language, notes, duration_ms,
         prompt_tokens, completion_tokens, raw_answer, text_source, details, detail_keys, is_current)
       select $1, coalesce(max(version), 0) + 1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16,
         $17, $18, $19, $20, $21, true
       from game_analysis where bundle_id = $1
       returning id`,
      [
        run.bundleId,
        run.analyzedAt,
        run.analyzedBy,
        JSON.stringify(run.mechanics),
        JSON.stringify(run.metaElements),
        run.itemKeys,
        run.engine,
        run.engineVersion,
        run.model,
        run.promptVersion,
        run.taxonomyVersion,
        run.inputHash,
        run.language,
        run.notes,
        run.durationMs,
        run.promptTokens,
        run.completionTokens,
        run.rawAnswer,
        run.textSource,
        JSON.stringify(run.details),
        run.detailKeys,
      ],
    );
    return row?.id;
  }

  /** Inserts a repeated answer of a run as the current one. @returns its id; undefined when the run is gone */
  async insertRepeat(
    runId: string,
    { analyzedAt, analyzedBy, textSource }: Pick<GameAnalysis, 'analyzedAt' | 'analyzedBy' | 'textSource'>,
    manager: EntityManager,
  ): Promise<string | undefined> {
    const [row] = await manager.query<{ id: string }[]>(
      `insert into game_analysis (bundle_id, version, analyzed_at, analyzed_by, mechanics, meta_elements, item_keys,
         engine, engine_version, model, prompt_version, taxonomy_version, input_hash, language, notes, duration_ms,
         prompt_tokens, completion_tokens, text_source, details, detail_keys, repeats, is_repeat, is_current)
       select bundle_id, version, $2, $3, mechanics, meta_elements, item_keys, engine, engine_version, model,
         prompt_version, taxonomy_version, input_hash, language, notes, duration_ms, prompt_tokens,
         completion_tokens, $4, details, detail_keys, id, true, true
       from game_analysis where id = $1
       returning id`,
      [runId, analyzedAt, analyzedBy, textSource],
    );
    return row?.id;
  }

  /** Serializes writers of the analyses of a game until the transaction ends. */
  async lockGame(bundleId: string, manager: EntityManager): Promise<void> {
    await lockNameUntilCommit(manager, GAME_ANALYSIS_LOCK, bundleId);
  }

  async clearCurrent(bundleIds: readonly string[], manager: EntityManager): Promise<void> {
    await manager.query(
      'update game_analysis set is_current = false where bundle_id = any($1::text[]) and is_current',
      [bundleIds],
    );
  }

  /** Whether the game is sample data; locked until the transaction ends. */
  async isSampleGame(bundleId: string, manager: EntityManager): Promise<boolean> {
    const rows = await manager.query<object[]>(
      'select from games where bundle_id = $1 and sample for key share',
      [bundleId],
    );
    return rows.length > 0;
  }

  /** For the export of personal data. */
  listByPerson(userId: string): Promise<object[]> {
    return this.source.query<object[]>(
      `select a.id, a.bundle_id as "bundleId", g.title, a.analyzed_at as "analyzedAt", a.engine, a.model, a.version
       from game_analysis a join games g on g.bundle_id = a.bundle_id
       where a.analyzed_by = $1 order by a.analyzed_at desc, a.id`,
      [userId],
    );
  }

  /** Filters games to those with analyses or feedback. */
  listAnalyzed(moves: readonly GameMove[], manager: EntityManager): Promise<GameMove[]> {
    return manager.query<GameMove[]>(
      `select from_id as "from", to_id as "to" from unnest($1::text[], $2::text[]) as m (from_id, to_id)
       where exists (select from game_analysis where bundle_id = from_id)
         or exists (select from analysis_feedback where bundle_id = from_id)`,
      toMoveColumns(moves),
    );
  }

  /** Moves the analyses of one game to another as newer versions; the newest of both becomes current. */
  async moveToGame(from: string, to: string, manager: EntityManager): Promise<void> {
    await this.clearCurrent([from, to], manager);
    await manager.query(
      `update game_analysis set bundle_id = $2,
         version = version + (select coalesce(max(version), 0) from game_analysis where bundle_id = $2)
       where bundle_id = $1`,
      [from, to],
    );
    await this.markNewestCurrent([to], manager);
  }

  /** Marks the newest analysis of each game as current where none is. */
  async markNewestCurrent(bundleIds: readonly string[], manager: EntityManager): Promise<void> {
    await manager.query(
      `update game_analysis set is_current = true where id in (
         select distinct on (bundle_id) id from game_analysis where bundle_id = any($1::text[])
         order by bundle_id, is_current desc, analyzed_at desc, version desc, id desc)`,
      [bundleIds],
    );
  }

  /** Marks analyses without a source as sample data where their game only ever had sample text. */
  async markSamplesOnly(bundleIds: readonly string[], manager: EntityManager): Promise<void> {
    await manager.query(
      `update game_analysis a set text_source = '${SAMPLE}'
       where a.bundle_id = any($1::text[]) and a.text_source is null and not exists (
         select from game_listings l where l.bundle_id = a.bundle_id and l.description ~ '\\S' and not l.sample
           and l.field_sources -> 'description' ->> 'source' is distinct from '${SAMPLE}')`,
      [bundleIds],
    );
  }

  listUnmarked(bundleIds: readonly string[], manager: EntityManager): Promise<UnmarkedAnalysis[]> {
    return manager.query<UnmarkedAnalysis[]>(
      `select a.id, a.bundle_id, g.title, a.mechanics, a.meta_elements
       from game_analysis a join games g using (bundle_id)
       where a.bundle_id = any($1::text[]) and a.text_source is null`,
      [bundleIds],
    );
  }

  async markSamples(ids: readonly string[], manager: EntityManager): Promise<void> {
    await manager.query(`update game_analysis set text_source = '${SAMPLE}' where id = any($1::uuid[])`, [
      ids,
    ]);
  }

  /** @returns the games that lost an answer */
  async deleteSamples(bundleIds: readonly string[], manager: EntityManager): Promise<string[]> {
    const [removed] = (await manager.query(
      `delete from game_analysis where bundle_id = any($1::text[]) and text_source = '${SAMPLE}'
       returning bundle_id`,
      [bundleIds],
    )) as [{ bundle_id: string }[], number];
    return [...new Set(removed.map((row) => row.bundle_id))];
  }

  private async findRow(where: string, value: string, manager: EntityManager) {
    const [row] = await manager.query<AnalysisRow[]>(
      `select ${ANALYSIS_FIELDS} from game_analysis a ${ANALYSIS_JOINS} where ${where}`,
      [value],
    );
    return row;
  }
}
