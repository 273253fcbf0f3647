import { IsIn, IsOptional, MaxLength } from 'class-validator';
import { LineOfText, LongText, TextLike } from '../../common/errors/text-fields.js';
import type { ListSpec } from '../../common/list/list-query.js';
import { BUNDLE_ID } from '../../games/games.types.js';
import { ITEM_KINDS, type ItemKind } from '../analyses.types.js';
import {
  PROPOSAL_STATUSES,
  PROPOSAL_TYPES,
  type ProposalStatus,
  type ProposalType,
} from './taxonomy-proposals.types.js';
import { AtMost } from '../../common/list/at-most.decorator.js';
import { MOST_TOLD } from '../../ai/taxonomy/taxonomy.types.js';

export const MOST_NAMED = 20;
/** Games that an entry is shown with. */
export const MOST_GAMES = 12;

/** An entry by name. */
export class EntryNameDto {
  id: string;
  name: string;
}

/** A mechanic or meta element that games are analyzed for. */
export class TaxonomyEntryDto {
  id: string;
  kind: ItemKind;
  name: string;
  /** What it stands with: `Monetization`. */
  family: string;
  definition: string;
  /** Other names of it. */
  @AtMost(MOST_TOLD)
  aliases: string[];
  /** Entries near it. */
  @AtMost(MOST_TOLD)
  related: EntryNameDto[];
  /** The entry it is a finer form of. */
  within: EntryNameDto | null;
  /** What tells it from the entries near it; null of an entry that the team added. */
  boundary: string | null;
  /** Sentences of store pages that belong here. */
  @AtMost(MOST_TOLD)
  examples: string[];
  /** A sentence that looks alike and belongs elsewhere. */
  counterexample: string | null;
  /** Where the counterexample belongs. */
  instead: EntryNameDto | null;
  /** True of an entry that the team added. */
  team: boolean;
  /** Games whose current analysis names it, less those where it was rejected. */
  games: number;
  /** How often analysts confirmed or corrected it. */
  confirmed: number;
  rejected: number;
}

/** A game that an entry was found in, and the sentence that says so. */
export class EntryGameDto {
  bundleId: string;
  title: string;
  iconUrl: string | null;
  confidence: 'high' | 'medium' | 'low';
  /** Null where the answer quotes nothing. */
  quote: string | null;
}

/** A proposed change of the taxonomy. */
export class TaxonomyProposalDto {
  id: string;
  type: ProposalType;
  status: ProposalStatus;
  /** The entry it is about; of a proposed entry the id that it gets. */
  entryId: string;
  kind: ItemKind;
  name: string;
  /** Of a proposed entry. */
  definition: string | null;
  /** Wordings that give the entry away, one a line; of `mute` the cue that was wrong. */
  cue: string;
  /** The sentence it was taken from. */
  quote: string | null;
  /** The game of that sentence. */
  bundleId: string | null;
  title: string | null;
  /** Null when the product itself proposes it. */
  proposedBy: string | null;
  proposedByName: string | null;
  proposedAt: Date;
  decidedBy: string | null;
  decidedByName: string | null;
  decidedAt: Date | null;
}

/** A proposed entry, or further words for one. */
export class TaxonomyProposalInput {
  @IsIn(['entry', 'cue'])
  type: 'entry' | 'cue';

  /** Of `cue`: the entry that the words give away. */
  @IsOptional()
  @MaxLength(100)
  entryId?: string;

  /** Of `entry`. */
  @IsOptional()
  @IsIn(ITEM_KINDS)
  kind?: ItemKind;

  /** Of `entry`. */
  @IsOptional()
  @LineOfText(60)
  name?: string;

  /** Of `entry`: one sentence that says what players do or get. */
  @IsOptional()
  @LineOfText(300)
  definition?: string;

  /** Words that give it away, one wording a line, each of 1 to 8 words in a row. */
  @LongText(600)
  cue: string;

  /** A sentence of a store page that says so. */
  @IsOptional()
  @LongText(1_000)
  quote?: string | null;

  /** The game of that page. */
  @IsOptional()
  @TextLike(BUNDLE_ID, 'is not a bundle id')
  bundleId?: string;
}

export class ProposalDecisionInput {
  /** `open` takes a decision back. */
  @IsIn(PROPOSAL_STATUSES)
  status: ProposalStatus;
}

/** A game whose analysis would change. */
export class EffectGameDto {
  bundleId: string;
  title: string;
  /** Whether it gains the entry, loses it, or has it with another confidence. */
  change: 'gained' | 'lost' | 'changed';
  /** With the proposal; without it where the entry is lost. */
  confidence: 'high' | 'medium' | 'low';
  quote: string | null;
}

/** What a proposal would change about the analyses of all stored texts. */
export class ProposalEffectDto {
  /** Texts that were looked through. */
  texts: number;
  /** False when there are more texts than were looked through. */
  complete: boolean;
  gained: number;
  lost: number;
  changed: number;
  /** The first twenty of them. */
  @AtMost(MOST_NAMED)
  games: EffectGameDto[];
}

const COLUMNS = [
  ...(['id', 'type', 'status', 'entryId', 'kind', 'name', 'definition', 'cue', 'quote'] as const),
  ...(['bundleId', 'title', 'proposedBy', 'proposedByName', 'proposedAt'] as const),
  ...(['decidedBy', 'decidedByName', 'decidedAt'] as const),
] as const;

export const PROPOSAL_LIST: ListSpec<keyof TaxonomyProposalDto> = {
  resource: 'taxonomy-proposals',
  columns: COLUMNS,
  types: { timestamp: ['proposedAt', 'decidedAt'] },
  sort: ['proposedAt', 'decidedAt', 'name'],
  defaultOrder: 'DESC',
  filter: { status: [...PROPOSAL_STATUSES], type: [...PROPOSAL_TYPES], entryId: 'text' },
};
