import type { AnalysisInput, AnalysisItem, AnalysisResult } from './ai.types.js';
import { findEntry, findEntryByName, type LoadedEntry } from './taxonomy/taxonomy.js';
import type { EntryKind } from './taxonomy/taxonomy.types.js';
import { SHIPPED, type Vocabulary } from './taxonomy/vocabulary.js';

/**
 * Validates an engine's answer before it is shown or stored: known names are mapped to taxonomy ids (the engine's
 * own name is kept), each item is listed once, and quotations that are not in the title or the description are
 * dropped; an item left without any becomes `low`.
 */
export function checkAnswer(
  input: AnalysisInput,
  result: AnalysisResult,
  { entries }: Vocabulary = SHIPPED,
): AnalysisResult {
  const own = new Map(entries.map((entry) => [entry.id, entry]));
  return {
    ...result,
    mechanics: checkItems(input, result.mechanics, 'mechanic', own),
    metaElements: checkItems(input, result.metaElements, 'meta', own),
  };
}

function checkItems(
  input: AnalysisInput,
  items: readonly AnalysisItem[],
  kind: EntryKind,
  own: ReadonlyMap<string, LoadedEntry>,
): AnalysisItem[] {
  const seen = new Set<string>();
  return items.flatMap((item) => {
    const named =
      (item.id ? (findEntry(item.id) ?? own.get(item.id)) : undefined) ?? findEntryByName(item.name, kind);
    const entry = named?.kind === kind ? named : undefined;
    const key = entry?.id ?? item.name.trim().toLowerCase();
    if (!key || seen.has(key)) return [];
    seen.add(key);
    const evidence = item.evidence.filter((quote) => quote.trim() !== '' && isQuoted(quote, input));
    const { id: _unchecked, proof, ...rest } = item;
    const proven = evidence.length > 0 && evidence[0] === item.evidence[0] ? proof : undefined;
    const checked: AnalysisItem = {
      ...rest,
      ...(entry && { id: entry.id }),
      evidence,
      ...(proven && { proof: proven }),
    };
    return [evidence.length > 0 ? checked : { ...checked, confidence: 'low' as const }];
  });
}

const isQuoted = (quote: string, { title, description }: AnalysisInput): boolean =>
  description.includes(quote) || title.includes(quote);
