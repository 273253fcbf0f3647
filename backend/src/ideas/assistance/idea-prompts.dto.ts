import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';

/** About which idea the prompts are. */
export class PromptQuery {
  /** Shows what would be sent about this idea of mine; without it the prompts are shown on examples. */
  @IsOptional()
  @IsUUID(undefined, { message: 'must be the id of an idea' })
  ideaId?: string;
}

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
  messages: PromptMessageDto[];
  /** JSON Schema of the answer; null where plain text is asked for. */
  schema: string | null;
}
