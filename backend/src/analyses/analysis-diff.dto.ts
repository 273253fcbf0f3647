import { MOST_ENTRIES } from '../ai/taxonomy/taxonomy.types.js';
import { AtMost } from '../common/list/at-most.decorator.js';
import { AnalysisItemDto } from './analyses.dto.js';

/** An item that both versions name, differently. */
export class ChangedItemDto {
  before: AnalysisItemDto;
  after: AnalysisItemDto;
}

export class ItemsDiffDto {
  @AtMost(MOST_ENTRIES)
  added: AnalysisItemDto[];
  @AtMost(MOST_ENTRIES)
  removed: AnalysisItemDto[];
  /** Of another confidence or name, or of other words. */
  @AtMost(MOST_ENTRIES)
  changed: ChangedItemDto[];
  /** Items that say the same in both. */
  unchanged: number;
}

/** What the later of two analyses of a game says differently. */
export class AnalysisDiffDto {
  /** Id of the earlier one. */
  beforeId: string;
  /** Id of the later one. */
  afterId: string;
  mechanics: ItemsDiffDto;
  metaElements: ItemsDiffDto;
}
