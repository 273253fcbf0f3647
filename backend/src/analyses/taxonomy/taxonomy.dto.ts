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

export const MAX_NAMED = 20;
/** Games that an entry is shown with. */
export const MAX_GAMES = 12;

/** Reference to a taxonomy entry. */
export class EntryNameDto {
  /** Taxonomy id. */
  id: string;
  /** Name of the entry. */
  name: string;
}

/** A mechanic or meta element that games are analyzed for. */
export class TaxonomyEntryDto {
  /** Taxonomy id, which items of analyses refer to. */
  id: string;
  /** Whether it is a mechanic or a meta element. */
  kind: ItemKind;
  /** Name of the entry. */
  name: string;
  /** Group of entries it belongs to, such as `Monetization`. */
  family: string;
  /** What players do or get, in one sentence. */
  definition: string;
  /** Other names of the entry. */
  @AtMost(MOST_TOLD)
  aliases: string[];
  /** Similar entries. */
  @AtMost(MOST_TOLD)
  related: EntryNameDto[];
  /** The more general entry; null when there is none. */
  within: EntryNameDto | null;
  /** How it differs from similar entries; null for an entry that the team added. */
  boundary: string | null;
  /** Sentences of store pages that prove this entry. */
  @AtMost(MOST_TOLD)
  examples: string[];
  /** A sentence that looks similar but belongs to `instead`; null when there is none. */
  counterexample: string | null;
  /** The entry that the counterexample belongs to; null when there is none. */
  instead: EntryNameDto | null;
  /** Whether the team added the entry. */
  team: boolean;
  /** Games whose current analysis contains it, without those where it was rejected. */
  games: number;
  /** How often analysts confirmed or corrected it. */
  confirmed: number;
  /** How often analysts rejected it. */
  rejected: number;
}

/** A game whose analysis contains an entry, with its evidence. */
export class EntryGameDto {
  /** Bundle id of the game. */
  bundleId: string;
  /** Title of the game. */
  title: string;
  /** Address of the icon; null when the game has none. */
  iconUrl: string | null;
  /** How certain the engine is. */
  confidence: 'high' | 'medium' | 'low';
  /** Sentence of the store text that proves it; null when the engine quoted none. */
  quote: string | null;
}

/** A proposed change of the taxonomy. */
export class TaxonomyProposalDto {
  /** Id of the proposal. */
  id: string;
  /** `entry` adds an entry, `cue` adds wordings to one, `mute` disables a cue. */
  type: ProposalType;
  /** Only accepted proposals affect analyses. */
  status: ProposalStatus;
  /** Taxonomy id of the entry it is about; for `entry`, the id the new entry gets. */
  entryId: string;
  /** Whether the entry is a mechanic or a meta element. */
  kind: ItemKind;
  /** Name of the entry. */
  name: string;
  /** Definition of the new entry; null unless the type is `entry`. */
  definition: string | null;
  /** Wordings that prove the entry, one per line; for `mute`, the cue to disable. */
  cue: string;
  /** Sentence that the cue was taken from; null when none was given. */
  quote: string | null;
  /** Bundle id of the game with that sentence; null when there is none. */
  bundleId: string | null;
  /** Title of that game; null when there is none. */
  title: string | null;
  /** Id of the person who proposed it; null for the product itself or when the account is gone. */
  proposedBy: string | null;
  /** Display name or email of that person; null when there is none. */
  proposedByName: string | null;
  /** When it was proposed. */
  proposedAt: Date;
  /** Id of the person who accepted or rejected it; null while it is open or when the account is gone. */
  decidedBy: string | null;
  /** Display name or email of that person; null when there is none. */
  decidedByName: string | null;
  /** When it was decided; null while it is open. */
  decidedAt: Date | null;
}

/** A new entry, or new wordings for an existing one. */
export class TaxonomyProposalInput {
  /** `entry` proposes a new entry, `cue` more wordings for an existing one. */
  @IsIn(['entry', 'cue'])
  type: 'entry' | 'cue';

  /** For `cue`: taxonomy id of the entry. */
  @IsOptional()
  @MaxLength(100)
  entryId?: string;

  /** For `entry`: whether it is a mechanic or a meta element. */
  @IsOptional()
  @IsIn(ITEM_KINDS)
  kind?: ItemKind;

  /** For `entry`: its name. */
  @IsOptional()
  @LineOfText(60)
  name?: string;

  /** For `entry`: what players do or get, in one sentence. */
  @IsOptional()
  @LineOfText(300)
  definition?: string;

  /** Wordings that prove the entry, one per line, each of 1 to 8 consecutive words. */
  @LongText(600)
  cue: string;

  /** Sentence of a store page that contains one of them. */
  @IsOptional()
  @LongText(1_000)
  quote?: string | null;

  /** Bundle id of the game of that page. */
  @IsOptional()
  @TextLike(BUNDLE_ID, 'is not a bundle id')
  bundleId?: string;
}

export class ProposalDecisionInput {
  /** `open` undoes a decision. */
  @IsIn(PROPOSAL_STATUSES)
  status: ProposalStatus;
}

/** A game whose analysis the proposal would change. */
export class EffectGameDto {
  /** Bundle id of the game. */
  bundleId: string;
  /** Title of the game. */
  title: string;
  /** `gained`: gets the entry. `lost`: loses it. `changed`: gets another confidence. */
  change: 'gained' | 'lost' | 'changed';
  /** Confidence with the proposal; for `lost`, the confidence without it. */
  confidence: 'high' | 'medium' | 'low';
  /** Sentence that proves the entry; null when there is none. */
  quote: string | null;
}

/** How a proposal would change the analyses of all stored texts. */
export class ProposalEffectDto {
  /** Texts that were analyzed for this. */
  texts: number;
  /** False when more texts are stored than were analyzed. */
  complete: boolean;
  /** Games that would get the entry. */
  gained: number;
  /** Games that would lose the entry. */
  lost: number;
  /** Games that would get another confidence. */
  changed: number;
  /** The first 20 of these games. */
  @AtMost(MAX_NAMED)
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
