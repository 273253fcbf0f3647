import { callJson } from './http';

export type ProfileStatus = 'pending' | 'approved' | 'rejected' | 'disabled';
export type Role = 'user' | 'admin';

/** A person and what the person may do. */
export interface Profile {
  id: string;
  email: string;
  displayName: string | null;
  role: Role;
  approved: boolean;
  status: ProfileStatus;
  createdAt: string;
  lastActiveAt: string | null;
  gamesAnalysed: number;
  isLastAdmin: boolean;
}

/** Somebody who asked for access, and what was decided. */
export interface UserRequest {
  id: string;
  email: string;
  displayName: string | null;
  status: ProfileStatus;
  approved: boolean;
  requestedAt: string;
  decidedAt: string | null;
  decidedBy: string | null;
  reason: string | null;
}

export interface RequestCounts {
  pending: number;
  approved: number;
  rejected: number;
}

/** Changes role or status. Errors: 409 for the last administrator. */
export function changeProfile(id: string, change: { role?: Role; status?: ProfileStatus }): Promise<Profile> {
  return callJson(`/api/profiles/${id}`, { method: 'PUT', body: change });
}

/** Everything that is stored about one person, as one JSON document. */
export function readPersonData(id: string): Promise<unknown> {
  return callJson(`/api/profiles/${id}/data`);
}

export function deleteProfile(id: string): Promise<Profile> {
  return callJson(`/api/profiles/${id}`, { method: 'DELETE' });
}

export function countRequests(signal?: AbortSignal): Promise<RequestCounts> {
  return callJson('/api/user-requests/counts', { signal });
}

export function approveRequest(id: string): Promise<UserRequest> {
  return callJson(`/api/user-requests/${id}/approve`, { method: 'POST', body: {} });
}

/** Refuses a request, or revokes what was approved; `reason` is told to the person. */
export function rejectRequest(id: string, reason?: string): Promise<UserRequest> {
  return callJson(`/api/user-requests/${id}/reject`, { method: 'POST', body: reason ? { reason } : {} });
}
