import { api, readData } from '../client';
import type { AiConnection, AiConnectionInput } from '../types';

/** The key is write-only. Errors: 400 with `errors.baseUrl`. */
export const saveConnection = (input: AiConnectionInput): Promise<AiConnection> =>
  readData(api.PUT('/api/ai/connection', { body: input }));
