import { PartialType } from '@nestjs/swagger';
import { IsIn, IsUUID } from 'class-validator';
import { VisibleText } from '../common/errors/text-fields.js';
import { Omittable } from '../common/errors/omittable.js';
import type { ListSpec } from '../common/list/list-query.js';
import { ConceptDto, ComparableDto } from '../ideas/concept/concept.dto.js';
import { IdeaItemDto } from '../ideas/ideas.dto.js';
import { IDEA_ENGINES, type IdeaEngineId, ANSWER_LIMITS, IDEA_LIMITS } from '../ideas/ideas.types.js';
import type { ChatMessage } from './chat-message.entity.js';
import type { Cite } from './cites.js';
import { MAX_MESSAGE } from './chat.types.js';
import { AtMost } from '../common/list/at-most.decorator.js';

/** A change of the idea that the assistant proposes; apply it with `PUT /api/ideas/{id}`. */
export class ProposedIdeaDto extends PartialType(ConceptDto) {
  /** Name of the idea, one line. */
  name: string;
  /** Core mechanics, in the order people see them. Replaces the whole list. */
  @AtMost(IDEA_LIMITS.items)
  coreMechanics: IdeaItemDto[];
  /** Meta elements, in the order people see them. Replaces the whole list. */
  @AtMost(IDEA_LIMITS.items)
  metaElements: IdeaItemDto[];
  /** Comparable games. Replaces the whole list. */
  @AtMost(IDEA_LIMITS.comparables)
  override comparables?: ComparableDto[];
  /** Version of the idea that the proposal is based on; the PUT answers 409 when the idea has changed since. */
  version: number;
}

/** A source of an answer. */
export class CiteDto implements Cite {
  /** `item`: item of the idea. `game`: a game. `figure`: a figure from the charts. */
  kind: 'item' | 'game' | 'figure';
  /** Text to show. */
  label: string;
  /** Id of the item or bundle id of the game; null for a figure. */
  ref: string | null;
}

/** One message of the chat about an idea. */
export class ChatMessageDto {
  /** Id of the message. */
  id: string;
  /** `user`: I wrote it. `ai`: the assistant did. */
  role: 'user' | 'ai';
  /** Text of the message. */
  content: string;
  /** When the message was stored; the chat is sorted by it. */
  createdAt: Date;
  /** The `clientId` that my message was sent with; null for answers and messages sent without one. */
  clientId: string | null;
  /** Id of the message that this answers; null for my messages. */
  replyTo: string | null;
  /** The change that the answer proposes; null when it proposes none and for my messages. */
  updatedIdea: ProposedIdeaDto | null;
  /** `built-in` or `openai`; null for my messages. */
  engine: string | null;
  /** Sources of the answer; empty for my messages. */
  @AtMost(ANSWER_LIMITS.cites)
  cites: CiteDto[];
  /** True when I stopped the answer: `content` is only its beginning. */
  stopped: boolean;
}

export class ChatInput {
  /** What to ask or tell the assistant. */
  @VisibleText(MAX_MESSAGE)
  message: string;

  /** Who answers; the default engine when omitted. */
  @Omittable()
  @IsIn(IDEA_ENGINES, { message: `must be one of ${IDEA_ENGINES.join(', ')}` })
  engine?: IdeaEngineId;

  /**
   * Identifies the message across retries: sent again with the same id, it is stored only once. An existing answer
   * is returned; a stopped or missing one is generated.
   */
  @Omittable()
  @IsUUID(undefined, { message: 'must be a UUID' })
  clientId?: string;
}

/** My message and the answer of the assistant. */
export class ChatAnswerDto {
  /** The answer. */
  message: ChatMessageDto;
  /** My message as stored. */
  question: ChatMessageDto;
  /** Present when the answer proposes a change of the idea; equal to `message.updatedIdea`. */
  updatedIdea?: ProposedIdeaDto;
}

export const CHAT_LIST: ListSpec<keyof ChatMessageDto> = {
  resource: 'messages',
  columns: [
    'id',
    'role',
    'content',
    'createdAt',
    'clientId',
    'replyTo',
    'updatedIdea',
    'engine',
    'cites',
    'stopped',
  ],
  types: { boolean: ['stopped'], timestamp: ['createdAt'] },
  sort: ['createdAt'],
  filter: { role: ['user', 'ai'], q: 'search', updatedSince: 'date' },
};

export function toChatMessageDto(row: ChatMessage): ChatMessageDto {
  const { id, role, content, createdAt, clientId, replyTo, updatedIdea, engine, cites, stopped } = row;
  return { id, role, content, createdAt, clientId, replyTo, updatedIdea, engine, cites, stopped };
}

export function toChatAnswerDto(question: ChatMessage, answer: ChatMessage): ChatAnswerDto {
  const message = toChatMessageDto(answer);
  return {
    message,
    question: toChatMessageDto(question),
    ...(message.updatedIdea ? { updatedIdea: message.updatedIdea } : {}),
  };
}
