import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Theme } from './settings.types.js';

/** A person's settings; people without a row have the defaults. */
@Entity('user_settings')
export class UserSettings {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ name: 'email_notifications', type: 'boolean', default: true })
  emailNotifications: boolean;

  @Column({ name: 'push_notifications', type: 'boolean', default: false })
  pushNotifications: boolean;

  @Column({ name: 'product_updates', type: 'boolean', default: true })
  productUpdates: boolean;

  @Column({ name: 'single_key_shortcuts', type: 'boolean', default: true })
  singleKeyShortcuts: boolean;

  @Column({ type: 'text', default: 'dark' })
  theme: Theme;

  /** When the person was last notified of new requests for access. */
  @Column({ name: 'request_notice_at', type: 'timestamptz', nullable: true, select: false })
  requestNoticeAt: Date | null;
}
