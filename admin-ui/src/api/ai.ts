import { callJson } from './http';
import type { components } from './schema';

/** Which engine answers me, and what I have used of an outside model. */
export type AiUsage = components['schemas']['AiUsageDto'];

export function readAiUsage(signal?: AbortSignal): Promise<AiUsage> {
  return callJson('/api/ai/usage', { signal });
}
