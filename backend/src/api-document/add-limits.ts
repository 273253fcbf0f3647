import { BUNDLE_ID } from '../games/games.types.js';
import type { Operation, ParameterObject } from './operations.js';

/** The request line and all headers together; what is longer is refused before any route is asked. */
export const MAX_HEAD_BYTES = 16 * 1024;

interface TextSchema {
  type?: string;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  maxLength?: number;
}

/** States how long the texts in addresses and headers may be where the route has no limit of its own. */
export function addLimits({ parameters = [] }: Operation): void {
  for (const { name, in: where, schema } of parameters as ParameterObject[]) {
    const text = schema as TextSchema | undefined;
    if (text?.type !== 'string' || text.enum || text.format || text.pattern || text.maxLength) continue;
    if (where === 'path' && name === 'bundleId') text.pattern = BUNDLE_ID.source;
    else text.maxLength = MAX_HEAD_BYTES;
  }
}
