import { MOST_ENTRIES } from '../ai/taxonomy/taxonomy.types.js';
import { AtMost } from '../common/list/at-most.decorator.js';
import { AnalysisItemDto } from './analyses.dto.js';

/** An item that differs between the two versions. */
export class ChangedItemDto {
  /** The item in the earlier version. */
  before: AnalysisItemDto;
  /** The item in the later version. */
  after: AnalysisItemDto;
}

export class ItemsDiffDto {
  /** Items that only the later version has. */
  @AtMost(MOST_ENTRIES)
  added: AnalysisItemDto[];
  /** Items that only the earlier version has. */
  @AtMost(MOST_ENTRIES)
  removed: AnalysisItemDto[];
  /** Items whose name, confidence or description differs. */
  @AtMost(MOST_ENTRIES)
  changed: ChangedItemDto[];
  /** Number of items that are the same in both. */
  unchanged: number;
}

/** The differences between two analyses of a game. */
export class AnalysisDiffDto {
  /** Id of the earlier one. */
  beforeId: string;
  /** Id of the later one. */
  afterId: string;
  /** Differences of the mechanics. */
  mechanics: ItemsDiffDto;
  /** Differences of the meta elements. */
  metaElements: ItemsDiffDto;
}
