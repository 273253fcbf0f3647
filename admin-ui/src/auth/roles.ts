import type { Role, User } from '../api/types';

export const ROLE_NAMES: Record<Role, string> = { user: 'User', analyst: 'Analyst', admin: 'Admin' };
export const ROLES = Object.keys(ROLE_NAMES) as Role[];

/** Descriptions of the roles for whoever assigns them. */
export const ROLE_HINTS: Record<Role, string> = {
  user: 'Can sign in, but has no access to the back office yet.',
  analyst: 'All research and idea screens, but no account management.',
  admin: 'Everything, including account management.',
};

/** Whether the user has access to the back office. */
export const mayEnter = (user: User | null): boolean =>
  user !== null && user.approved && user.role !== 'user';
