import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { AtMost } from '../../common/list/at-most.decorator.js';

/** Which idea the prompts are shown for. */
export class PromptQuery {
  /** Id of an idea of mine, to show what would be sent about it; examples are shown when left out. */
  @IsOptional()
  @IsUUID(undefined, { message: 'must be the id of an idea' })
  ideaId?: string;
}

/** All that there are. */
export const MOST_PROMPTS = 20;
/** Of a prompt as it is shown: without the talk before. */
export const MOST_MESSAGES = 10;

/** One message of a prompt. */
export class PromptMessageDto {
  /** Role of the message in the chat completion. */
  @ApiProperty({ enum: ['system', 'user', 'assistant'] })
  role: string;
  /** Text as it is sent. */
  content: string;
}

/** A prompt as a model receives it. */
export class PromptDto {
  /** What the prompt is for. */
  name: string;
  /** Changes whenever the wording does; stored with each answer. */
  version: string;
  /** Messages in the order they are sent. */
  @AtMost(MOST_MESSAGES)
  messages: PromptMessageDto[];
  /** JSON Schema that the answer must match; null when plain text is requested. */
  schema: string | null;
}
