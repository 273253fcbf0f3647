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
import { trimText } from '../../common/errors/transforms.js';

/** US dollars; null is none. */
const Dollars = (max: number) =>
  applyDecorators(
    IsOptional(),
    Max(max, { message: `must be at most ${max.toLocaleString('en')}` }),
    Min(0, { message: 'must be 0 or more' }),
    IsNumber({}, { message: 'must be a number' }),
  );

/** Fields to change; omitted ones stay. */
export class AiConnectionInput {
  /**
   * Base URL of an OpenAI-compatible server, including `/v1`; empty disconnects. A new address requires its key
   * again.
   */
  @Omittable()
  @Transform(trimText)
  @ValidateIf(({ baseUrl }: AiConnectionInput) => baseUrl !== '')
  @MaxLength(500, { message: 'must be at most 500 characters long' })
  @IsUrl(
    { protocols: ['http', 'https'], require_protocol: true, require_tld: false, disallow_auth: true },
    { message: 'must be an http or https address without a name and password' },
  )
  baseUrl?: string;

  /** API key, never returned; empty removes it. */
  @Omittable()
  @Transform(trimText)
  @ApiProperty({ maxLength: 500, writeOnly: true })
  @MaxLength(500, { message: 'must be at most 500 characters long' })
  @IsString({ message: 'must be a text' })
  key?: string;

  /** Name of the model, as the server lists it. */
  @Omittable()
  @Transform(trimText)
  @MaxLength(200, { message: 'must be at most 200 characters long' })
  @IsString({ message: 'must be a text' })
  model?: string;

  /** True allows addresses in your own network, for instance a model on this machine. */
  @Omittable()
  @IsBoolean({ message: 'must be true or false' })
  allowPrivate?: boolean;

  /** US dollars per million prompt tokens; null when unknown. */
  @Dollars(100_000)
  promptPrice?: number | null;

  /** US dollars per million tokens of an answer; null when unknown. */
  @Dollars(100_000)
  completionPrice?: number | null;

  /** Most to spend per UTC day for all people together, in US dollars; null is no limit. Requires known prices. */
  @Dollars(1_000_000)
  dailyBudget?: number | null;
}

/** The connected model and its cost. */
export class AiConnectionDto {
  /** True when a model is connected. */
  configured: boolean;
  /** Base URL of the server; empty when none is connected. */
  baseUrl: string;
  /** True when a key is stored; the key itself is never returned. */
  hasKey: boolean;
  /** Last four characters of the key; null without a key. */
  keyEnd: string | null;
  /** Name of the model; empty when none is chosen. */
  model: string;
  /** True when the address may be in your own network. */
  allowPrivate: boolean;
  /** US dollars per million prompt tokens; null when unknown. */
  promptPrice: number | null;
  /** US dollars per million tokens of an answer; null when unknown. */
  completionPrice: number | null;
  /** Most to spend per UTC day for all people together, in US dollars; null is no limit. */
  dailyBudget: number | null;
  /** Fields set by environment variables, which cannot be changed here. */
  @ApiProperty({ enum: ['baseUrl', 'key', 'model'], isArray: true })
  fixed: ('baseUrl' | 'key' | 'model')[];
  /** Spent today (UTC) by all people together, in US dollars; null when a price is unknown. */
  spentToday: number | null;
  /** Calls today (UTC) by all people together. */
  callsToday: number;
}

export class AiConnectionTestDto {
  /** True when the model answered. */
  ok: boolean;
  /** Result, for display. */
  message: string;
  /** Model that answered; null when none did. */
  model: string | null;
  /** Duration of the test in milliseconds. */
  durationMs: number;
}

export class AiModelDto {
  /** Name of the model, as the server lists it. */
  id: string;
}
