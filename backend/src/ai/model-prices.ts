import type { ModelTokens } from './model.types.js';

/**
 * List prices of the hosted models in US dollars per million prompt and completion tokens; the newest models may be
 * missing.
 */
const PRICES: readonly [name: string, prompt: number, completion: number][] = [
  ['gpt-4o-mini', 0.15, 0.6],
  ['gpt-4o', 2.5, 10],
  ['gpt-4.1-nano', 0.1, 0.4],
  ['gpt-4.1-mini', 0.4, 1.6],
  ['gpt-4.1', 2, 8],
  ['gpt-5-nano', 0.05, 0.4],
  ['gpt-5-mini', 0.25, 2],
  ['gpt-5', 1.25, 10],
];

/** Cost in US dollars; null for an unknown model. A dated name (`gpt-4o-2024-08-06`) has the price of its model. */
export function estimateCost(model: string, { prompt, completion }: ModelTokens): number | null {
  const price = PRICES.find(([name]) => model === name || model.startsWith(`${name}-20`));
  return price ? (prompt * price[1] + completion * price[2]) / 1e6 : null;
}
