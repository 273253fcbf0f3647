import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsNumber,
  IsOptional,
  IsString,
  IsUrl,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { Omittable } from '../../common/errors/omittable.js';

const trimmed = ({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value);

/** US dollars; null is none. */
const Dollars = (max: number) =>
  applyDecorators(
    IsOptional(),
    Max(max, { message: `must be at most ${max.toLocaleString('en')}` }),
    Min(0, { message: 'must be 0 or more' }),
    IsNumber({}, { message: 'must be a number' }),
  );

/** What to change; what is left out stays. */
export class AiConnectionInput {
  /** Of an OpenAI-compatible server, with `/v1`. Empty disconnects. Another address needs its key again. */
  @Omittable()
  @Transform(trimmed)
  @ValidateIf(({ baseUrl }: AiConnectionInput) => baseUrl !== '')
  @MaxLength(500, { message: 'must be at most 500 characters long' })
  @IsUrl(
    { protocols: ['http', 'https'], require_protocol: true, require_tld: false },
    { message: 'must be an http or https address' },
  )
  baseUrl?: string;

  /** Never answered again. Empty removes it. */
  @Omittable()
  @Transform(trimmed)
  @ApiProperty({ maxLength: 500, writeOnly: true })
  @MaxLength(500, { message: 'must be at most 500 characters long' })
  @IsString({ message: 'must be a text' })
  key?: string;

  @Omittable()
  @Transform(trimmed)
  @MaxLength(200, { message: 'must be at most 200 characters long' })
  @IsString({ message: 'must be a text' })
  model?: string;

  /** The address may lead into our own network, as that of a model on this machine does. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  allowPrivate?: boolean;

  /** US dollars per million tokens of a question; null when not known. */
  @Dollars(100_000)
  promptPrice?: number | null;

  /** US dollars per million tokens of an answer; null when not known. */
  @Dollars(100_000)
  completionPrice?: number | null;

  /** US dollars a day for everybody together; null is no limit. Needs known prices. */
  @Dollars(1_000_000)
  dailyBudget?: number | null;
}

/** The model that answers, and what it costs. */
export class AiConnectionDto {
  /** A model is set up. */
  configured: boolean;
  /** The address that is asked; empty without one. */
  baseUrl: string;
  /** A key is kept. It is never answered. */
  hasKey: boolean;
  /** The key's last four characters; null without a key. */
  keyEnd: string | null;
  model: string;
  allowPrivate: boolean;
  promptPrice: number | null;
  completionPrice: number | null;
  dailyBudget: number | null;
  /** Fields that the environment of the server sets. */
  @ApiProperty({ enum: ['baseUrl', 'key', 'model'], isArray: true })
  fixed: ('baseUrl' | 'key' | 'model')[];
  /** US dollars today, of everybody together; null when a price is not known. */
  spentToday: number | null;
  /** Calls today, of everybody together. */
  callsToday: number;
}

export class AiConnectionTestDto {
  ok: boolean;
  /** What happened, for people. */
  message: string;
  /** Model that answered; null when none did. */
  model: string | null;
  durationMs: number;
}

export class AiModelDto {
  id: string;
}
