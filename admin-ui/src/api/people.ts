import { callJson } from './http';
import type { Profile, ProfileStatus, RequestCounts, Role, UserRequest } from './types';

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

/** Lets a person in with this role. Errors: 409 for the last administrator. */
export function approveRequest(id: string, role: Role): Promise<UserRequest> {
  return callJson(`/api/user-requests/${id}/approve`, { method: 'POST', body: { role } });
}

/** Refuses a request, or revokes what was approved; `reason` is told to the person. */
export function rejectRequest(id: string, reason?: string): Promise<UserRequest> {
  return callJson(`/api/user-requests/${id}/reject`, { method: 'POST', body: reason ? { reason } : {} });
}
