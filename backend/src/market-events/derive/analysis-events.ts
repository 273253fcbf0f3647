import type { NewMarketEvent } from '../market-events.types.js';

interface Item {
  key: string;
  name: string;
}

/** An analysis of a game. */
export interface AnalysisState {
  id: string;
  bundleId: string;
  analyzedAt: Date;
  sample: boolean;
  /** Engine, model and taxonomy: another reader finds other things in the same text. */
  reader: string;
  mechanics: readonly Item[];
  metaElements: readonly Item[];
}

/**
 * Differences between successive analyses by the same reader. Another engine, model or taxonomy finds other things
 * without any change in the game.
 * @param answers about one game, oldest first
 */
export function deriveAnalysisEvents(answers: readonly AnalysisState[]): NewMarketEvent[] {
  const last = new Map<string, AnalysisState>();
  return answers.flatMap((answer) => {
    const reader = `${answer.sample ? 'sample' : 'real'} ${answer.reader}`;
    const before = last.get(reader);
    last.set(reader, answer);
    if (!before) return [];
    const [was, is] = [listItems(before), listItems(answer)];
    const make = (type: NewMarketEvent['type'], item: Item & { kind: string }): NewMarketEvent => ({
      type,
      bundleId: answer.bundleId,
      platform: null,
      country: null,
      category: null,
      rankingType: null,
      happenedAt: answer.analyzedAt,
      sample: answer.sample,
      data: { ...item, analysisId: answer.id },
    });
    return [
      ...[...is.values()]
        .filter(({ key }) => !was.has(key))
        .map((item) => make('analysis.mechanic_appeared', item)),
      ...[...was.values()]
        .filter(({ key }) => !is.has(key))
        .map((item) => make('analysis.mechanic_gone', item)),
    ];
  });
}

function listItems({ mechanics, metaElements }: AnalysisState): Map<string, Item & { kind: string }> {
  const items = [
    ...mechanics.map(({ key, name }) => ({ kind: 'mechanic', key, name })),
    ...metaElements.map(({ key, name }) => ({ kind: 'metaElement', key, name })),
  ];
  return new Map(items.map((item) => [item.key, item]));
}
