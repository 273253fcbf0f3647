import type { AnalysisDto, AnalysisItemDto } from '../analyses.dto.js';
import type { AnalysisDiffDto, ItemsDiffDto } from '../analysis-diff.dto.js';
import { itemKey } from '../analyses.types.js';

/** Compares two analyses of a game in the order of their versions. */
export function diffAnalyses(one: AnalysisDto, other: AnalysisDto): AnalysisDiffDto {
  const inOrder = one.version - other.version || one.analyzedAt.getTime() - other.analyzedAt.getTime();
  const [before, after] = inOrder <= 0 ? [one, other] : [other, one];
  return {
    beforeId: before.id,
    afterId: after.id,
    mechanics: diffItems(before.mechanics, after.mechanics),
    metaElements: diffItems(before.metaElements, after.metaElements),
  };
}

export function diffItems(
  before: readonly AnalysisItemDto[],
  after: readonly AnalysisItemDto[],
): ItemsDiffDto {
  const old = new Map(before.map((item) => [itemKey(item), item]));
  const unchanged = new Set<string>();
  const diff: ItemsDiffDto = { added: [], removed: [], changed: [], unchanged: 0 };
  for (const item of after) {
    const key = itemKey(item);
    const was = old.get(key);
    if (!was) diff.added.push(item);
    else if (saysTheSame(was, item)) diff.unchanged += 1;
    else diff.changed.push({ before: was, after: item });
    unchanged.add(key);
  }
  diff.removed = before.filter((item) => !unchanged.has(itemKey(item)));
  return diff;
}

/** Quotations show how an item was found and do not count as a difference. */
const saysTheSame = (a: AnalysisItemDto, b: AnalysisItemDto): boolean =>
  a.confidence === b.confidence && a.name === b.name && a.description === b.description;
