import type { Engine, GameAnalysis } from '../../api/types';

export const BUILT_IN = 'built-in';

/** Display name of the engine: "Built-in engine" or the model's name. */
export function engineName({ engine, model }: Pick<GameAnalysis, 'engine' | 'model'>): string {
  if (engine === BUILT_IN) return 'Built-in engine';
  return model ?? engine;
}

/** "Built-in engine, version 3" */
export const describeEngineVersion = (analysis: Pick<GameAnalysis, 'engine' | 'model' | 'version'>): string =>
  `${engineName(analysis)}, version ${analysis.version}`;

/**
 * "Source: Google Play": the store whose description was analyzed. Null for analyses from before this was recorded.
 */
export const describeSource = ({ source }: Pick<GameAnalysis, 'source'>): string | null =>
  source && `Source: ${source}`;

/** "Built-in engine", "OpenAI-compatible model, gpt-5-mini" */
export function engineLabel({ id, label, model }: Engine): string {
  if (id === BUILT_IN) return 'Built-in engine';
  return model && !label.includes(model) ? `${label}, ${model}` : label;
}
