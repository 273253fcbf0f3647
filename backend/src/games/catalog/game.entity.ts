import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/**
 * A game, regardless of the store. An iOS game known only by its track id has the id `id<trackId>` until a lookup.
 */
@Entity('games')
export class Game {
  @PrimaryColumn({ name: 'bundle_id', type: 'text' })
  bundleId: string;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text', nullable: true })
  developer: string | null;

  @Column({ name: 'icon_url', type: 'text', nullable: true })
  iconUrl: string | null;

  /** Storefront that the title came from; the home storefront takes precedence. */
  @Column({ name: 'title_country', type: 'text', nullable: true })
  titleCountry: string | null;

  /** True while everything known about it comes from the sample catalog. */
  @Column({ type: 'boolean', default: false })
  sample: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
