import { PartialType } from '@nestjs/swagger';
import { IsIn, IsUUID } from 'class-validator';
import { GivenText } from '../common/text/given-text.js';
import { Omittable } from '../common/errors/omittable.js';
import type { ListSpec } from '../common/list/list-query.js';
import { ConceptDto, ComparableDto } from '../ideas/concept/concept.dto.js';
import { IdeaItemDto } from '../ideas/ideas.dto.js';
import { IDEA_ENGINES, type IdeaEngineId, ANSWER_LIMITS, IDEA_LIMITS } from '../ideas/ideas.types.js';
import type { ChatMessage } from './chat-message.entity.js';
import type { Cite } from './cites.js';
import { MAX_MESSAGE } from './chat.types.js';
import { AtMost } from '../common/list/at-most.decorator.js';

/** A changed idea that the assistant proposes; `PUT /api/ideas/{id}` with it applies it. */
export class ProposedIdeaDto extends PartialType(ConceptDto) {
  name: string;
  @AtMost(IDEA_LIMITS.items)
  coreMechanics: IdeaItemDto[];
  @AtMost(IDEA_LIMITS.items)
  metaElements: IdeaItemDto[];
  /** Comparable games. */
  @AtMost(IDEA_LIMITS.comparables)
  override comparables?: ComparableDto[];
  /** The version it was made from: when the idea has moved on, the PUT answers 409. */
  version: number;
}

/** Something that an answer rests on. */
export class CiteDto implements Cite {
  kind: 'item' | 'game' | 'figure';
  label: string;
  /** Id of the idea's item, or bundle id of the game; null of a reading of the charts. */
  ref: string | null;
}

/** One message of the talk about an idea. */
export class ChatMessageDto {
  id: string;
  /** `user` is me, `ai` the assistant. */
  role: 'user' | 'ai';
  content: string;
  createdAt: Date;
  /** Of my messages: sent again with this id, a message is stored only once. */
  clientId: string | null;
  /** Of an answer: the message that it answers. */
  replyTo: string | null;
  /** Of an answer: the change it proposes. */
  updatedIdea: ProposedIdeaDto | null;
  /** Of an answer: `built-in` or `openai`. */
  engine: string | null;
  /** Of an answer: what it rests on. */
  @AtMost(ANSWER_LIMITS.cites)
  cites: CiteDto[];
  /** Of an answer: I stopped it, so this is only its beginning. */
  stopped: boolean;
}

export class ChatInput {
  @GivenText(MAX_MESSAGE)
  message: string;

  @Omittable()
  @IsIn(IDEA_ENGINES, { message: `must be one of ${IDEA_ENGINES.join(', ')}` })
  engine?: IdeaEngineId;

  /**
   * Names this message. Sent again with the same id after a failure or a lost answer, the message is stored only once:
   * an answer that exists is given again, one that was stopped or never came is made anew.
   */
  @Omittable()
  @IsUUID(undefined, { message: 'must be a UUID' })
  clientId?: string;
}

/** The assistant's answer. */
export class ChatAnswerDto {
  message: ChatMessageDto;
  /** My message as it is stored. */
  question: ChatMessageDto;
  /** Present when the answer proposes a change of the idea; the same as `message.updatedIdea`. */
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
