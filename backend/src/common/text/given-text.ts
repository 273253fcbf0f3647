import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, Length, Matches } from 'class-validator';
import { trimText } from '../errors/transforms.js';

/** A trimmed, non-blank text. */
export const GivenText = (max: number) =>
  applyDecorators(
    // The document generator does not see nested decorators.
    ApiProperty({ minLength: 1, maxLength: max }),
    Transform(trimText),
    Length(1, max, { message: `must have 1 to ${max.toLocaleString('en')} characters` }),
    IsString({ message: 'must be a text' }),
  );

/** A {@link GivenText} without line breaks and control characters. */
export const GivenLine = (max: number) =>
  applyDecorators(GivenText(max), Matches(/^[^\p{Cc}\u2028\u2029]*$/u, { message: 'must be one line' }));
