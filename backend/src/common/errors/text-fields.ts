import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsString,
  Matches,
  MaxLength,
  MinLength,
  ValidateBy,
  type ValidationOptions,
} from 'class-validator';
import { parseDay } from '../time/clock.js';
import { trimText } from './transforms.js';

/** Not in the API document: validators without Unicode patterns would reject it. */
export const ONE_LINE = /^[^\p{Cc}\u2028\u2029]*$/u;

const COUNTRY = /^[a-zA-Z]{2}$/;
/** Marks and invisible characters alone are blank. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}]/u;

// The document generator does not see nested decorators, so these state their limits.

const atMost = (max: number) => `must be at most ${max.toLocaleString('en')} characters long`;

/** A text, trimmed, 1 to `max` characters; line breaks are kept. NULs and lone surrogates are refused with the body. */
export const VisibleText = (max: number) =>
  applyDecorators(
    ApiProperty({ minLength: 1, maxLength: max }),
    Transform(trimText),
    IsString({ message: 'must be a text' }),
    MaxLength(max, { message: atMost(max) }),
    Matches(VISIBLE, { message: 'must not be blank' }),
  );

/** A {@link VisibleText} in one line. */
export const LineOfText = (max: number) =>
  applyDecorators(VisibleText(max), Matches(ONE_LINE, { message: 'must be one line' }));

/** Several lines, trimmed, at most `max` characters; an empty text becomes null. */
export const LongText = (max: number) =>
  applyDecorators(
    ApiProperty({ maxLength: max }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value)),
    IsString({ message: 'must be a text' }),
    MaxLength(max, { message: atMost(max) }),
  );

/** Each element is one line of 1 to `max` characters. */
export const EachLineOfText = (max: number) =>
  applyDecorators(
    ApiProperty({ items: { type: 'string', minLength: 1, maxLength: max } }),
    MinLength(1, { each: true, message: 'must not contain empty texts' }),
    MaxLength(max, { each: true, message: `each ${atMost(max)}` }),
    Matches(ONE_LINE, { each: true, message: 'each must be one line' }),
    IsString({ each: true, message: 'must be texts' }),
  );

/** A text that matches a pattern; add an `@example` for readers. */
export const TextLike = (pattern: RegExp, message: string) =>
  applyDecorators(ApiProperty({ pattern: pattern.source }), Matches(pattern, { message }));

const readCountry = (code: unknown): unknown => (typeof code === 'string' ? code.trim().toLowerCase() : code);

/** A country with a storefront, in either case; read in lower case. */
export const CountryCode = () =>
  applyDecorators(
    ApiProperty({ pattern: COUNTRY.source }),
    Transform(({ value }: { value: unknown }) => readCountry(value)),
    Matches(COUNTRY, { message: 'must be a two-letter country code' }),
  );

/** Each element is a {@link CountryCode}. */
export const EachCountryCode = () =>
  applyDecorators(
    ApiProperty({ items: { type: 'string', pattern: COUNTRY.source } }),
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(readCountry) : value)),
    Matches(COUNTRY, { each: true, message: 'must contain two-letter country codes' }),
  );

/** A day of the calendar, such as 2026-11-22; the validator for ISO dates takes weeks too, which `Date` does not read. */
export const IsDay = () =>
  applyDecorators(
    ApiProperty({ format: 'date' }),
    ValidateBy(
      {
        name: 'isDay',
        validator: { validate: (value) => typeof value === 'string' && parseDay(value) !== null },
      },
      { message: 'must be a day such as 2026-11-22' },
    ),
  );

/** Each element matches a pattern. */
export const EachTextLike = (pattern: RegExp, message: string) =>
  applyDecorators(
    ApiProperty({ items: { type: 'string', pattern: pattern.source } }),
    Matches(pattern, { each: true, message }),
    IsString({ each: true, message }),
  );

/** A list of at most `max` elements. */
export const MaxItems = (max: number, options: ValidationOptions) =>
  applyDecorators(ApiProperty({ maxItems: max }), ArrayMaxSize(max, options));
