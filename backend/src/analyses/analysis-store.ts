import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AnalysisResult } from '../ai/ai.types.js';
import { Clock } from '../common/clock.js';
import { notFound } from '../common/errors/problem.js';
import { IdempotencyService } from '../common/idempotency/idempotency.service.js';
import { SAMPLE } from '../games/store-texts.service.js';
import type { AnalysisDto } from './analyses.dto.js';
import { itemKey, type RunIdentity, type StoredItem } from './analyses.types.js';
import { refused } from './analysis-text.js';
import { ANALYSIS_FIELDS, ANALYSIS_JOINS, type AnalysisRow, toAnalysisDto } from './analysis-rows.js';
import { GAME_ANALYSIS_LOCK } from '../database/locks.js';

/** For whom an answer is stored, and what else belongs into the same transaction. */
export interface Asker {
  userId: string;
  within?: (manager: EntityManager, analysis: AnalysisDto) => Promise<void>;
}

interface NewRun {
  identity: RunIdentity;
  /** Who gave the text. */
  source: string;
  result: AnalysisResult;
  durationMs: number;
}

/** A stored answer that is given once more, now about a text of `source`. */
interface RepeatedRun {
  bundleId: string;
  source: string;
  runId: string;
}

/** Writes answers. The newest answer about a game is its current one, whoever asked. */
@Injectable()
export class AnalysisStore {
  constructor(
    private readonly source: DataSource,
    private readonly keys: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemException 404 */
  async get(id: string, manager: EntityManager = this.source.manager): Promise<AnalysisDto> {
    const [row] = await manager.query<AnalysisRow[]>(
      `select ${ANALYSIS_FIELDS} from game_analysis a ${ANALYSIS_JOINS} where a.id = $1`,
      [id],
    );
    if (!row) throw notFound('Analysis not found', 'analysis_not_found');
    return toAnalysisDto(row);
  }

  /** Id of the newest run of this identity, begun to be stored after `since` when that is given. */
  async findRun(identity: RunIdentity, since?: Date): Promise<string | undefined> {
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

  /** Stores a run and gives its answer to the one who asked for it. */
  addRun({ identity, source, result, durationMs }: NewRun, asker: Asker): Promise<AnalysisDto> {
    const { mechanics, metaElements } = storedItems(result);
    return this.added({ bundleId: identity.bundleId, source }, asker, async (manager, now) => {
      const [row] = await manager.query<{ id: string }[]>(
        `insert into game_analysis (bundle_id, version, analyzed_at, analyzed_by, mechanics, meta_elements, item_keys,
           engine, engine_version, model, prompt_version, taxonomy_version, input_hash, language, notes, duration_ms,
           prompt_tokens, completion_tokens, raw_answer, text_source, is_current)
         select $1, coalesce(max(version), 0) + 1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16,
           $17, $18, $19, true
         from game_analysis where bundle_id = $1
         returning id`,
        [
          identity.bundleId,
          now,
          asker.userId,
          JSON.stringify(mechanics),
          JSON.stringify(metaElements),
          [...new Set([...mechanics, ...metaElements].map(({ key }) => key))],
          identity.engine,
          identity.engineVersion,
          result.model ?? null,
          identity.promptVersion,
          identity.taxonomyVersion,
          identity.inputHash,
          result.language,
          result.notes,
          durationMs,
          result.tokens?.prompt ?? null,
          result.tokens?.completion ?? null,
          result.rawAnswer ?? null,
          source,
        ],
      );
      return row?.id;
    });
  }

  /** Gives the answer of a stored run once more, as an entry of its own with the time of now. */
  repeatRun({ bundleId, source, runId }: RepeatedRun, asker: Asker): Promise<AnalysisDto> {
    return this.added({ bundleId, source }, asker, async (manager, now) => {
      const [row] = await manager.query<{ id: string }[]>(
        `insert into game_analysis (bundle_id, version, analyzed_at, analyzed_by, mechanics, meta_elements, item_keys,
           engine, engine_version, model, prompt_version, taxonomy_version, input_hash, language, notes, duration_ms,
           prompt_tokens, completion_tokens, text_source, repeats, is_repeat, is_current)
         select bundle_id, version, $2, $3, mechanics, meta_elements, item_keys, engine, engine_version, model,
           prompt_version, taxonomy_version, input_hash, language, notes, duration_ms, prompt_tokens,
           completion_tokens, $4, id, true, true
         from game_analysis where id = $1
         returning id`,
        [runId, now, asker.userId, source],
      );
      return row?.id;
    });
  }

  private added(
    { bundleId, source }: Pick<RepeatedRun, 'bundleId' | 'source'>,
    { within }: Asker,
    insert: (manager: EntityManager, now: Date) => Promise<string | undefined>,
  ): Promise<AnalysisDto> {
    return this.source.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock($1, hashtext($2))', [GAME_ANALYSIS_LOCK, bundleId]);
      if (source === SAMPLE) await refuseUnlessSample(manager, bundleId);
      await manager.query('update game_analysis set is_current = false where bundle_id = $1 and is_current', [
        bundleId,
      ]);
      const id = await insert(manager, this.clock.now());
      if (!id) throw notFound('Game not found', 'game_not_found');
      const analysis = await this.get(id, manager);
      await within?.(manager, analysis);
      await this.keys.keep(manager, analysis);
      return analysis;
    });
  }
}

/** The game may have become real while its sample text was read. */
async function refuseUnlessSample(manager: EntityManager, bundleId: string): Promise<void> {
  const rows = await manager.query<object[]>(
    'select from games where bundle_id = $1 and sample for key share',
    [bundleId],
  );
  if (rows.length === 0) throw refused('The sample text is gone: the game is real now.', 'no_description');
}

function storedItems({ mechanics, metaElements }: AnalysisResult): {
  mechanics: StoredItem[];
  metaElements: StoredItem[];
} {
  const stored = (items: AnalysisResult['mechanics']): StoredItem[] =>
    items.map(({ score: _unstored, ...item }) => ({ key: itemKey(item), ...item }));
  return { mechanics: stored(mechanics), metaElements: stored(metaElements) };
}
