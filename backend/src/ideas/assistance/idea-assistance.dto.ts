import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Omittable } from '../../common/errors/omittable.js';
import { CountryCode, LineOfText, MaxItems, VisibleText } from '../../common/errors/text-fields.js';
import {
  IDEA_ENGINES,
  type IdeaEngineId,
  IDEA_LIMITS,
  ITEM_LISTS,
  type ItemList,
  SOURCE_TYPES,
  type SourceType,
  ANSWER_LIMITS,
} from '../ideas.types.js';
import { AtMost } from '../../common/list/at-most.decorator.js';
import { trimText } from '../../common/errors/transforms.js';

const engineName = { message: `must be one of ${IDEA_ENGINES.join(', ')}` };

const trimEach = ({ value }: { value: unknown }) =>
  Array.isArray(value)
    ? value.map((text: unknown) => (typeof text === 'string' ? text.trim() : text))
    : value;
const eachText = { each: true, message: 'must be a list of texts' };
const eachLength = {
  each: true,
  message: `each must have 1 to ${IDEA_LIMITS.item.toLocaleString('en')} characters`,
};
const tooMany = { message: `must be at most ${IDEA_LIMITS.items} texts` };

/** Items of an input, in its own words. */
const ItemTexts = () =>
  applyDecorators(
    ApiProperty({ items: { type: 'string', minLength: 1, maxLength: IDEA_LIMITS.item } }),
    Transform(trimEach),
    Length(1, IDEA_LIMITS.item, eachLength),
    IsString(eachText),
    MaxItems(IDEA_LIMITS.items, tooMany),
    IsArray({ message: 'must be a list of texts' }),
  );

/** What is asked for besides the inputs; blank is none. */
export const ConstraintText = () =>
  applyDecorators(
    ApiProperty({ maxLength: 300 }),
    Omittable(),
    Transform(trimText),
    MaxLength(300, { message: 'must be at most 300 characters long' }),
    IsString({ message: 'must be a text' }),
  );

export const EngineName = () => applyDecorators(Omittable(), IsIn(IDEA_ENGINES, engineName));

/** Market whose charts are read. */
export const MarketCountry = () =>
  applyDecorators(ApiProperty({ example: 'us' }), Omittable(), CountryCode());

/** A game, an idea or a text to make a new idea from. */
export class BrainstormInputDto {
  /** Name of the game or idea, or a text of your own. */
  @LineOfText(300)
  name: string;

  /** Its mechanics, in any wording; may be empty. */
  @ItemTexts()
  mechanics: string[];

  /** Its meta elements, in any wording; may be empty. */
  @ItemTexts()
  metaElements: string[];

  /** Items to use although their confidence in the analysis is not high. */
  @Omittable()
  @ItemTexts()
  keep?: string[];

  /** Items not to use. */
  @Omittable()
  @ItemTexts()
  drop?: string[];

  /** Items that every variant must have. */
  @Omittable()
  @ItemTexts()
  pin?: string[];

  /** What `sourceId` refers to; required with it. */
  @Omittable()
  @IsIn(SOURCE_TYPES, { message: `must be one of ${SOURCE_TYPES.join(', ')}` })
  type?: SourceType;

  /** Id of an idea of mine or bundle id of a game; stored as a source of the new idea. */
  @Omittable()
  @VisibleText(255)
  sourceId?: string;
}

export class BrainstormRequestDto {
  /** What to combine into one idea. */
  @Type(() => BrainstormInputDto)
  @ValidateNested({ each: true, message: 'must be a list of inputs' })
  @MaxItems(IDEA_LIMITS.inputs, { message: `may be at most ${IDEA_LIMITS.inputs} inputs` })
  @ArrayMinSize(1, { message: 'needs at least one input' })
  @IsArray({ message: 'must be a list of inputs' })
  inputs: BrainstormInputDto[];

  /** Engine to use; the default engine when left out. */
  @EngineName()
  engine?: IdeaEngineId;

  /** Number of the attempt with these inputs, from 0; each number gives another idea. */
  @Omittable()
  @Max(10_000, { message: 'must be at most 10,000' })
  @Min(0, { message: 'must be 0 or more' })
  @IsInt({ message: 'must be a whole number' })
  attempt?: number;

  /** Further requirement, such as "cozy", "one hand" or a place. */
  @ConstraintText()
  constraint?: string;

  /** Two-letter code of the market whose charts are used; my default market, or `us`, when left out. */
  @MarketCountry()
  country?: string;
}

const ELEMENT_TYPES = [...ITEM_LISTS, 'concept'] as const;

export class AssistRequestDto {
  /** What should be improved, in your own words. */
  @VisibleText(IDEA_LIMITS.question)
  question: string;

  /** List that the item belongs to; `concept` for a field of the concept. */
  @IsIn(ELEMENT_TYPES, { message: `must be one of ${ELEMENT_TYPES.join(', ')}` })
  elementType: ItemList | 'concept';

  /** Id of the item; for `concept` the name of a field, or `moment`, `session` or `weeks` of the core loop. */
  @MaxLength(64, { message: 'must be at most 64 characters long' })
  @IsString({ message: 'must be a text' })
  elementId: string;

  /** Engine to use; the default engine when left out. */
  @EngineName()
  engine?: IdeaEngineId;
}

/** A better wording for an item; the idea itself is not changed. */
export class AssistAnswerDto {
  /** The best wording. */
  suggestion: string;
  /** Other wordings, at most two. */
  @AtMost(ANSWER_LIMITS.suggestions - 1)
  alternatives: string[];
  /** Names of what the suggestion is based on. */
  @AtMost(ANSWER_LIMITS.basis)
  basis: string[];
  /** Who answered: `built-in` or `openai`. */
  engine: string;
}
