import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { AtMost } from '../../common/list/at-most.decorator.js';

/** About which idea the prompts are. */
export class PromptQuery {
  /** Shows what would be sent about this idea of mine; without it the prompts are shown on examples. */
  @IsOptional()
  @IsUUID(undefined, { message: 'must be the id of an idea' })
  ideaId?: string;
}

/** All that there are. */
export const MOST_PROMPTS = 20;
/** Of a prompt as it is shown: without the talk before. */
export const MOST_MESSAGES = 10;

export class PromptMessageDto {
  @ApiProperty({ enum: ['system', 'user', 'assistant'] })
  role: string;
  content: string;
}

/** A prompt as a model gets it. */
export class PromptDto {
  name: string;
  /** Raised with every change of its words. */
  version: string;
  @AtMost(MOST_MESSAGES)
  messages: PromptMessageDto[];
  /** JSON Schema of the answer; null where plain text is asked for. */
  schema: string | null;
}
