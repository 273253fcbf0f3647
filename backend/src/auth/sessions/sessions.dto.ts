import type { ListSpec } from '../../common/list/list-query.js';
import type { Session } from './session.entity.js';

/** A device that is signed in. */
export class SessionDto {
  id: string;
  /** True for the session that asks. */
  current: boolean;
  /** What the browser or program called itself. */
  userAgent: string | null;
  /** Network address at sign-in. */
  ip: string | null;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
}

export const SESSION_LIST: ListSpec<keyof SessionDto> = {
  resource: 'sessions',
  columns: ['id', 'current', 'userAgent', 'ip', 'createdAt', 'lastUsedAt', 'expiresAt'],
  types: { boolean: ['current'], timestamp: ['createdAt', 'lastUsedAt', 'expiresAt'] },
  sort: ['lastUsedAt', 'createdAt'],
  defaultOrder: 'DESC',
  filter: {},
};

export function toSessionDto(session: Session, currentId: string | null): SessionDto {
  const { id, userAgent, ip, createdAt, lastUsedAt, expiresAt } = session;
  return { id, current: id === currentId, userAgent, ip, createdAt, lastUsedAt, expiresAt };
}
