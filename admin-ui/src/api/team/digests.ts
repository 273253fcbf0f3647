import { api, readData } from '../client';
import { listQuery, readAllPages } from '../queries/list';
import type { components } from '../schema';
import type { Digest, DigestPreview, DigestPreviewInput, DigestSubscription } from '../types';

type Schemas = components['schemas'];

export const getDigest = (id: string, signal?: AbortSignal): Promise<Digest> =>
  readData(api.GET('/api/digests/{id}', { params: { path: { id } }, signal }));

/** The digest's file. */
export const readDigestFile = (id: string, signal?: AbortSignal): Promise<string> =>
  readData(api.GET('/api/digests/{id}/html', { params: { path: { id } }, parseAs: 'text', signal } as never));

/** Errors: 400 by field. */
export const previewDigest = (body: DigestPreviewInput, signal?: AbortSignal): Promise<DigestPreview> =>
  readData(api.POST('/api/digests/preview', { body, signal }));

/** My digest subscriptions, oldest first. */
export const listSubscriptions = (signal?: AbortSignal): Promise<DigestSubscription[]> =>
  readAllPages((range) => {
    const params = listQuery({ sort: ['createdAt', 'ASC'], range });
    return readData(api.GET('/api/digest-subscriptions', { params, signal }));
  });

export const updateSubscription = (
  id: string,
  body: Schemas['DigestSubscriptionChange'],
): Promise<DigestSubscription> =>
  readData(api.PUT('/api/digest-subscriptions/{id}', { params: { path: { id } }, body }));
