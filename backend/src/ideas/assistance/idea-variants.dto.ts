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
import { LineOfText, MaxItems, TextLike } from '../../common/errors/text-fields.js';
import { ConceptDto } from '../concept/concept.dto.js';
import { BrainstormInputDto, ConstraintText, EngineName, MarketCountry } from './idea-assistance.dto.js';
import { type IdeaEngineId, IDEA_LIMITS, ANSWER_LIMITS } from '../ideas.types.js';
import { AtMost } from '../../common/list/at-most.decorator.js';
import { AXES } from '../engine/variants/variant.types.js';

const VARIANT_ID = 'must be the id of a variant';
const IsVariantId = () => TextLike(/^\d{1,5}-[0-4]$/, VARIANT_ID);

/** Id of the variant that each part is taken from. */
export class VariantPartsInput {
  /** Variant whose setting is used. */
  @IsVariantId()
  setting: string;

  /** Variant whose player choice is used. */
  @IsVariantId()
  choice: string;

  /** Variant whose pressure is used. */
  @IsVariantId()
  pressure: string;

  /** Variant whose reward is used. */
  @IsVariantId()
  reward: string;
}

/** Texts of parts, for a connected model to join. */
export class VariantTextsInput {
  /** Where the game takes place. */
  @LineOfText(400)
  setting: string;

  /** What the player decides. */
  @LineOfText(400)
  choice: string;

  /** What makes the decision hard. */
  @LineOfText(400)
  pressure: string;

  /** What the player gets for it. */
  @LineOfText(400)
  reward: string;
}

export class VariantsRequestDto {
  /** Games, ideas or texts to combine; the order of the inputs is their index in the answer. */
  @Type(() => BrainstormInputDto)
  @ValidateNested({ each: true, message: 'must be a list of inputs' })
  @MaxItems(IDEA_LIMITS.inputs, { message: `may be at most ${IDEA_LIMITS.inputs} inputs` })
  @ArrayMinSize(1, { message: 'needs at least one input' })
  @IsArray({ message: 'must be a list of inputs' })
  inputs: BrainstormInputDto[];

  /** Items of any input to use although their confidence is not high. */
  @Omittable()
  @Length(1, IDEA_LIMITS.item, { each: true, message: 'must be a list of items' })
  @IsString({ each: true, message: 'must be a list of items' })
  @MaxItems(IDEA_LIMITS.items, { message: `must be at most ${IDEA_LIMITS.items} texts` })
  @IsArray({ message: 'must be a list of items' })
  keep?: string[];

  /** Further requirement, such as "cozy", "one hand" or a place. */
  @ConstraintText()
  constraint?: string;

  /** Number of variants to return, of five; all five when left out. */
  @Omittable()
  @Max(5, { message: 'must be at most 5' })
  @Min(1, { message: 'must be 1 or more' })
  @IsInt({ message: 'must be a whole number' })
  count?: number;

  /** Which set of five, from 0; each number gives five other variants. */
  @Omittable()
  @Max(10_000, { message: 'must be at most 10,000' })
  @Min(0, { message: 'must be 0 or more' })
  @IsInt({ message: 'must be a whole number' })
  more?: number;

  /** Requests one variant that joins parts of variants with the same inputs and constraint. */
  @Omittable()
  @Type(() => VariantPartsInput)
  @ValidateNested({ message: 'must name a variant for each part' })
  @IsObject({ message: 'must name a variant for each part' })
  combine?: VariantPartsInput;

  /** Requests one variant of the connected model from these texts; variants of a model cannot be combined by id. */
  @Omittable()
  @Type(() => VariantTextsInput)
  @ValidateNested({ message: 'must have a text for each part' })
  @IsObject({ message: 'must have a text for each part' })
  compose?: VariantTextsInput;

  /** Engine to use; a connected model when left out and there is one. */
  @EngineName()
  engine?: IdeaEngineId;

  /** Two-letter code of the market whose charts are used; my default market, or `us`, when left out. */
  @MarketCountry()
  country?: string;
}

/** A mechanic or meta element of a variant. */
export class VariantItemDto {
  /** Text of the item. */
  content: string;
  /** `keep`: from a source. `complement`: added because it fits. */
  rule: 'keep' | 'swap' | 'complement' | 'twist';
  /** Index of the input, from 0; null when the engine added the item. */
  source: number | null;
  /** Wording of the source; null when the engine added the item. */
  from: string | null;
  /** Taxonomy id; null for a wording of your own. */
  taxonomyId: string | null;
  /** Confidence of the item in the analysis of the source; null for a wording of your own. */
  confidence: 'high' | 'medium' | 'low' | null;
}

/** The four parts of a variant, which `combine` can exchange. */
export class VariantPartsDto {
  /** Where the game takes place. */
  setting: string;
  /** What the player decides. */
  choice: string;
  /** What makes the decision hard. */
  pressure: string;
  /** What the player gets for it. */
  reward: string;
}

/** What a variant keeps of one input. */
export class VariantKeptDto {
  /** Index of the input, from 0. */
  source: number;
  /** Name of the input. */
  name: string;
  /** Items of the input that the variant has, in the wording of the input. */
  @AtMost(IDEA_LIMITS.items)
  items: string[];
}

/** An idea to choose from. It is not stored; save it with `POST /api/ideas`. */
export class VariantDto extends ConceptDto {
  /** Id of the variant among these inputs, for `combine`. */
  id: string;
  /** What the variant changes most; `combined` for one that joins parts of others. */
  axis: 'setting' | 'audience' | 'coreTwist' | 'progression' | 'business' | 'combined';
  /** Proposed name of the idea. */
  name: string;
  /** Why it works, in one sentence. */
  why: string;
  /** Its four parts as texts. */
  parts: VariantPartsDto;
  /** Core mechanics, in the order people see them. */
  @AtMost(IDEA_LIMITS.items)
  coreMechanics: VariantItemDto[];
  /** Meta elements, in the order people see them. */
  @AtMost(IDEA_LIMITS.items)
  metaElements: VariantItemDto[];
  /** What it keeps of each input. */
  @AtMost(IDEA_LIMITS.inputs)
  kept: VariantKeptDto[];
}

/** Chosen items, or an item and the constraint, that contradict each other. */
export class VariantClashDto {
  /** Text of the item. */
  one: string;
  /** Text of the other item, or the constraint. */
  other: string;
  /** Why they contradict each other, in one sentence. */
  reason: string;
}

/** An item that was not used. */
export class VariantLeftDto {
  /** Name of the input. */
  source: string;
  /** Text of the item. */
  text: string;
  /** Why it was not used. */
  why: string;
}

export class VariantsDto {
  /** Variants to choose from, one per axis. */
  @AtMost(AXES.length)
  variants: VariantDto[];
  /** Contradictions in what was chosen. */
  @AtMost(ANSWER_LIMITS.clashes)
  clashes: VariantClashDto[];
  /** Items that were not used, with the reason. */
  @AtMost(IDEA_LIMITS.inputs * 2 * IDEA_LIMITS.items)
  left: VariantLeftDto[];
  /** What is missing or could not be read, one sentence each. */
  @AtMost(ANSWER_LIMITS.notes)
  notes: string[];
  /** Who made them. */
  engine: IdeaEngineId;
}
