import { plainToInstance, Transform, Type } from 'class-transformer';
import { IsArray, IsObject, IsOptional, IsString, Matches, MaxLength, ValidateNested } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Omittable } from '../../common/errors/omittable.js';
import { MaxItems } from '../../common/errors/text-fields.js';
import { GivenLine } from '../../common/text/given-text.js';
import type { ConceptChanges } from './concept.js';
import { type Concept, IDEA_LIMITS } from '../ideas.types.js';
import { AtMost } from '../../common/list/at-most.decorator.js';

const clean = ({ value }: { value: unknown }): unknown =>
  value === null ? '' : typeof value === 'string' ? value.trim() : value;

/** A text that may be empty; null empties it. */
const FieldText = (max: number) =>
  applyDecorators(
    ApiProperty({ maxLength: max }),
    Omittable(),
    Transform(clean),
    MaxLength(max, { message: `must be at most ${max.toLocaleString('en')} characters long` }),
    IsString({ message: 'must be a text' }),
  );

/** A {@link FieldText} in one line. */
const FieldLine = (max: number) =>
  applyDecorators(FieldText(max), Matches(/^[^\p{Cc}\u2028\u2029]*$/u, { message: 'must be one line' }));

/** A game that this idea stands beside. */
export class ComparableDto {
  title: string;
  /** What it shares or how it differs, in one line. */
  note: string;
  /** Of a game of the catalogue. */
  bundleId: string | null;
}

export class CoreLoopDto {
  /** What happens within seconds. */
  moment: string;
  /** What one session adds up to. */
  session: string;
  /** What brings people back for weeks. */
  weeks: string;
}

/** What an idea says beside its lists. Empty until somebody writes it down. */
export class ConceptDto implements Concept {
  /** The idea in one sentence. */
  pitch: string;
  /** Who the player gets to be. */
  fantasy: string;
  setting: string;
  audience: string;
  coreLoop: CoreLoopDto;
  monetization: string;
  artDirection: string;
  /** Comparable games. */
  @AtMost(IDEA_LIMITS.comparables)
  comparables: ComparableDto[];
  /** The biggest risk. */
  risk: string;
  /** What to try first, and what would prove it. */
  firstTest: string;
}

export class ComparableInput {
  @GivenLine(300)
  title: string;

  @FieldLine(IDEA_LIMITS.concept)
  note?: string;

  @IsOptional()
  @MaxLength(255, { message: 'must be at most 255 characters long' })
  @IsString({ message: 'must be a text' })
  bundleId?: string | null;
}

export class CoreLoopInput {
  @FieldText(IDEA_LIMITS.concept)
  moment?: string;

  @FieldText(IDEA_LIMITS.concept)
  session?: string;

  @FieldText(IDEA_LIMITS.concept)
  weeks?: string;
}

/** A title alone stands for a game without a note. Read as it was sent: a text is no object to fill. */
const toComparables = ({ obj }: { obj: { comparables?: unknown } }): unknown =>
  Array.isArray(obj.comparables)
    ? obj.comparables.map((one: unknown) =>
        plainToInstance(ComparableInput, typeof one === 'string' ? { title: one } : one),
      )
    : obj.comparables;

/** Fields of a concept; what is left out stays, an empty text empties the field. */
export class ConceptInput implements ConceptChanges {
  @FieldLine(IDEA_LIMITS.pitch)
  pitch?: string;

  @FieldText(IDEA_LIMITS.concept)
  fantasy?: string;

  @FieldText(IDEA_LIMITS.concept)
  setting?: string;

  @FieldText(IDEA_LIMITS.concept)
  audience?: string;

  @Omittable()
  @Type(() => CoreLoopInput)
  @ValidateNested({ message: 'must have moment, session and weeks' })
  @IsObject({ message: 'must have moment, session and weeks' })
  coreLoop?: CoreLoopInput;

  @FieldText(IDEA_LIMITS.concept)
  monetization?: string;

  @FieldText(IDEA_LIMITS.concept)
  artDirection?: string;

  @Omittable()
  @Type(() => ComparableInput)
  @Transform(toComparables)
  @ValidateNested({ each: true, message: 'must be a list of games with title and note' })
  @MaxItems(IDEA_LIMITS.comparables, { message: `may be at most ${IDEA_LIMITS.comparables} games` })
  @IsArray({ message: 'must be a list of games' })
  comparables?: ComparableInput[];

  @FieldText(IDEA_LIMITS.concept)
  risk?: string;

  @FieldText(IDEA_LIMITS.concept)
  firstTest?: string;
}
