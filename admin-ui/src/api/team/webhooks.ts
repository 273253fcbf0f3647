import { api, readData } from '../client';
import type { components } from '../schema';
import type { Webhook } from '../types';

type Schemas = components['schemas'];
export type WebhookType = Webhook['types'][number];
export type WebhookMessage = Schemas['WebhookDeliveryDto'];
type WebhookInput = Schemas['WebhookInput'];
type WithSecret = Schemas['WebhookSecretDto'];

/** Adds a webhook; only this response contains its secret. */
export const createWebhook = (body: WebhookInput): Promise<WithSecret> =>
  readData(api.POST('/api/webhooks', { body }));

/** Sends one test message and returns the result. */
export const testWebhook = (id: string): Promise<WebhookMessage> =>
  readData(api.POST('/api/webhooks/{id}/test', { params: { path: { id } } }));

/** Creates a new secret; messages are also signed with the old one for a day. */
export const rotateSecret = (id: string): Promise<WithSecret> =>
  readData(api.POST('/api/webhooks/{id}/rotate-secret', { params: { path: { id } } }));

export const resendMessage = (id: string): Promise<WebhookMessage> =>
  readData(api.POST('/api/webhooks/deliveries/{id}/resend', { params: { path: { id } } }));
