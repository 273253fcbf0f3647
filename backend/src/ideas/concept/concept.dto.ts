import { plainToInstance, Transform, Type } from 'class-transformer';
import { IsArray, IsObject, IsOptional, IsString, Matches, MaxLength, ValidateNested } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Omittable } from '../../common/errors/omittable.js';
import { LineOfText, MaxItems, ONE_LINE } from '../../common/errors/text-fields.js';
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
  applyDecorators(FieldText(max), Matches(ONE_LINE, { message: 'must be one line' }));

/** A game that the idea is compared with. */
export class ComparableDto {
  /** Title of the game. */
  title: string;
  /** What it shares or how it differs, in one line; may be empty. */
  note: string;
  /** Bundle id in the catalog; null for a game that is not in it. */
  bundleId: string | null;
}

/** The core loop at three time scales; each text is empty until somebody fills it in. */
export class CoreLoopDto {
  /** What happens within seconds. */
  moment: string;
  /** What one session adds up to. */
  session: string;
  /** What brings players back for weeks. */
  weeks: string;
}

/** The concept of an idea; each text is empty until somebody fills it in. */
export class ConceptDto implements Concept {
  /** The idea in one sentence. */
  pitch: string;
  /** Who the player gets to be. */
  fantasy: string;
  /** Where and when the game takes place. */
  setting: string;
  /** Who the game is for. */
  audience: string;
  /** What players do within seconds, a session and weeks. */
  coreLoop: CoreLoopDto;
  /** How the game earns money. */
  monetization: string;
  /** How the game looks. */
  artDirection: string;
  /** Games that it is compared with. */
  @AtMost(IDEA_LIMITS.comparables)
  comparables: ComparableDto[];
  /** The biggest risk. */
  risk: string;
  /** What to test first, and what would prove it. */
  firstTest: string;
}

/** A game that the idea is compared with. */
export class ComparableInput {
  /** Title of the game. */
  @LineOfText(300)
  title: string;

  /** What it shares or how it differs, in one line. */
  @FieldLine(IDEA_LIMITS.concept)
  note?: string;

  /** Bundle id in the catalog; null or left out for a game that is not in it. */
  @IsOptional()
  @MaxLength(255, { message: 'must be at most 255 characters long' })
  @IsString({ message: 'must be a text' })
  bundleId?: string | null;
}

/** Steps of the core loop; those left out keep their text, an empty text clears one. */
export class CoreLoopInput {
  /** What happens within seconds. */
  @FieldText(IDEA_LIMITS.concept)
  moment?: string;

  /** What one session adds up to. */
  @FieldText(IDEA_LIMITS.concept)
  session?: string;

  /** What brings players back for weeks. */
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

/** Fields of the concept; those left out keep their text, an empty text clears one. */
export class ConceptInput implements ConceptChanges {
  /** The idea in one sentence, one line. */
  @FieldLine(IDEA_LIMITS.pitch)
  pitch?: string;

  /** Who the player gets to be. */
  @FieldText(IDEA_LIMITS.concept)
  fantasy?: string;

  /** Where and when the game takes place. */
  @FieldText(IDEA_LIMITS.concept)
  setting?: string;

  /** Who the game is for. */
  @FieldText(IDEA_LIMITS.concept)
  audience?: string;

  /** What players do within seconds, a session and weeks. */
  @Omittable()
  @Type(() => CoreLoopInput)
  @ValidateNested({ message: 'must have moment, session and weeks' })
  @IsObject({ message: 'must have moment, session and weeks' })
  coreLoop?: CoreLoopInput;

  /** How the game earns money. */
  @FieldText(IDEA_LIMITS.concept)
  monetization?: string;

  /** How the game looks. */
  @FieldText(IDEA_LIMITS.concept)
  artDirection?: string;

  /** Replaces the whole list; a plain text is read as the title of a game. */
  @Omittable()
  @Type(() => ComparableInput)
  @Transform(toComparables)
  @ValidateNested({ each: true, message: 'must be a list of games with title and note' })
  @MaxItems(IDEA_LIMITS.comparables, { message: `may be at most ${IDEA_LIMITS.comparables} games` })
  @IsArray({ message: 'must be a list of games' })
  comparables?: ComparableInput[];

  /** The biggest risk. */
  @FieldText(IDEA_LIMITS.concept)
  risk?: string;

  /** What to test first, and what would prove it. */
  @FieldText(IDEA_LIMITS.concept)
  firstTest?: string;
}
