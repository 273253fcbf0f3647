import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** One person's label for grouping games. */
@Entity('tags')
@Index('tags_created_by_name_key', ['createdBy', 'nameKey'], { unique: true })
@Index('tags_name_idx', ['nameKey', 'id'])
export class Tag {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  name: string;

  /** Normalized name, for comparison. */
  @Column({ name: 'name_key', type: 'text' })
  nameKey: string;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  /** Null when that account was deleted. */
  @Column({ name: 'created_by', type: 'uuid', nullable: true })
  createdBy: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

/** The assignment of a tag to a game. */
@Entity('game_tags')
export class GameTag {
  @PrimaryColumn({ name: 'tag_id', type: 'uuid' })
  tagId: string;

  @Index('game_tags_game_id_idx')
  @PrimaryColumn({ name: 'game_id', type: 'text' })
  gameId: string;

  @Index('game_tags_created_by_idx')
  @Column({ name: 'created_by', type: 'uuid', nullable: true })
  createdBy: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
