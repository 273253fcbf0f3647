import type { Env } from '../../config/env.js';
import type { ModelTokens } from '../model.types.js';
import { estimateCost } from '../model-prices.js';

/** The default model of the hosted server. */
export const DEFAULT_MODEL = 'gpt-4o-mini';
const HOSTED = 'https://api.openai.com/v1';

/** A stored connection with its key decrypted. */
export interface StoredConnection {
  baseUrl: string;
  key: string | null;
  model: string;
  allowPrivate: boolean;
  promptPrice: number | null;
  completionPrice: number | null;
  dailyBudget: number | null;
}

/** The connection in effect. */
export interface AiConnection extends Omit<StoredConnection, 'baseUrl'> {
  /** Null for the hosted server. */
  baseUrl: string | null;
  /** Fields set by environment variables, which cannot be changed on screen. */
  fixed: ('baseUrl' | 'key' | 'model')[];
}

export type ConnectionEnv = Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL'>;

/**
 * Environment variables take precedence over stored values. Address and key always come from the same source, so
 * that a key never goes to a server that it was not entered for.
 * @returns undefined when no model is connected
 */
export function resolveConnection(
  env: ConnectionEnv,
  stored: StoredConnection | null,
): AiConnection | undefined {
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = env;
  const limits = {
    promptPrice: stored?.promptPrice ?? null,
    completionPrice: stored?.completionPrice ?? null,
    dailyBudget: stored?.dailyBudget ?? null,
  };
  if (key || baseUrl) {
    const fixed = ['baseUrl', 'key', ...(model ? ['model'] : [])] as AiConnection['fixed'];
    const named = model ?? stored?.model ?? DEFAULT_MODEL;
    return { ...limits, baseUrl: baseUrl ?? null, key: key ?? null, model: named, allowPrivate: true, fixed };
  }
  if (!stored) return undefined;
  const fixed = (model ? ['model'] : []) as AiConnection['fixed'];
  return { ...stored, model: model ?? stored.model, fixed };
}

/** Without the name and password that an address may hold. */
export const showAddress = ({ baseUrl }: Pick<AiConnection, 'baseUrl'>): string =>
  (baseUrl ?? HOSTED).replace(/^(\w+:\/\/)[^/?#]*@/, '$1');

/**
 * US dollars; null when no price is known. Entered prices apply to the connected model, list prices to the hosted
 * server.
 * @param model the requested one: a server may answer under another name
 */
export function priceAnswer(
  connection: AiConnection | undefined,
  model: string,
  tokens: ModelTokens | null,
): number | null {
  if (!tokens || !connection) return null;
  const { promptPrice, completionPrice } = connection;
  if (model === connection.model && (promptPrice !== null || completionPrice !== null)) {
    return (tokens.prompt * (promptPrice ?? 0) + tokens.completion * (completionPrice ?? 0)) / 1e6;
  }
  const isHosted = showAddress(connection) === HOSTED;
  return isHosted ? estimateCost(model, tokens) : null;
}
