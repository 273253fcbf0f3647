import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A description that a person entered for a game. */
@Entity('game_descriptions')
export class GameDescription {
  @PrimaryColumn({ name: 'bundle_id', type: 'text' })
  bundleId: string;

  @Column({ type: 'text' })
  text: string;

  @Index('game_descriptions_entered_by_idx')
  @Column({ name: 'entered_by', type: 'uuid', nullable: true })
  enteredBy: string | null;

  @Column({ name: 'entered_at', type: 'timestamptz' })
  enteredAt: Date;
}
