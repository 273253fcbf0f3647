import type { components } from '../schema';
import type { Webhook } from '../types';

type Schemas = components['schemas'];
export type WebhookType = Webhook['types'][number];
export type WebhookMessage = Schemas['WebhookDeliveryDto'];
