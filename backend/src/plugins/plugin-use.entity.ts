import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person's installation and rating of a plugin. */
@Entity('plugin_uses')
export class PluginUse {
  @PrimaryColumn({ name: 'plugin_id', type: 'uuid' })
  pluginId: string;

  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ type: 'boolean', default: false })
  installed: boolean;

  @Column({ type: 'integer', default: 0 })
  downloads: number;

  @Column({ type: 'smallint', nullable: true })
  stars: number | null;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
