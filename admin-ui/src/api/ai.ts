import { callJson } from './http';

export interface Quota {
  limit: number;
  used: number;
}

/** Which engine answers me, and my share of an external model; null where nothing is counted. */
export interface AiUsage {
  engine: string;
  model: string | null;
  perMinute: Quota | null;
  perDay: Quota | null;
}

export function readAiUsage(signal?: AbortSignal): Promise<AiUsage> {
  return callJson('/api/ai/usage', { signal });
}
