import { findEntry, languageCues } from '../../ai/taxonomy/taxonomy.js';
import { SAMPLE } from '../../games/descriptions/store-descriptions.service.js';
import type { AnalysisDetailDto, AnalysisDto, AnalysisItemDto, ItemFeedbackDto } from '../analyses.dto.js';
import type { ItemKind, StoredDetail, StoredItem } from '../analyses.types.js';
import { nameSource } from '../run/analysis-text.js';

interface FeedbackRow extends Omit<ItemFeedbackDto, 'createdAt'> {
  kind: ItemKind;
  key: string;
  itemName: string;
  quote: string | null;
  createdAt: string;
}

/** An analysis with its game and feedback. */
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
  details: StoredDetail[];
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

export function toAnalysisDto(row: AnalysisRow): AnalysisDto {
  const toItems = (kind: ItemKind, stored: StoredItem[]) =>
    [...stored, ...listAdded(kind, stored, row.feedback)].map((item) => toItemDto(item, kind, row.feedback));
  return {
    id: row.id,
    bundleId: row.bundle_id,
    title: row.title,
    developer: row.developer,
    iconUrl: row.icon_url,
    mechanics: toItems('mechanics', row.mechanics),
    metaElements: toItems('metaElements', row.meta_elements),
    ...(row.details.length > 0 && { details: row.details.map(toDetailDto) }),
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
    metaElementsOnly: row.engine === 'built-in' && Object.hasOwn(languageCues, row.language),
    reused: row.is_repeat,
    notes: row.notes,
    durationMs: row.duration_ms,
    tokens:
      row.prompt_tokens === null || row.completion_tokens === null
        ? null
        : { prompt: row.prompt_tokens, completion: row.completion_tokens },
  };
}

const toDetailDto = ({ kind, id, cues: _internal, ...detail }: StoredDetail): AnalysisDetailDto => ({
  ...(id ? { id } : {}),
  ...detail,
  kind: kind === 'mechanic' ? 'mechanics' : 'metaElements',
});

/** Items that an analyst added and the engine did not find. */
const listAdded = (kind: ItemKind, stored: StoredItem[], feedback: FeedbackRow[] | null): StoredItem[] =>
  (feedback ?? [])
    .filter(
      (entry) =>
        entry.kind === kind && entry.verdict === 'added' && !stored.some(({ key }) => key === entry.key),
    )
    .map(({ key, itemName, quote }) => ({
      ...{ key, id: key, name: itemName, description: findEntry(key)?.definition ?? '' },
      ...{ confidence: 'high', evidence: quote ? [quote] : [] },
    }));

function toItemDto(
  { id, name, description, confidence, evidence, proof, facts, key }: StoredItem,
  kind: ItemKind,
  feedback: FeedbackRow[] | null,
): AnalysisItemDto {
  const verdict = feedback?.find((entry) => entry.kind === kind && entry.key === key);
  return {
    ...(id ? { id } : {}),
    name,
    description,
    confidence,
    evidence,
    ...(proof && { proof }),
    ...(facts && { facts }),
    feedback: verdict
      ? {
          verdict: verdict.verdict,
          name: verdict.name,
          description: verdict.description,
          userId: verdict.userId,
          userName: verdict.userName,
          createdAt: new Date(verdict.createdAt),
        }
      : null,
  };
}
