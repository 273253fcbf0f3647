import type { Role, User } from '../api/types';

export const ROLE_NAMES: Record<Role, string> = { user: 'User', analyst: 'Analyst', admin: 'Admin' };
export const ROLES = Object.keys(ROLE_NAMES) as Role[];

/** What a role may do, for the person who gives it. */
export const ROLE_HINTS: Record<Role, string> = {
  user: 'May sign in, but not open the back office yet.',
  analyst: 'All research and idea screens. No accounts.',
  admin: 'Everything, accounts included.',
};

/** Whether the back office opens for them. */
export const mayEnter = (user: User | null): boolean =>
  user !== null && user.approved && user.role !== 'user';
