import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength, MinLength } from 'class-validator';

const trimmed = ({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value);

/** A trimmed text of one line, 1 to `max` characters; zero characters and lone surrogates are refused with the body. */
export const LineOfText = (max: number) =>
  applyDecorators(
    Transform(trimmed),
    MinLength(1, { message: 'must not be empty' }),
    MaxLength(max, { message: `must be at most ${max.toLocaleString('en')} characters long` }),
    Matches(/^[^\p{Cc}\u2028\u2029]*$/u, { message: 'must be one line' }),
    IsString({ message: 'must be a text' }),
  );

/** A trimmed text of several lines, at most `max` characters; an empty one becomes null. */
export const LongText = (max: number) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value)),
    MaxLength(max, { message: `must be at most ${max.toLocaleString('en')} characters long` }),
    IsString({ message: 'must be a text' }),
  );

/** Every element a text of one line, 1 to `max` characters. */
export const EachLineOfText = (max: number) =>
  applyDecorators(
    MinLength(1, { each: true, message: 'must not hold empty texts' }),
    MaxLength(max, {
      each: true,
      message: `each must be at most ${max.toLocaleString('en')} characters long`,
    }),
    Matches(/^[^\p{Cc}\u2028\u2029]*$/u, { each: true, message: 'each must be one line' }),
    IsString({ each: true, message: 'must be texts' }),
  );
