import type { ListSpec } from '../../common/list/list-query.js';
import { MATCH_CLUES, type MatchClue, type MatchConfidence } from './match-games.js';
import { MATCH_STATUSES, type MatchStatus } from './game-matches.types.js';
import { AtMost } from '../../common/list/at-most.decorator.js';

/** One game of a pair. Once linked, both games have the Google Play id. */
export class MatchedGameDto {
  /** Bundle id: the id of the game in `/api/games/{id}`. */
  bundleId: string;
  /** Title in its store; the bundle id when the game no longer exists. */
  title: string;
  /** Developer as the store names it; null when unknown. */
  developer: string | null;
  /** Address of the icon on the store's server; null when unknown. */
  iconUrl: string | null;
}

/** What both stores say about one clue, and whether that suggests the same game. */
export class MatchEvidenceDto {
  /** What was compared, for instance titles, developers or icons. */
  clue: MatchClue;
  /** What Google Play says. */
  android: string;
  /** What the App Store says. */
  ios: string;
  /** True when it suggests the same game, false when it suggests two different ones. */
  agrees: boolean;
}

/** Two games, one per store, that are or may be the same game. */
export class GameMatchDto {
  /** UUID of the pair. */
  id: string;
  /** The game on Google Play. */
  android: MatchedGameDto;
  /** The game on the App Store. */
  ios: MatchedGameDto;
  /**
   * `proposed` awaits a decision; `linked` is one game; `rejected` was never linked; `split` was linked once and is
   * two games again.
   */
  status: MatchStatus;
  /** `high` was linked automatically; `medium` needs a decision. */
  confidence: MatchConfidence;
  /** Clues that were compared, including those that speak against a match. */
  @AtMost(MATCH_CLUES.length)
  evidence: MatchEvidenceDto[];
  /** Profile id of the person who decided; null when nobody did, or when that account was deleted. */
  decidedBy: string | null;
  /** Display name or email of that person; null when nobody decided. */
  decidedByName: string | null;
  /** When it was decided (UTC); null when nobody did. */
  decidedAt: Date | null;
  /** When the pair was found (UTC). */
  createdAt: Date;
  /** When its status or evidence last changed (UTC). */
  updatedAt: Date;
}

export const GAME_MATCH_LIST: ListSpec<keyof GameMatchDto> = {
  resource: 'unified-games',
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
