import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person's arrangement of the screens; only the back office interprets the entries. */
@Entity('user_view_states')
export class UserViewState {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ type: 'jsonb', default: {} })
  entries: Record<string, unknown>;
}
