import { api, readData } from '../client';
import type { components } from '../schema';
import type { Profile, UserRequest } from '../types';

/** Changes role or status. Errors: 409 for the last administrator. */
export const updateProfile = (id: string, change: components['schemas']['ProfileInput']): Promise<Profile> =>
  readData(api.PUT('/api/profiles/{id}', { params: { path: { id } }, body: change }));

/** Everything stored about a person, as one JSON document. */
export const readPersonData = (id: string): Promise<components['schemas']['PersonDataDto']> =>
  readData(api.GET('/api/profiles/{id}/data', { params: { path: { id } } }));

/** Rejects a request or revokes an approval; the person receives `reason`. */
export function rejectRequest(id: string, reason?: string): Promise<UserRequest> {
  const body = reason ? { reason } : {};
  return readData(api.POST('/api/user-requests/{id}/reject', { params: { path: { id } }, body }));
}
