/** What a server of the OpenAI kind turned out to understand; each process learns it by itself. */
export interface Abilities {
  /** How the shape of an answer is asked for; `text` only in words. */
  format: 'json_schema' | 'json_object' | 'text';
  /** Newer hosted models refuse the older name. */
  tokensField: 'max_tokens' | 'max_completion_tokens';
  temperature: boolean;
  /** Whether a stream can be asked to end with the count of its tokens. */
  streamUsage: boolean;
}

export const ALL_ABILITIES: Abilities = {
  format: 'json_schema',
  tokensField: 'max_tokens',
  temperature: true,
  streamUsage: true,
};

const LACKING_STATUSES = new Set([400, 404, 415, 422, 501]);

/**
 * What to leave out in the next try after a server refused a request.
 * @param complaint what the server said
 * @returns undefined when the refusal is not about anything that we could leave out
 */
export function downgrade(abilities: Abilities, status: number, complaint: string): Abilities | undefined {
  if (!LACKING_STATUSES.has(status)) return undefined;
  if (/max_completion_tokens/i.test(complaint) && abilities.tokensField === 'max_tokens') {
    return { ...abilities, tokensField: 'max_completion_tokens' };
  }
  if (/temperature/i.test(complaint) && abilities.temperature) return { ...abilities, temperature: false };
  if (/stream_options|include_usage/i.test(complaint) && abilities.streamUsage) {
    return { ...abilities, streamUsage: false };
  }
  if (/response_format|json[_ ]?(schema|object|mode)|structured|schema/i.test(complaint)) {
    if (abilities.format === 'json_schema') return { ...abilities, format: 'json_object' };
    if (abilities.format === 'json_object') return { ...abilities, format: 'text' };
  }
  return undefined;
}
