import type { IdeaView } from '../engine.types.js';
import type { Charting } from '../../../trends/trends.types.js';
import type { ModelMessage } from '../../../ai/model.types.js';
import { asData } from '../../../ai/prompts/data.js';
import { truncate } from '../../../common/truncate.js';

/** Longest text of one item in a prompt: sixty items must leave room for the rest. */
const MAX_ITEM = 240;
const MAX_GAMES = 12;

/** Short names for the items of an idea: a model never sees or makes ids. */
export function itemRefs(idea: IdeaView): Map<string, { id: string; content: string }> {
  return new Map([
    ...idea.coreMechanics.map((item, index) => [`m${index + 1}`, item] as const),
    ...idea.metaElements.map((item, index) => [`e${index + 1}`, item] as const),
  ]);
}

/** A text as the prompts show it. */
export const clip = (text: string, max = MAX_ITEM): string => truncate(text, max, '…');

/** The idea at hand, as data. */
export function ideaAsData(idea: IdeaView): string {
  const refs = [...itemRefs(idea)].map(([ref, { content }]) => ({ ref, text: clip(content) }));
  return asData('idea', {
    name: idea.name,
    coreMechanics: refs.filter(({ ref }) => ref.startsWith('m')),
    metaElements: refs.filter(({ ref }) => ref.startsWith('e')),
  });
}

/** The best charting games, as data of its own message; nothing when no chart is known. */
export function chartsAsData(charting: Charting | undefined): ModelMessage[] {
  if (!charting || charting.games.length === 0) return [];
  const games = charting.games.slice(0, MAX_GAMES).map(({ title, rank, rankingType, items }) => ({
    title: clip(title, 80),
    rank,
    list: rankingType,
    items: items.slice(0, 8),
  }));
  return [
    { role: 'user', content: asData('charts', { scope: charting.scope, sample: charting.sample, games }) },
  ];
}
