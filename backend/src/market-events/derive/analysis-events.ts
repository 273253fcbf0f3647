import type { NewMarketEvent } from '../market-events.types.js';

interface Item {
  key: string;
  name: string;
}

/** An answer about a game. */
export interface AnalysisState {
  id: string;
  bundleId: string;
  analyzedAt: Date;
  sample: boolean;
  /** Who read the text, and how: other readers find other things in the same text. */
  reader: string;
  mechanics: readonly Item[];
  metaElements: readonly Item[];
}

/**
 * What a game's answers say differently from one to the next by the same reader. Another engine, model or taxonomy
 * finds other things without the game having changed.
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
