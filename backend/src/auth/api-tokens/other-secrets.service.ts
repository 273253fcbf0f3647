import type { EntityManager } from 'typeorm';
import type { Actor } from '../../common/access/access.types.js';

/** Secrets of a person outside this module, which end with all API tokens. The module that composes the domains provides it. */
export abstract class OtherSecrets {
  abstract revokeAll(actor: Actor, manager: EntityManager): Promise<void>;
}
