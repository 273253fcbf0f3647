import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { MARKET_EVENT_TYPES } from '../../market-events/market-events.types.js';
import {
  AlertMessageDto,
  AnalysisMessageDto,
  JobMessageDto,
  MarketEventDto,
  TestMessageDto,
  UserRequestMessageDto,
} from './messages.dto.js';
import { ALERT_TYPE, type DeliveryType, DELIVERY_TYPES, TEST_TYPE } from '../webhooks.types.js';

type Model = new () => object;

/** Schemas that only occur in messages. */
export const MESSAGE_MODELS = [
  MarketEventDto,
  AlertMessageDto,
  AnalysisMessageDto,
  JobMessageDto,
  TestMessageDto,
  UserRequestMessageDto,
];

const HEADERS = {
  'webhook-id': 'Id of the message: the same however often it is sent, so that it can be taken once.',
  'webhook-timestamp': 'When it was sent, in seconds since 1970.',
  'webhook-signature':
    'Signatures `v1,…` of id, timestamp and body, separated by spaces: one of each valid secret.',
};

/**
 * Adds the section `webhooks`: one entry per type of message.
 * @returns their operations
 */
export function addMessages(document: OpenAPIObject) {
  const messages = Object.fromEntries(DELIVERY_TYPES.map((type) => [type, describeMessage(type)]));
  Object.assign(document, { webhooks: messages });
  return Object.values(messages).map(({ post }) => post);
}

function describeMessage(type: DeliveryType) {
  const { model, text } = findModel(type);
  const schema = {
    type: 'object',
    required: ['type', 'timestamp', 'data'],
    properties: {
      type: { type: 'string', enum: [type] },
      timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
      data: { $ref: getSchemaPath(model) },
    },
  };
  return {
    post: {
      operationId: `message_${type.replaceAll('.', '_')}`,
      tags: ['webhooks'],
      summary: type,
      description: `${text} Answer with a 2xx status within 15 seconds; 410 turns the webhook off, anything else is tried again for four days.`,
      parameters: Object.entries(HEADERS).map(([name, description]) => ({
        ...{ name, in: 'header' as const, required: true, description, schema: { type: 'string' as const } },
      })),
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: { '204': { description: 'Taken.' }, '410': { description: 'No more messages are wanted.' } },
      security: [],
    },
  };
}

function findModel(type: DeliveryType): { model: Model; text: string } {
  if (type === TEST_TYPE) return { model: TestMessageDto, text: 'What the test button sends.' };
  if (type === ALERT_TYPE)
    return { model: AlertMessageDto, text: 'An alert, sent to the address of its rule only.' };
  if ((MARKET_EVENT_TYPES as readonly string[]).includes(type))
    return { model: MarketEventDto, text: 'A market event, as `GET /api/events` lists it.' };
  if (type.startsWith('job.')) return { model: JobMessageDto, text: 'A job ended.' };
  if (type === 'analysis.stored')
    return { model: AnalysisMessageDto, text: 'An analysis of a game was stored.' };
  return { model: UserRequestMessageDto, text: 'A request for an account was made or decided.' };
}
