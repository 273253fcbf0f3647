import { api, readData } from '../client';
import type { components } from '../schema';
import type { Webhook } from '../types';

type Schemas = components['schemas'];
export type WebhookType = Webhook['types'][number];
export type WebhookMessage = Schemas['WebhookDeliveryDto'];
type WebhookInput = Schemas['WebhookInput'];
type WithSecret = Schemas['WebhookSecretDto'];

/** Adds a webhook; its secret is in this answer only. */
export const createWebhook = (body: WebhookInput): Promise<WithSecret> =>
  readData(api.POST('/api/webhooks', { body }));

/** Sends a message now and once, and says how that went. */
export const testWebhook = (id: string): Promise<WebhookMessage> =>
  readData(api.POST('/api/webhooks/{id}/test', { params: { path: { id } } }));

/** Makes a new secret; the one before signs along for a day. */
export const rotateSecret = (id: string): Promise<WithSecret> =>
  readData(api.POST('/api/webhooks/{id}/rotate-secret', { params: { path: { id } } }));

export const resendMessage = (id: string): Promise<WebhookMessage> =>
  readData(api.POST('/api/webhooks/deliveries/{id}/resend', { params: { path: { id } } }));
