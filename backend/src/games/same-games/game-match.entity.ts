import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { MatchConfidence, MatchEvidence } from './match-games.js';
import type { MatchStatus } from './game-matches.types.js';

/** Two games, each known from one store, that are or may be the same. People's decisions outlast later searches. */
@Entity('game_matches')
@Index('game_matches_pair_idx', ['androidBundleId', 'iosBundleId'], { unique: true })
@Index('game_matches_linked_idx', ['iosBundleId'], { unique: true, where: `status = 'linked'` })
export class GameMatch {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The id that a linked game keeps. */
  @Column({ name: 'android_bundle_id', type: 'text' })
  androidBundleId: string;

  /** While linked, another id of the same game. */
  @Column({ name: 'ios_bundle_id', type: 'text' })
  iosBundleId: string;

  @Column({ type: 'text' })
  status: MatchStatus;

  @Column({ type: 'text' })
  confidence: MatchConfidence;

  @Column({ type: 'jsonb' })
  evidence: MatchEvidence[];

  /** Null when that account was deleted, too. */
  @Index('game_matches_decided_by_idx')
  @Column({ name: 'decided_by', type: 'uuid', nullable: true })
  decidedBy: string | null;

  /** Null when nobody decided: it is proposed, or was linked automatically. */
  @Column({ name: 'decided_at', type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
