import { Type } from 'class-transformer';
import {
  ArrayMinSize,
  IsArray,
  IsInt,
  IsObject,
  IsString,
  Length,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { Omittable } from '../../common/errors/omittable.js';
import { MaxItems, TextLike } from '../../common/errors/text-fields.js';
import { ConceptDto } from '../concept/concept.dto.js';
import { GivenLine } from '../../common/text/given-text.js';
import { BrainstormInputDto, ConstraintText, EngineName, MarketCountry } from './idea-assistance.dto.js';
import { type IdeaEngineId, IDEA_LIMITS, ANSWER_LIMITS } from '../ideas.types.js';
import { AtMost } from '../../common/list/at-most.decorator.js';
import { AXES } from '../engine/variants/variant.types.js';

const VARIANT_ID = 'must be the id of a variant';
const IsVariantId = () => TextLike(/^\d{1,5}-[0-4]$/, VARIANT_ID);

/** Which variant each part is taken from, by its id. */
export class VariantPartsInput {
  @IsVariantId()
  setting: string;

  @IsVariantId()
  choice: string;

  @IsVariantId()
  pressure: string;

  @IsVariantId()
  reward: string;
}

/** Parts of variants in words, for a connected model to join. */
export class VariantTextsInput {
  @GivenLine(400)
  setting: string;

  @GivenLine(400)
  choice: string;

  @GivenLine(400)
  pressure: string;

  @GivenLine(400)
  reward: string;
}

export class VariantsRequestDto {
  @Type(() => BrainstormInputDto)
  @ValidateNested({ each: true, message: 'must be a list of inputs' })
  @MaxItems(IDEA_LIMITS.inputs, { message: `may be at most ${IDEA_LIMITS.inputs} inputs` })
  @ArrayMinSize(1, { message: 'needs at least one input' })
  @IsArray({ message: 'must be a list of inputs' })
  inputs: BrainstormInputDto[];

  /** Items of any input to use although they were not found with high confidence. */
  @Omittable()
  @Length(1, IDEA_LIMITS.item, { each: true, message: 'must be a list of items' })
  @IsString({ each: true, message: 'must be a list of items' })
  @MaxItems(IDEA_LIMITS.items, { message: `must be at most ${IDEA_LIMITS.items} texts` })
  @IsArray({ message: 'must be a list of items' })
  keep?: string[];

  /** What is asked for besides: "cozy", "one hand", a place. */
  @ConstraintText()
  constraint?: string;

  /** How many of the five, from the first. */
  @Omittable()
  @Max(5, { message: 'must be at most 5' })
  @Min(1, { message: 'must be 1 or more' })
  @IsInt({ message: 'must be a whole number' })
  count?: number;

  /** Which five, from 0: each number gives five others. */
  @Omittable()
  @Max(10_000, { message: 'must be at most 10,000' })
  @Min(0, { message: 'must be 0 or more' })
  @IsInt({ message: 'must be a whole number' })
  more?: number;

  /** Asks for one variant from parts of others of the same inputs and constraint. */
  @Omittable()
  @Type(() => VariantPartsInput)
  @ValidateNested({ message: 'must name a variant for each part' })
  @IsObject({ message: 'must name a variant for each part' })
  combine?: VariantPartsInput;

  /** Asks the connected model for one variant from these parts; variants of a model cannot be combined by id. */
  @Omittable()
  @Type(() => VariantTextsInput)
  @ValidateNested({ message: 'must have a text for each part' })
  @IsObject({ message: 'must have a text for each part' })
  compose?: VariantTextsInput;

  /** Who makes them; a connected model when there is one. */
  @EngineName()
  engine?: IdeaEngineId;

  /** Market whose charts are read, as two letters; my default market, else `us`. */
  @MarketCountry()
  country?: string;
}

export class VariantItemDto {
  content: string;
  /** `keep`: from a source · `complement`: added because it fits. */
  rule: 'keep' | 'swap' | 'complement' | 'twist';
  /** Index of the input; null when the engine added the item. */
  source: number | null;
  /** The source's own words; null when the engine added the item. */
  from: string | null;
  /** Taxonomy id; null when the words are somebody's own. */
  taxonomyId: string | null;
  /** How certain the analysis of the source was of it; null when the words are somebody's own. */
  confidence: 'high' | 'medium' | 'low' | null;
}

export class VariantPartsDto {
  setting: string;
  choice: string;
  pressure: string;
  reward: string;
}

export class VariantKeptDto {
  /** Index of the input. */
  source: number;
  name: string;
  /** Items of it that the variant has. */
  @AtMost(IDEA_LIMITS.items)
  items: string[];
}

/** An idea to choose. Nothing is stored: `POST /api/ideas` saves one. */
export class VariantDto extends ConceptDto {
  /** Names it within these inputs, for `combine`. */
  id: string;
  /** What it changes most. */
  axis: 'setting' | 'audience' | 'coreTwist' | 'progression' | 'business' | 'combined';
  name: string;
  /** Why it holds together, in one sentence. */
  why: string;
  parts: VariantPartsDto;
  @AtMost(IDEA_LIMITS.items)
  coreMechanics: VariantItemDto[];
  @AtMost(IDEA_LIMITS.items)
  metaElements: VariantItemDto[];
  @AtMost(IDEA_LIMITS.inputs)
  kept: VariantKeptDto[];
}

/** Chosen items, or an item and the constraint, that do not go together. */
export class VariantClashDto {
  one: string;
  other: string;
  reason: string;
}

export class VariantLeftDto {
  /** Name of the input. */
  source: string;
  text: string;
  why: string;
}

export class VariantsDto {
  @AtMost(AXES.length)
  variants: VariantDto[];
  @AtMost(ANSWER_LIMITS.clashes)
  clashes: VariantClashDto[];
  /** Items that were not used, with the reason. */
  @AtMost(IDEA_LIMITS.inputs * 2 * IDEA_LIMITS.items)
  left: VariantLeftDto[];
  /** What is missing or could not be read. */
  @AtMost(ANSWER_LIMITS.notes)
  notes: string[];
  engine: string;
}
