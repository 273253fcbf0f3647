import { IsIn } from 'class-validator';
import type { ListSpec } from '../../common/list/list-query.js';
import { MATCH_CLUES, type MatchClue, type MatchConfidence } from './match-games.js';
import {
  MATCH_DECISIONS,
  MATCH_STATUSES,
  type MatchDecision,
  type MatchStatus,
} from './game-matches.types.js';
import { AtMost } from '../../common/list/at-most.decorator.js';

/** One of the two games of a pair; once linked, both are the game with the id of Google Play. */
export class MatchedGameDto {
  bundleId: string;
  /** Title in its store; the bundle id when the game is not known any more. */
  title: string;
  developer: string | null;
  iconUrl: string | null;
}

/** What the two stores say, and whether it speaks for one game. */
export class MatchEvidenceDto {
  clue: MatchClue;
  android: string;
  ios: string;
  agrees: boolean;
}

/** Two games, one from each store, that are or may be the same game. */
export class GameMatchDto {
  id: string;
  android: MatchedGameDto;
  ios: MatchedGameDto;
  /** `proposed` waits for a decision; `linked` is one game; `rejected` and `split` stay two. */
  status: MatchStatus;
  /** `high` was linked without asking. */
  confidence: MatchConfidence;
  @AtMost(MATCH_CLUES.length)
  evidence: MatchEvidenceDto[];
  /** Null when nobody decided. */
  decidedBy: string | null;
  decidedByName: string | null;
  decidedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** A decision about a pair. It stays, whatever a later search finds. */
export class MatchDecisionInput {
  /** `accept` makes the two one game, `split` makes them two again, `reject` keeps them apart. */
  @IsIn(Object.keys(MATCH_DECISIONS), { message: 'must be one of accept, reject, split' })
  decision: MatchDecision;
}

export const GAME_MATCH_LIST: ListSpec<keyof GameMatchDto> = {
  resource: 'game-matches',
  followed: true,
  columns: [
    ...(['id', 'android', 'ios', 'status', 'confidence', 'evidence', 'decidedBy', 'decidedByName'] as const),
    ...(['decidedAt', 'createdAt', 'updatedAt'] as const),
  ],
  types: { timestamp: ['decidedAt', 'createdAt', 'updatedAt'] },
  sort: ['updatedAt', 'createdAt', 'status', 'confidence'],
  defaultOrder: 'DESC',
  filter: {
    q: 'search',
    status: MATCH_STATUSES,
    confidence: ['high', 'medium'],
    clue: MATCH_CLUES,
    bundleId: 'text',
    updatedSince: 'date',
  },
};
