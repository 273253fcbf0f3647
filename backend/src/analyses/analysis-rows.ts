import { SAMPLE } from '../games/store-texts.service.js';
import type { AnalysisDto, AnalysisItemDto, ItemFeedbackDto } from './analyses.dto.js';
import type { ItemKind, StoredItem } from './analyses.types.js';
import { nameSource } from './analysis-text.js';

interface FeedbackRow extends Omit<ItemFeedbackDto, 'createdAt'> {
  kind: ItemKind;
  key: string;
  createdAt: string;
}

/** One answer with the game it is about and what analysts said of its items. */
export interface AnalysisRow {
  id: string;
  bundle_id: string;
  title: string;
  developer: string | null;
  icon_url: string | null;
  version: number;
  analyzed_at: Date;
  analyzed_by: string | null;
  analyzed_by_name: string | null;
  mechanics: StoredItem[];
  meta_elements: StoredItem[];
  engine: string;
  engine_version: string;
  model: string | null;
  prompt_version: string | null;
  taxonomy_version: string;
  language: string;
  notes: string[];
  duration_ms: number;
  prompt_tokens: number | null;
  completion_tokens: number | null;
  is_repeat: boolean;
  text_source: string | null;
  feedback: FeedbackRow[] | null;
}

/** Fields of {@link AnalysisRow} over `a`, `g` and `p` of {@link ANALYSIS_JOINS}. */
export const ANALYSIS_FIELDS = `a.id, a.bundle_id, g.title, g.developer, g.icon_url, a.version, a.analyzed_at,
  a.analyzed_by, coalesce(p.display_name, p.email) as analyzed_by_name, a.mechanics, a.meta_elements, a.engine,
  a.engine_version, a.model, a.prompt_version, a.taxonomy_version, a.language, a.notes, a.duration_ms,
  a.prompt_tokens, a.completion_tokens, a.is_repeat, a.text_source,
  (select jsonb_agg(jsonb_build_object('kind', f.kind, 'key', f.item_key, 'verdict', f.verdict, 'name', f.name,
      'description', f.description, 'userId', f.user_id, 'userName', coalesce(fp.display_name, fp.email),
      'createdAt', f.created_at))
   from analysis_feedback f left join profiles fp on fp.id = f.user_id where f.bundle_id = a.bundle_id) as feedback`;

/** What stands behind the table of analyses `a`. */
export const ANALYSIS_JOINS = `join games g on g.bundle_id = a.bundle_id left join profiles p on p.id = a.analyzed_by`;

/** Left out where an analyst rejected the item; over `a` and an item's kind and key. */
export const notRejected = (kind: string, key: string): string =>
  `not exists (select from analysis_feedback f where f.bundle_id = a.bundle_id and f.item_key = ${key}
     and f.kind = ${kind} and f.verdict = 'rejected')`;

export function toAnalysisDto(row: AnalysisRow): AnalysisDto {
  const items = (kind: ItemKind, stored: StoredItem[]) =>
    stored.map((item) => toItemDto(item, kind, row.feedback));
  return {
    id: row.id,
    bundleId: row.bundle_id,
    title: row.title,
    developer: row.developer,
    iconUrl: row.icon_url,
    mechanics: items('mechanics', row.mechanics),
    metaElements: items('metaElements', row.meta_elements),
    analyzedAt: row.analyzed_at,
    analyzedBy: row.analyzed_by,
    analyzedByName: row.analyzed_by_name,
    source: row.text_source === null ? null : nameSource(row.text_source),
    sample: row.text_source === SAMPLE,
    engine: row.engine,
    engineVersion: row.engine_version,
    model: row.model,
    promptVersion: row.prompt_version,
    taxonomyVersion: row.taxonomy_version,
    version: row.version,
    language: row.language,
    reused: row.is_repeat,
    notes: row.notes,
    durationMs: row.duration_ms,
    tokens:
      row.prompt_tokens === null || row.completion_tokens === null
        ? null
        : { prompt: row.prompt_tokens, completion: row.completion_tokens },
  };
}

function toItemDto(
  { id, name, description, confidence, evidence, key }: StoredItem,
  kind: ItemKind,
  feedback: FeedbackRow[] | null,
): AnalysisItemDto {
  const said = feedback?.find((entry) => entry.kind === kind && entry.key === key);
  return {
    ...(id ? { id } : {}),
    name,
    description,
    confidence,
    evidence,
    feedback: said
      ? {
          verdict: said.verdict,
          name: said.name,
          description: said.description,
          userId: said.userId,
          userName: said.userName,
          createdAt: new Date(said.createdAt),
        }
      : null,
  };
}
