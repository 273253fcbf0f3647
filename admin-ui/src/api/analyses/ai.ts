import { api, readData } from '../client';
import type { AiConnection, AiConnectionInput, AiConnectionTest } from '../types';

/** The key is taken and never answered. Errors: 400 with `errors.baseUrl`. */
export const saveConnection = (input: AiConnectionInput): Promise<AiConnection> =>
  readData(api.PUT('/api/ai/connection', { body: input }));

/** Asks the model for one word; nothing is stored. */
export const testConnection = (input: AiConnectionInput): Promise<AiConnectionTest> =>
  readData(api.POST('/api/ai/connection/test', { body: input }));
