import { api, readData } from '../client';
import type { AiConnection, AiConnectionInput, AiConnectionTest } from '../types';

/** The key is write-only. Errors: 400 with `errors.baseUrl`. */
export const saveConnection = (input: AiConnectionInput): Promise<AiConnection> =>
  readData(api.PUT('/api/ai/connection', { body: input }));

/** Sends a one-word prompt to the model; stores nothing. */
export const testConnection = (input: AiConnectionInput): Promise<AiConnectionTest> =>
  readData(api.POST('/api/ai/connection/test', { body: input }));
