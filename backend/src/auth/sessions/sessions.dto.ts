import type { ListSpec } from '../../common/list/list-query.js';
import type { Session } from './session.entity.js';

/** A device that is signed in. */
export class SessionDto {
  /** Id of the session; `DELETE /api/auth/sessions/{id}` ends it. */
  id: string;
  /** Whether this request belongs to the session. */
  current: boolean;
  /** `User-Agent` of the browser or program at sign-in; null when it sent none. */
  userAgent: string | null;
  /** Network address at sign-in; null when unknown. */
  ip: string | null;
  /** When the person signed in. */
  createdAt: Date;
  /** When the session was last refreshed. */
  lastUsedAt: Date;
  /** When the session ends unless it is refreshed before. */
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
